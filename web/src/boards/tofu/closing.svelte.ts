/**
 * The end told step by step: the closing sign, the initial cards, where condiments and habanero lie, each sum, and only
 * then the table of all. Which steps there are is read from the story; a tap leads from one to the next.
 */
import { untrack } from 'svelte';
import { still } from '../../flight';
import { paced, REVEAL_MS } from '../../pace';
import type { Event } from '../../protocol/games/tofu';
import type { Told } from '../../protocol/generated';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { eventsOf } from './reading';

export type Step = 'closed' | 'initial' | 'condiment' | 'habanero' | 'worth';

export interface Stop {
  step: Step;
  /** The seat that is counted now. */
  seat?: number;
  /** Whose sums are told, the last of them now. */
  summed: readonly number[];
}

const STEP_MS = 3000;
const JUST_NOW_MS = 4000;
/** The last card that was sold has been read before. */
const justNow = (): number => JUST_NOW_MS + paced(REVEAL_MS);
const ofEnd = ({ type }: Event): boolean => type === 'shop_closed';

/** All that is to be told of an end. A match that was broken off has none. */
export function stopsOf(log: readonly Told[]): readonly Stop[] {
  const events = log.flatMap(eventsOf);
  const end = events.slice(events.findIndex(ofEnd));
  if (!end.some(ofEnd)) return [];
  const sums = end.flatMap((event) => (event.type === 'scored' ? [event] : []));
  const seats = sums.map(({ seat }) => seat);
  const steps: Step[] = ['closed'];
  if (end.some(({ type }) => type === 'turned_up')) steps.push('initial');
  if (sums.some((sum) => sum.on_ordinary + sum.on_bad > 0)) steps.push('condiment');
  if (liesHabanero(events)) steps.push('habanero');
  return [...steps.map((step) => ({ step, summed: [] })), ...seats.map((seat, i) => ({ step: 'worth' as const, seat, summed: seats.slice(0, i + 1) }))];
}

/** It lies where it was put, unless it was sold with its tofu. */
function liesHabanero(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'placed') && !events.some((event) => event.type === 'sold' && event.hot);
}

export class Closing {
  private at = $state(0);
  private readonly stops = $derived.by(() => stopsOf(this.room.matchLog));
  /** What is told now; none once all is told. */
  readonly stop = $derived.by<Stop | undefined>(() => this.stops[this.at]);

  constructor(private readonly room: Room) {
    const isOver = room.table?.status !== 'playing';
    this.at = isOver && !(isFresh(room) && mayTell(room)) ? Infinity : 0;
  }

  /** Tells the end once it has come, from when the board is there until it goes. isOver: nothing else is being read. */
  watch(isOver: () => boolean): void {
    const { room } = this;
    $effect(() => {
      // With each news: the settings may have changed meanwhile.
      if (room.sight && room.table?.status === 'playing') this.at = mayTell(room) ? 0 : Infinity;
    });
    $effect(() => {
      const stop = isOver() ? this.stop : undefined;
      if (!stop) return;
      const before = untrack(() => room.matchLog.find((told) => eventsOf(told).some(ofEnd))!.number - 1);
      untrack(() => room.showing.begin(() => this.next(), before));
      const timer = setTimeout(() => this.next(), paced(stop.step === 'closed' ? REVEAL_MS : STEP_MS));
      return () => {
        clearTimeout(timer);
        room.showing.end();
      };
    });
  }

  /** Counts once more, from what lay hidden on. */
  again(): void {
    this.at = 1;
  }

  /** Straight to the result. */
  skip(): void {
    this.at = Infinity;
    play('win');
  }

  private next(): void {
    if (this.at + 1 >= this.stops.length) return this.skip();
    this.at += 1;
    play('flip');
  }
}

/** Where nothing is to move all is there at once. */
const mayTell = (room: Room): boolean => !room.isRerun && !still();

/** A board that comes with the end, as on a device that is passed on; a reload shows the result at once. */
function isFresh({ matchLog, sightAt }: Room): boolean {
  const end = matchLog.find((told) => eventsOf(told).some(ofEnd));
  return end !== undefined && sightAt > Date.now() - justNow() && Math.abs(Date.now() - end.at_ms) < justNow() * 2;
}
