/**
 * Several people at one table who share one device. Each has a connection of his own, so that nobody counts as away,
 * but at most one seat is open: that of whoever holds the device. Between turns only the public view is here.
 */
import { randomHex } from '../link/ids';
import type { Wanted } from '../link/outbox';
import type { Update } from '../protocol/generated';
import { Room } from '../told/room.svelte';
import { bystander } from './bystander';
import { HeldRoom } from './held.svelte';
import { teaches } from './learning';

const isHere = ({ bye, refusedAtDoor }: Room): boolean => bye === null && refusedAtDoor === null;

export class Round {
  readonly rooms: readonly HeldRoom[];
  /** The table as everybody may see it. */
  readonly open: Room;
  /** Who holds the device and sees his cards. */
  holder = $state.raw<HeldRoom | null>(null);
  private isAnswering = false;
  /** What lay before the holder until the last update. */
  private view: unknown = null;

  readonly here = $derived.by(() => this.rooms.filter(isHere));
  /** Who speaks for all between matches: the host, if he is one of them. */
  readonly lead = $derived.by(() => this.here.find(({ isHost }) => isHost) ?? this.here[0] ?? this.rooms[0]!);
  readonly isPlaying = $derived.by(() => this.open.table?.status === 'playing');
  readonly next = $derived.by(() => (this.isPlaying ? this.here.find((room) => this.mustAnswer(room)) : undefined));

  constructor(code: string, tokens: readonly [string, ...string[]]) {
    this.rooms = tokens.map((token) => new HeldRoom(code, token, (wanted) => this.together(wanted)));
    this.open = new Room(code, tokens[0], bystander);
    for (const room of this.rooms) room.watch({ before: () => this.look(room), after: (update) => this.heard(room, update) });
  }

  take(room: HeldRoom): void {
    this.pass();
    this.holder = room;
    this.isAnswering = this.mustAnswer(room);
    room.setCurtain(true);
  }

  /** The seat is shut, and what it saw is forgotten. */
  pass(): void {
    this.holder?.setCurtain(false);
    this.holder = null;
    this.view = null;
  }

  leave(): void {
    for (const room of [...this.rooms, this.open]) room.leave();
  }

  private mustAnswer({ seat }: Room): boolean {
    return seat !== null && this.open.sight?.actor === seat;
  }

  private together(wanted: Wanted): void {
    if (wanted.type === 'ready') this.pass();
    for (const room of this.here) room.alone(wanted.type === 'ready' ? { ...wanted, random: randomHex(16) } : wanted);
  }

  private look(room: HeldRoom): void {
    if (room === this.holder) this.view = room.sight?.view;
  }

  private heard(room: HeldRoom, { told }: Update): void {
    if (room !== this.holder) return;
    const { sight, seat, table } = room;
    if (table?.status !== 'playing') return this.pass();
    const isAsked = sight?.actor === seat;
    // Who learned something keeps the device until he hides it himself.
    if (this.isAnswering && !isAsked && !teaches(told, room.answer, this.view)) this.pass();
    else this.isAnswering = isAsked;
  }
}
