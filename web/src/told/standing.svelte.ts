/**
 * What was turned up stays to be read before the table goes on. The state has changed long before: what happens
 * meanwhile waits and is shown in its turn, and whoever taps sees the newest at once.
 */
import { untrack } from 'svelte';
import { still } from '../flight';
import { LATE_MS, paced, REVEAL_MS } from '../pace';
import type { Sight, Told, Update } from '../protocol/generated';
import { Pieces } from './pieces';
import type { Room } from './room.svelte';

/** The table after one piece of news. */
export interface Step {
  sight: Sight;
  log: readonly Told[];
  update: Update;
  /** The table before it. */
  before: Sight | null;
}

/** What lies between two things turned up is seen so long at least. */
const BRIEF_MS = 1200;
/** More of them than this are not waited for. */
const MOST_WAITING = 1;
/** News that came before the board did is still news. */
const FRESH_MS = 800;

export class Standing {
  /** What is shown instead of the newest. */
  step = $state.raw<Step | null>(null);
  readonly isOn = $derived(this.step !== null);
  private waiting: Step[] = [];
  private readonly pieces = new Pieces<Told['events'][number]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before: Sight | null = null;

  /**
   * `isHeld`: whether this stays to be read. `look`: remembers where things lie, with what is shown until now. `move`:
   * moves what has happened, before the page draws it.
   */
  constructor(
    private readonly room: Room,
    private readonly isHeld: (update: Update) => boolean,
    private readonly look: (sight: Sight | null) => void,
    private readonly move: (update: Update) => void,
  ) {}

  /** Hears what happens; what comes back ends that when the board goes. */
  watch(): () => void {
    const unwatch = this.room.watch({
      before: () => this.remember(),
      after: (update) => {
        const now = this.add(update);
        if (now) this.move(now);
      },
    });
    this.resume();
    return () => {
      unwatch();
      this.skip();
      // With the board goes what it kept of a hand: the curtain may have fallen.
      this.before = null;
    };
  }

  /** Just before news comes. */
  private remember(): void {
    if (!this.pieces.isWaiting) this.before = this.room.sight;
    if (!this.isOn) this.look(this.room.sight);
  }

  /** Before the page draws what has happened; what of it is to be drawn now. */
  private add(came: Update): Update | undefined {
    const events = this.pieces.take(came.told.events, came.sight !== null);
    const { sight, matchLog: log } = this.room;
    if (!events?.length || !sight) return undefined;
    const update = { ...came, told: { ...came.told, events } };
    const step = { sight, log, update, before: this.before };
    if (!this.mayStand()) this.skip();
    else if (this.step) return this.wait(step);
    else if (this.isHeld(update)) this.stand(step);
    return update;
  }

  /** A board that comes with the news: on a device that is passed on, the last answer turned a card up. */
  private resume(): void {
    const { sight, matchLog, sightAt, seat } = this.room;
    const told = matchLog.at(-1);
    if (!sight || !told || seat !== null || Date.now() - sightAt > FRESH_MS || !this.mayStand()) return;
    const update: Update = { type: 'update', told, table: null, sight };
    if (this.isHeld(update)) this.stand({ sight, log: matchLog, update, before: null });
  }

  private skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.step = null;
    this.room.showing.end();
  }

  /** Where nothing is to move, nobody who is asked is kept. */
  private mayStand(): boolean {
    const { room } = this;
    return !document.hidden && !room.isRerun && room.matchLog.at(-1)?.kind !== 'started' && !(still() && (room.asked || room.table?.status === 'over'));
  }

  private wait(step: Step): undefined {
    this.waiting.push(step);
    this.catchUp();
  }

  private stand(step: Step): void {
    clearTimeout(this.timer);
    this.step = step;
    const isHeld = this.isHeld(step.update);
    this.timer = setTimeout(() => this.next(), paced(isHeld ? REVEAL_MS : BRIEF_MS));
    this.room.showing.begin(() => this.skip(), seenUntil(step), isHeld ? null : step.sight);
  }

  private next(): void {
    const step = this.waiting.shift();
    if (!step) return this.skip();
    this.look(this.step?.sight ?? this.room.sight);
    this.move(step.update);
    // The newest is simply what lies there.
    if (this.waiting.length > 0 || this.isHeld(step.update)) this.stand(step);
    else this.skip();
  }

  private catchUp(): void {
    const isBehind = this.waiting.filter(({ update }) => this.isHeld(update)).length > MOST_WAITING;
    if (isBehind) {
      this.waiting.splice(0, this.waiting.findLastIndex(({ update }) => this.isHeld(update)));
      return this.next();
    }
    if (this.room.seat !== null || this.waiting.length > 1) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), LATE_MS);
  }
}

/** What is told beside the table with it. The last entry of a match tells its result too, and waits. */
function seenUntil({ log, sight }: Step): number {
  const last = sight.result ? log.findLast(({ events }) => events.length > 0) : undefined;
  return last ? last.number - 1 : (log.at(-1)?.number ?? 0);
}

/** What a board shows instead of the newest, from when it is there until it goes. made: with the board itself. */
export function standingAt(board: () => HTMLElement | undefined, made: (board: HTMLElement) => Standing): () => Step | null {
  let one = $state.raw<Standing>();
  $effect(() => {
    const there = board();
    if (!there) return;
    return untrack(() => {
      one = made(there);
      return one.watch();
    });
  });
  return () => one?.step ?? null;
}
