/**
 * What the coach says when. It reads what the page has been told anyway and changes nothing of the match.
 * What was said and read is kept, so that a page that is loaded anew does not begin again.
 */
import type { Walk } from '../frame/walk.svelte';
import type { Told } from '../protocol/generated';
import { read, write } from '../settings';
import type { Room } from '../told/room.svelte';
import { seatName } from '../told/seats';
import type { Arguments } from '../words/speaker';
import { FACTS } from './facts';
import type { Lesson, Step } from './lesson';

const WHERE = 'yomiai.lesson';
export const END: Step = { say: 'end' };

export interface Line {
  step: Step;
  given: Arguments;
  /** Which question it is about, where it is about one. */
  question?: number;
  /** How often the person had answered when it was said. */
  answers: number;
}

interface Kept {
  match: string;
  said: readonly string[];
  asked: Record<string, readonly number[]>;
  closed: boolean;
}

export class Coach {
  private readonly kept: Kept;
  private lines = $state.raw<readonly Line[]>([]);
  private at = $state(0);
  closed = $state(false);

  readonly line = $derived<Line | undefined>(this.lines[this.at]);
  readonly hasMore = $derived(this.at < this.lines.length - 1);
  /** What is said about a question holds as long as it is asked; of what happened, until one has acted oneself. */
  readonly isPast = $derived.by(() => this.past(this.line));

  constructor(private readonly room: Room, private readonly walk: Walk, private readonly lesson: Lesson) {
    const match = `${room.code}/${room.table?.match ?? 0}`;
    const before = read(WHERE, null) as Partial<Kept> | null;
    const fresh = { match, said: [], asked: {}, closed: false };
    this.kept = before?.match === match ? { ...fresh, ...before } : fresh;
    this.closed = this.kept.closed;
    // After a reload what happened before has been told; what is asked now is told again.
    const asks = lesson.steps.filter(({ ask }) => ask !== undefined && ask === this.ask).map(({ say }) => say);
    this.kept.said = this.kept.said.filter((say) => say !== END.say && !asks.includes(say));
  }

  /** Called after whatever may have changed. */
  look(): void {
    this.count();
    const mine = this.walk.chosen.length > 0 || this.walk.isSending;
    // The last word is the last.
    const due = this.isSaid(END) ? [] : this.lesson.steps.flatMap((step) => this.due(step));
    if (this.isEnough && due.length === 0 && !this.isSaid(END)) due.push({ step: END, given: {}, answers: this.answers });
    if (due.length > 0) {
      this.lines = [...this.lines, ...due];
      this.kept.said = [...this.kept.said, ...due.map(({ step }) => step.say)];
      this.keep();
    }
    // Who acts has read enough of what was before.
    if (mine && due.length > 0) this.at = this.lines.length - due.length;
    this.skip();
  }

  next(): void {
    if (this.hasMore) this.at += 1;
    this.skip();
  }

  private skip(): void {
    while (this.hasMore && this.past(this.line)) this.at += 1;
  }

  close(): void {
    this.closed = true;
    this.kept.closed = true;
    this.keep();
  }

  get ask(): string | undefined {
    return this.room.asked?.must ? this.walk.question?.ask : undefined;
  }

  private past(line: Line | undefined): boolean {
    if (!line) return false;
    if (line.step.event !== undefined) return line.answers < this.answers;
    return line.step.ask !== undefined && (line.step.ask !== this.ask || line.question !== this.room.asked?.question);
  }

  private get answers(): number {
    const { room } = this;
    return room.matchLog.filter(({ kind, seat, by }) => kind === 'acted' && seat === room.seat && by === 'person').length;
  }

  private get isEnough(): boolean {
    return this.answers >= this.lesson.enough || this.room.table?.status === 'over';
  }

  private isSaid(step: Step): boolean {
    return this.kept.said.includes(step.say);
  }

  /** Each question counts once, however often one goes back to it. */
  private count(): void {
    const { ask } = this;
    const question = this.room.asked?.question;
    const before = (ask && this.kept.asked[ask]) || [];
    if (ask && question !== undefined && !before.includes(question)) this.kept.asked[ask] = [...before, question];
  }

  private due(step: Step): Line[] {
    if (this.isSaid(step) || !this.fits(step)) return [];
    const { sight, seat, table } = this.room;
    const question = step.ask === undefined ? undefined : this.room.asked?.question;
    const { answers } = this;
    if (!step.fact) return [{ step, given: {}, question, answers }];
    if (!sight || seat === null) return [];
    const given = FACTS[step.fact]?.({ sight, seat, name: (of) => seatName(table, of) });
    return given ? [{ step, given, question, answers }] : [];
  }

  private fits(step: Step): boolean {
    const nth = step.nth ?? 1;
    if (step.ask) return step.ask === this.ask && (this.kept.asked[step.ask]?.length ?? 0) >= nth;
    return this.room.matchLog.flatMap((told: Told) => told.events).filter((event) => this.isMeant(event, step)).length >= nth;
  }

  private isMeant(event: unknown, { event: type, who = {} }: Step): boolean {
    const fields = event as Record<string, unknown>;
    return fields.type === type && Object.entries(who).every(([field, whose]) => (fields[field] === this.room.seat) === (whose === 'me'));
  }

  private keep(): void {
    write(WHERE, this.kept);
  }
}
