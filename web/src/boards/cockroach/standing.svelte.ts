/**
 * A card that was turned up stays to be read before the table goes on. The state has changed long before: what happens
 * meanwhile waits and is shown in its turn, and whoever taps sees the newest at once.
 */
import { still } from '../../flight';
import { LATE_MS, paced, REVEAL_MS } from '../../pace';
import type { Sight, Told, Update } from '../../protocol/generated';
import { Pieces } from '../../told/pieces';
import type { Room } from '../../told/room.svelte';
import { eventsOf } from './reading';

/** The table after one piece of news. */
export interface Step {
  sight: Sight;
  log: readonly Told[];
  update: Update;
}

/** What lies between two cards turned up is seen so long at least. */
const BRIEF_MS = 1200;
/** More cards turned up than this are not waited for. */
const MOST_WAITING = 1;
/** News that came before the board did is still news. */
const FRESH_MS = 800;

export const turnsUp = ({ told }: Update): boolean => eventsOf(told).some(({ type }) => type === 'judged');

export class Standing {
  /** What is shown instead of the newest. */
  step = $state.raw<Step | null>(null);
  readonly isOn = $derived(this.step !== null);
  private waiting: Step[] = [];
  private readonly pieces = new Pieces<Told['events'][number]>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show`: moves what a step moves; called before the page draws it. */
  constructor(private readonly room: Room, private readonly show: (update: Update) => void) {}

  /** Before the page draws what has happened; what of it is to be drawn now. */
  add(came: Update): Update | undefined {
    const events = this.pieces.take(came.told.events, came.sight !== null);
    const { sight, matchLog: log } = this.room;
    if (!events?.length || !sight) return undefined;
    const update = { ...came, told: { ...came.told, events } };
    if (!this.mayStand()) this.skip();
    else if (this.step) return this.wait({ sight, log, update });
    else if (turnsUp(update)) this.stand({ sight, log, update });
    return update;
  }

  /** A board that comes with the news: on a device that is passed on, the last answer turned a card up. */
  resume(): void {
    const { sight, matchLog, sightAt, seat } = this.room;
    const told = matchLog.at(-1);
    if (!sight || !told || seat !== null || Date.now() - sightAt > FRESH_MS || !this.mayStand()) return;
    const update: Update = { type: 'update', told, table: null, sight };
    if (turnsUp(update)) this.stand({ sight, log: matchLog, update });
  }

  skip(): void {
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
    const isReveal = turnsUp(step.update);
    this.timer = setTimeout(() => this.next(), paced(isReveal ? REVEAL_MS : BRIEF_MS));
    this.room.showing.begin(() => this.skip(), step.log.at(-1)?.number ?? 0, isReveal ? null : step.sight);
  }

  private next(): void {
    const step = this.waiting.shift();
    if (!step) return this.skip();
    this.show(step.update);
    // The newest is simply what lies there.
    if (this.waiting.length > 0 || turnsUp(step.update)) this.stand(step);
    else this.skip();
  }

  private catchUp(): void {
    const isBehind = this.waiting.filter(({ update }) => turnsUp(update)).length > MOST_WAITING;
    if (isBehind) {
      this.waiting.splice(0, this.waiting.findLastIndex(({ update }) => turnsUp(update)));
      return this.next();
    }
    if (this.room.seat !== null || this.waiting.length > 1) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), LATE_MS);
  }
}
