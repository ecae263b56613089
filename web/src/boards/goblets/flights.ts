/** What moves when something happens. Goblets glide by themselves, known by their coasters; hands fly from here. */
import { tick } from 'svelte';
import { fist, fistWith } from '../../art/goblets/hands';
import { flip, fly, land, place } from '../../flight';
import type { Event, LookedAway, Poured, TookBack } from '../../protocol/games/goblets';
import type { Update } from '../../protocol/generated';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { until } from '../../told/until.svelte';
import { eventsOf } from './reading';

const STILL_MS = 700;
const PATIENCE_MS = 120_000;

export function animate(room: Room, board: HTMLElement): () => void {
  return room.watch({
    before: (update) => {
      land();
      const types = eventsOf(update.told).map(({ type }) => type);
      // A new course has other goblets; after a toast they are shown only when its count has been.
      if (types.includes('looked_away') || (types.includes('course') && !types.includes('drank'))) hold(board);
    },
    after: (update) => void tick().then(() => show(update, board, room)),
  });
}

/** Goblets that nobody saw move are not to be seen moving. */
function hold(board: HTMLElement): void {
  board.setAttribute('data-still', '');
  setTimeout(() => board.removeAttribute('data-still'), STILL_MS);
}

function show(update: Update, board: HTMLElement, room: Room): void {
  for (const event of eventsOf(update.told)) one(event, board, room);
}

function one(event: Event, board: HTMLElement, room: Room): void {
  switch (event.type) {
    case 'poured':
      return pour(event, board, room);
    case 'took_back':
      return takeBack(event, board);
    case 'peeked':
      return look(board, event.coaster);
    case 'swapped':
    case 'rotated':
      return play('slide');
    case 'looked_away':
      return veil(event, board);
    case 'called':
      return play('win');
    case 'drank':
      return play('take');
    case 'ended':
      // Nobody hears who won before the goblets have been opened.
      return void until(() => !room.showing.isOn, PATIENCE_MS).then((came) => came && play(won(room) ? 'win' : 'lose'));
  }
}

function won({ sight, seat }: Room): boolean {
  const ranks = sight?.result?.ranks ?? [];
  return seat === null || ranks[seat] === Math.min(...ranks);
}

const plate = (board: HTMLElement, seat: number): Element | null => board.querySelector(`.member[data-seat="${seat}"]`);
/** A hand: it passes beneath names and what is being read. */
const hand = (picture: string): string => `<span class="hand">${picture}</span>`;
const cup = (board: HTMLElement, coaster: number): Element | null => board.querySelector(`[data-coaster="${coaster}"] .picture`);

/** The place of a hand over what is there. */
function handOver(rect: DOMRect, size: number): DOMRect {
  return new DOMRect(rect.x + (rect.width - size) / 2, rect.y - size * 0.35, size, size);
}

function pour(event: Poured, board: HTMLElement, room: Room): void {
  const [from, to] = [place(plate(board, event.seat)), place(cup(board, event.coaster))];
  if (!from || !to) return;
  const size = Math.max(34, to.width * 0.7);
  const token = event.tokens.truth?.[0];
  play('slide');
  setTimeout(() => play('flip'), 520);
  const picture = hand(token && room.curtainOpen ? fistWith(token) : fist());
  void fly({ from: handOver(from, size), to: handOver(to, size), picture, ms: 720 });
}

function takeBack(event: TookBack, board: HTMLElement): void {
  const [to, from] = [place(plate(board, event.seat)), place(cup(board, event.coaster))];
  if (!from || !to) return;
  const size = Math.max(34, from.width * 0.7);
  play('slide');
  void fly({ from: handOver(from, size), to: handOver(to, size), picture: hand(fist()), ms: 720 });
}

function look(board: HTMLElement, coaster: number): void {
  const seen = cup(board, coaster);
  play('flip');
  if (seen) void flip(seen);
}

/** Two goblets out of sight for a moment: whether they moved is not shown. */
function veil(event: LookedAway, board: HTMLElement): void {
  play('slide');
  for (const at of [event.place, event.other_place]) {
    const goblet = board.querySelector(`[data-goblet="${at}"]`);
    if (goblet) void flip(goblet);
  }
}
