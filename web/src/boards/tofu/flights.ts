/** What moves when something happens: who paid whom, who got what. The state has already changed; this shows how it came about. */
import { tick } from 'svelte';
import { cardBack } from '../../art/cards';
import { bean, cardFace, token } from '../../art/tofu/cards';
import type { Kind } from '../../art/tofu/kinds';
import { flip, fly, land, place } from '../../flight';
import type { Bought, Event, Kept, Placed, Sold, SoldInitial } from '../../protocol/games/tofu';
import type { Update } from '../../protocol/generated';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { Standing } from '../../told/standing.svelte';
import { until } from '../../told/until.svelte';
import { knownInitial, sells } from './reading';
import { cardWord } from './sentences';

type Places = Map<string, DOMRect>;

const WATCHED = ['[data-middle]', '[data-deck]', '[data-bank]', '[data-seat]', '[data-seat] [data-purse]'];
const MOST_BEANS = 5;
const BETWEEN_MS = 70;
const BEAN = 20;
const HOP_MS = 320;
const PATIENCE_MS = 60_000;

const face = (kind: Kind): string => cardFace(kind, cardWord(kind));
const seatAt = (seat: number, part = ''): string => `[data-seat="${seat}"]${part}`;
const purse = (seat: number): string => seatAt(seat, ' [data-purse]');

function remember(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>(WATCHED.join(','))) {
    const rect = place(element);
    const seat = element.closest<HTMLElement>('[data-seat]')?.dataset.seat;
    const key = element.dataset.purse !== undefined ? purse(Number(seat)) : seat !== undefined ? seatAt(Number(seat)) : element.dataset.deck !== undefined ? '[data-deck]' : element.dataset.bank !== undefined ? '[data-bank]' : '[data-middle]';
    if (rect) found.set(key, rect);
  }
  return found;
}

/** A small square in the middle of a place: beans and cards leave a purse or a seat, they are not the seat. */
function square(rect: DOMRect, size: number): DOMRect {
  return new DOMRect(rect.x + (rect.width - size) / 2, rect.y + (rect.height - size) / 2, size, size);
}

/** So far a bean rises from a purse. */
const above = (rect: DOMRect): DOMRect => new DOMRect(rect.x, rect.y - BEAN, rect.width, rect.height);

export function animate(room: Room, board: HTMLElement): Standing {
  let before: Places = new Map();
  const look = (): void => {
    land();
    before = remember(board);
  };
  const move = (update: Update): void => {
    const stage = new Stage(board, before);
    void tick().then(() => show(update, stage, () => until(() => standing.step?.update !== update, PATIENCE_MS)));
  };
  const standing = new Standing(room, sells, look, move);
  return standing;
}

/** The board as it was and as it is. */
class Stage {
  constructor(private readonly board: HTMLElement, private readonly before: Places) {}

  find(where: string): Element | null {
    return this.board.querySelector(where);
  }

  was(where: string): DOMRect | undefined {
    return this.before.get(where) ?? place(this.find(where)) ?? undefined;
  }

  /**
   * So many beans out of one purse and into another, at most a handful of them to be seen. Between them stands what is
   * being read: they rise from the one and drop into the other.
   */
  pay(from: string, to: string, count: number, delay = 0): void {
    const [start, goal] = [this.was(from), place(this.find(to))];
    if (!start || !goal || count < 1) return;
    const [out, into] = [square(start, BEAN), square(goal, BEAN)];
    for (let i = 0; i < Math.min(count, MOST_BEANS); i++) {
      const later = delay + i * BETWEEN_MS;
      void fly({ from: out, to: above(out), picture: bean(), delay: later, ms: HOP_MS });
      void fly({ from: above(into), to: into, picture: bean(), delay: later + HOP_MS, ms: HOP_MS });
    }
  }

  move(from: string, to: string, picture: string, delay = 0): void {
    // What is not shown just now (the shop's curtain, while one looks for words) is no place to fly to.
    const [start, goal] = [this.was(from), place(this.find(to))];
    if (!start || !goal) return;
    const size = Math.min(goal.width, 60);
    void fly({ from: start.width > 120 ? square(start, size) : start, to: square(goal, size), picture, delay });
  }
}

/** read: comes when what was sold has been read. */
function show(update: Update, stage: Stage, read: () => Promise<boolean>): void {
  for (const event of update.told.events as readonly Event[]) {
    if (event.type === 'drew') void read().then(tick).then(() => draw(stage));
    else if (event.type === 'shop_closed') void read().then(tick).then(() => draw(stage, face('shop_closed')));
    else act(event, stage);
  }
}

function act(event: Event, stage: Stage): void {
  switch (event.type) {
    case 'priced':
    case 'offered':
      // Nothing is paid yet: the beans stay where they are.
      return play('tap');
    case 'passed':
      return play('tick');
    case 'bought':
    case 'kept':
      return buy(event, stage);
    case 'placed':
      return heat(event, stage);
    case 'sold':
    case 'sold_initial':
      return sell(event, stage);
    default:
  }
}

/** turnsInto: a face that all see. */
function draw(stage: Stage, turnsInto?: string): void {
  const middle = stage.find('[data-middle]');
  const from = stage.was('[data-deck]');
  if (!middle || !from) return;
  play('slide');
  void fly({ from: square(from, 20), to: middle, picture: cardBack(), turnsInto });
}

/** Paid, then shown, then laid before the buyer. */
function buy(event: Bought | Kept, stage: Stage): void {
  play('take');
  stage.pay(purse(event.seat), event.type === 'bought' ? purse(event.giver) : '[data-bank]', event.price);
  if (event.card === 'habanero') {
    const middle = stage.find('[data-middle]');
    if (middle) void flip(middle);
    return;
  }
  const from = stage.was('[data-middle]');
  const pile = stage.find(seatAt(event.seat, ` [data-pile="${event.card}"]`)) ?? stage.find(seatAt(event.seat));
  const goal = place(pile);
  if (from && goal) void fly({ from, to: square(goal, 34), picture: cardBack(), turnsInto: face(event.card), delay: 250, ms: 800 });
}

function heat(event: Placed, stage: Stage): void {
  play('lose');
  stage.move('[data-middle]', seatAt(event.receiver, ' [data-pile="hot"]'), token('habanero'));
}

function sell(event: Sold | SoldInitial, stage: Stage): void {
  play('take');
  const kind = event.type === 'sold' ? event.card : knownInitial(event);
  stage.move(seatAt(event.seat), '[data-bank]', kind ? face(kind) : cardBack());
  stage.pay('[data-bank]', purse(event.seat), event.beans, 250);
}
