/**
 * Everything from the reveal on is told one after another: a card turns over where it lay, is read, and goes to whoever
 * takes it. Where nothing flies all of it is there at once and stays written until somebody taps or acts.
 */
import { tick } from 'svelte';
import { land, still } from '../../flight';
import { LATE_MS, paced } from '../../pace';
import type { Event, Portrait } from '../../protocol/games/fox-grapes';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { teller } from '../../told/sentences';
import { foreword, skipped, unfolded } from './telling';
import { Turning } from './turning';
import type { Unfolding } from './unfolding.svelte';

/** More than this many reveals behind, the picture is no help any more. */
const FAR_BEHIND = 12;
/** The last call has come to its card before the first one is turned up. */
const CALL_MS = 700;
/** What was called one's own card is read first. */
const OWN_CALL_MS = 2400;
/** So long it stands at the plate that somebody has nothing to do. */
const SKIPPED_MS = 1600;
/** A screen that nobody can tap shows what is past in this share of the time, as soon as something newer waits. */
const HURRY = 0.4;

interface Waiting {
  event: Event;
  /** Which of the table's news it came with. */
  news: number;
}

export const isReveal = ({ type }: Event): boolean => ['opened', 'opened_alone', 'acted', 'pushed'].includes(type);

export class Reveals {
  private readonly waiting: Waiting[] = [];
  private running = false;
  private skips = 0;
  private news = 0;
  private shown = 0;
  private late: ReturnType<typeof setTimeout> | undefined;
  private wake: (() => void) | undefined;

  private readonly turning: Turning;

  constructor(private readonly room: Room, board: HTMLElement, private readonly unfolding: Unfolding) {
    this.turning = new Turning(board, unfolding);
  }

  /** Before the page draws the new state. since: the number of the last entry before. */
  add(before: Portrait, events: readonly Event[], after: Portrait, since: number): void {
    const isStill = still() || document.hidden;
    if ((isStill && this.unfolding.isOn) || this.waiting.length > FAR_BEHIND) this.skip();
    this.news += 1;
    if (events.some(isReveal) && isStill) this.write(events);
    else if (events.some(isReveal)) this.begin(before, events, after, since);
    else if (events.length > 0) this.beOnTime();
    const shown = isStill ? events.filter(({ type }) => type === 'ended') : events;
    this.waiting.push(...shown.map((event) => ({ event, news: this.news })));
    if (!this.running) void this.run();
  }

  /** Nothing waits for a picture, and what was written has been read. */
  skip(): void {
    this.skips += 1;
    this.waiting.length = 0;
    this.end();
    this.turning.stop();
    this.wake?.();
    land();
  }

  private begin(before: Portrait, events: readonly Event[], after: Portrait, since: number): void {
    this.unfolding.begin(before, events, after);
    const { showing } = this.room;
    showing.begin(() => this.skip(), Math.min(showing.until, since));
  }

  private end(): void {
    clearTimeout(this.late);
    this.late = undefined;
    this.unfolding.end();
    this.unfolding.lines = [];
    this.room.showing.end();
  }

  private write(events: readonly Event[]): void {
    this.unfolding.skipped = new Map();
    this.unfolding.lines = events.flatMap((event) => this.line(event));
    for (const event of events) this.mark(event);
  }

  private beOnTime(): void {
    if (this.unfolding.isOn && this.room.seat === null) this.late ??= setTimeout(() => this.skip(), LATE_MS);
  }

  private get hurry(): number {
    return this.room.seat === null && this.shown < this.news ? HURRY : 1;
  }

  private line(event: Event): string[] {
    const line = unfolded(event, teller(this.room.table, this.room.seat));
    return line ? [line] : [];
  }

  /** Whether somebody has nothing to do; it then stands at his plate. */
  private mark(event: Event): boolean {
    const text = skipped(event);
    if (!text || !('seat' in event)) return false;
    this.unfolding.skipped = new Map([...this.unfolding.skipped, [event.seat, text]]);
    return true;
  }

  private async run(): Promise<void> {
    this.running = true;
    await tick();
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.shown = next.news;
      await this.show(next.event);
    }
    this.running = false;
    if (this.unfolding.isOn) this.end();
  }

  private async show(event: Event): Promise<void> {
    if (event.type === 'ended') return this.finish(event.scores);
    const skips = this.skips;
    if (this.unfolding.isOn) await this.tell(event);
    if (skips !== this.skips) return;
    this.unfolding.settle(event);
    await tick();
  }

  private async tell(event: Event): Promise<void> {
    if (event.type === 'declared') return this.wait(event.owner === this.room.seat ? OWN_CALL_MS : CALL_MS);
    const first = foreword(event, teller(this.room.table, this.room.seat));
    if (first) this.unfolding.lines = [first];
    else this.say(event);
    if (!this.mark(event)) return this.turning.move(event, this.hurry, () => this.say(event));
    await this.wait(SKIPPED_MS);
    this.unfolding.skipped = new Map();
  }

  /** Of a card only once it lies face up. */
  private say(event: Event): void {
    const lines = this.line(event);
    if (lines.length === 0) return;
    this.unfolding.lines = lines;
    if (event.type === 'opened' || event.type === 'opened_alone') this.unfolding.tell(event);
  }

  /** Until then, or until it is cut short. */
  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, paced(ms * this.hurry));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private finish(scores: readonly number[]): void {
    const { seat } = this.room;
    if (seat !== null) play(scores[seat] === Math.max(...scores) ? 'win' : 'lose');
  }
}
