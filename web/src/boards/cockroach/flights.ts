/** What moves when something happens. The state has already changed; this only shows how it came about. */
import { tick } from 'svelte';
import { cardBack, cardFace } from '../../art/cards';
import type { Kind } from '../../art/creatures';
import { flip, fly, land, place } from '../../flight';
import type { Event } from '../../protocol/games/cockroach';
import type { Update } from '../../protocol/generated';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { Standing } from '../../told/standing.svelte';
import { turnsUp } from './reading';
import { cardWord } from './sentences';

type Places = Map<string, DOMRect>;

const face = (kind: Kind): string => cardFace(kind, cardWord(kind));
const WATCHED = '[data-seat], [data-hand], [data-middle]';

function keyOf(element: HTMLElement): string {
  const { seat, hand } = element.dataset;
  return seat !== undefined ? `seat ${seat}` : hand !== undefined ? `hand ${hand}` : 'middle';
}

function remember(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>(WATCHED)) {
    const rect = place(element);
    if (rect) found.set(keyOf(element), rect);
  }
  return found;
}

/** A card-sized place in the middle of what is there: cards leave a seat, they are not the seat. */
function cardAt(rect: DOMRect, like: DOMRect): DOMRect {
  const width = like.width * 0.6;
  const height = width * 1.4;
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height);
}

export function animate(room: Room, board: HTMLElement): Standing {
  let before: Places = new Map();
  const look = (): void => {
    land();
    before = remember(board);
  };
  const move = (update: Update): void => void tick().then(() => show(update, before, board, room));
  return new Standing(room, turnsUp, look, move);
}

function show(update: Update, before: Places, board: HTMLElement, room: Room): void {
  for (const event of update.told.events as readonly Event[]) {
    if (event.type === 'offered' || event.type === 'passed') slide(event, before, board, room);
    else if (event.type === 'looked') look(board, event.card.truth);
    else if (event.type === 'judged') judge(event, board);
    else if (event.type === 'lost') play(event.seat === room.seat ? 'lose' : 'win');
  }
}

function slide(event: Extract<Event, { type: 'offered' | 'passed' }>, before: Places, board: HTMLElement, room: Room): void {
  const middle = board.querySelector('[data-middle]');
  const goal = place(middle);
  if (!middle || !goal) return;
  const own = event.giver === room.seat && event.card.truth ? before.get(`hand ${event.card.truth}`) : undefined;
  const from = own ?? before.get(`seat ${event.giver}`);
  play('slide');
  if (!from) return;
  // Who alone sees the card is said of what lies there, not of a place that is still empty.
  const hide = [...board.querySelectorAll('[data-of-card]')];
  void fly({ from: cardAt(from, goal), to: middle, picture: cardBack(), hide });
}

function look(board: HTMLElement, kind: Kind | undefined): void {
  const middle = board.querySelector('[data-middle]');
  play('flip');
  if (middle && kind) void flip(middle);
}

function judge(event: Extract<Event, { type: 'judged' }>, board: HTMLElement): void {
  const middle = board.querySelector('[data-middle]');
  const pile = board.querySelector(`[data-seat="${event.taker}"] [data-pile="${event.card}"]`);
  const from = place(middle);
  play('flip');
  if (middle) void flip(middle);
  if (!from || !pile) return;
  setTimeout(() => play('take'), 900);
  void fly({ from, to: pile, picture: face(event.card), delay: 700 });
}
