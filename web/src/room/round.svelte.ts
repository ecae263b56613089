/**
 * Several people at one table who share one device. Each has a connection of his own, so that nobody counts as away,
 * but at most one seat is open: that of whoever holds the device. Between turns only the public view is here.
 */
import { randomHex } from '../link/ids';
import type { Wanted } from '../link/outbox';
import type { Update } from '../protocol/generated';
import { Room } from '../told/room.svelte';
import { until } from '../told/until.svelte';
import { bystander } from './bystander';
import { closeUp, seatOneMore } from './chairs';
import type { Company } from './company.svelte';
import { HeldRoom } from './held.svelte';
import { teaches } from './learning';

/** A table that lost its host has another one at once; it may be somebody on another device. */
const HOST_MS = 1500;

const isHere = ({ bye, refusedAtDoor }: Room): boolean => bye === null && refusedAtDoor === null;

export class Round implements Company {
  rooms = $state.raw<readonly HeldRoom[]>([]);
  /** The table as everybody may see it. */
  open = $state.raw<Room>() as Room;
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

  /** Whoever holds the device has nothing to answer: he learned something, and keeps it until he passes it on. */
  readonly isReading = $derived.by(() => this.holder !== null && this.holder.sight?.actor !== this.holder.seat);

  /** `ontokens`: hears of all who share the device, whenever that has changed. */
  constructor(private readonly code: string, tokens: readonly [string, ...string[]], private readonly ontokens: (tokens: string[]) => void) {
    this.rooms = tokens.map((token) => this.held(token));
    this.open = new Room(code, tokens[0], bystander);
  }

  async add(name: string): Promise<string | undefined> {
    const answer = await seatOneMore(this.lead, name);
    if (!answer.ok) return answer.code;
    const newcomer = this.held(answer.value.token);
    // Until his first word comes, the device shows the table as it was.
    await until(() => newcomer.table !== null);
    this.shared([...this.rooms, newcomer]);
    return undefined;
  }

  async takeOut(who: Room): Promise<void> {
    const [next] = this.here.filter((room) => room !== who);
    const room = this.rooms.find((one) => one === who);
    if (!next || !room) return;
    await this.lookThrough(next, room);
    room.alone({ type: 'leave' });
    if (!(await until(() => room.bye !== null))) return;
    const rest = this.rooms.filter((one) => one !== room);
    const isGone = ({ table }: Room): boolean => table?.persons.every(({ person }) => person !== room.you) ?? false;
    // Who was host has made another one host by leaving; the lines of those who stay hear of it a little later.
    if (await until(() => rest.some((one) => one.isHost && isGone(one)), HOST_MS)) await closeUp(this.lead);
    this.shared(rest);
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

  private held(token: string): HeldRoom {
    const room = new HeldRoom(this.code, token, (wanted) => this.together(wanted));
    room.watch({ before: () => this.look(room), after: (update) => this.heard(room, update) });
    return room;
  }

  private shared(rooms: readonly HeldRoom[]): void {
    this.rooms = rooms;
    this.ontokens(rooms.flatMap(({ token }) => token ?? []));
  }

  /** The open table is seen through the line of somebody who stays. */
  private async lookThrough(stays: HeldRoom, goes: HeldRoom): Promise<void> {
    if (this.open.token !== goes.token) return;
    const before = this.open;
    const fresh = new Room(this.code, stays.token, bystander);
    await until(() => fresh.table !== null);
    this.open = fresh;
    before.leave();
  }

  private mustAnswer({ seat }: Room): boolean {
    return seat !== null && this.open.sight?.actor === seat;
  }

  private together(wanted: Wanted): void {
    if (wanted.type === 'ready') this.pass();
    const asked = wanted.type === 'leave' ? this.here : this.here.filter(({ seat }) => seat !== null);
    for (const room of asked) room.alone(wanted.type === 'ready' ? { ...wanted, random: randomHex(16) } : wanted);
  }

  /** Who lost a chair to a game with fewer of them sits down again at the next; who speaks for all sees to himself. */
  private sitAgain(room: HeldRoom): void {
    const standing = this.here.filter((one) => one !== this.lead && one.seat === null);
    const free = room.table?.seats.filter(({ holder }) => holder === 'empty') ?? [];
    const chair = free[standing.indexOf(room)];
    if (chair && !room.isDoing('sit')) room.alone({ type: 'sit', seat: chair.seat });
  }

  private look(room: HeldRoom): void {
    if (room === this.holder) this.view = room.sight?.view;
  }

  private heard(room: HeldRoom, { told }: Update): void {
    if (room.table && room.table.status !== 'playing') this.sitAgain(room);
    if (room !== this.holder) return;
    const { sight, seat, table } = room;
    if (table?.status !== 'playing') return this.pass();
    const isAsked = sight?.actor === seat;
    // Who learned something keeps the device until he hides it himself.
    if (this.isAnswering && !isAsked && !teaches(told, room.answer, this.view)) this.pass();
    else this.isAnswering = isAsked;
  }
}
