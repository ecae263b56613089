/**
 * From a toast to the next course: the table as the last action left it, then the goblets one after another, then what
 * it was worth. Until that has been seen the whole page is that of the finished course, and nobody is told who won.
 * The state has gone on long before; a tap shows the next of the three at once.
 */
import { calm } from '../../flight';
import { LATE_MS, paced, REVEAL_MS } from '../../pace';
import type { Event, Portrait } from '../../protocol/games/goblets';
import type { Told, Update } from '../../protocol/generated';
import { Pieces } from '../../told/pieces';
import type { Room } from '../../told/room.svelte';
import { isCounted, type LastAction, lastAction } from './last_action';
import { eventsOf, portraitOf } from './reading';

/** What was done last is read before the goblets are opened. */
const LAST_MS = 6000;
/** Between one goblet and the next. */
export const STEP_MS = 1100;

export class Toasting {
  /** The table after the last action before the toast: it is seen before the goblets are opened. */
  last = $state.raw<LastAction>();
  /** The goblets are being opened one after another. */
  isOpening = $state(false);
  /** A counted course lies on the table. */
  isOpened = $state(false);
  /** It is the one that has just ended, and not one that is looked at again. */
  isFresh = $state(false);

  /** The table, and the last entry, before the news that is coming in. */
  private before: Portrait | undefined;
  private then = 0;
  /** The last entry before the toast was told. */
  private until = 0;
  /** Play has gone on since. */
  private isPast = false;
  private readonly pieces = new Pieces<Event>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly room: Room) {}

  watch(): () => void {
    const forget = this.room.watch({ before: () => this.remember(), after: (update) => this.hear(update) });
    return () => {
      forget();
      this.goOn();
      // With the board goes what it kept of one's own: the curtain may have fallen.
      this.before = undefined;
    };
  }

  /** The goblets are opened. */
  open(): void {
    const drinks = this.last?.drinks ?? 0;
    this.last = undefined;
    this.isOpened = true;
    this.isFresh = true;
    this.room.showing.isRead = this.room.seat !== null;
    this.isOpening = !calm() && !document.hidden;
    if (this.isOpening) this.hold(() => this.openAll(), paced(STEP_MS) * drinks);
    else this.openAll();
  }

  lookAgain(): void {
    this.isOpened = true;
    this.isFresh = false;
  }

  /** On to the next course, or back to the table. */
  goOn(): void {
    this.isOpened = false;
    this.room.showing.isRead = false;
    this.end();
  }

  /** All goblets lie open, and what they were worth is told: it stays with whoever answers until he goes on, and his line says so. */
  private openAll(): void {
    this.isOpening = false;
    if (this.room.seat !== null) this.end();
    else this.hold(() => (this.isPast ? this.goOn() : this.end()), paced(REVEAL_MS));
  }

  private end(): void {
    clearTimeout(this.timer);
    this.last = undefined;
    this.isOpening = false;
    this.room.showing.end();
  }

  /** next: what comes then, or at a tap. */
  private hold(next: () => void, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(next, ms);
    this.room.showing.begin(next, this.until);
  }

  private remember(): void {
    const { sight, log } = this.room;
    if (this.pieces.isWaiting) return;
    this.before = sight ? portraitOf(sight) : undefined;
    this.then = log.at(-1)?.number ?? 0;
  }

  private hear({ told, sight }: Update): void {
    const events = this.pieces.take(eventsOf(told), sight !== null);
    if (!events?.length) return;
    if (isCounted(events)) this.begin({ ...told, events: [...events] });
    else if (this.isFresh && this.isOpened) this.pass(told.person !== null);
  }

  private begin(told: Told): void {
    const { before, then: until } = this;
    this.until = until;
    this.isPast = false;
    this.last = before && !document.hidden ? lastAction(before, this.room.log.filter(({ number }) => number <= until), told) : undefined;
    if (this.last) this.hold(() => this.open(), paced(LAST_MS));
    else this.open();
  }

  /** The next course has begun. Where nobody taps the table follows it: soon, when a person has gone on already. */
  private pass(isPerson: boolean): void {
    if (this.room.seat !== null) return;
    if (!this.room.showing.isOn) return this.goOn();
    this.isPast = true;
    if (!isPerson) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.goOn(), LATE_MS);
  }
}
