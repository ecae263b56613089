/** What moves when something happens. The state has already changed; this only shows how it came about. */
import { tick } from 'svelte';
import { cardBack, cardFace } from '../../art/duet/cards';
import { gem, team } from '../../art/duet/forest';
import { calm, flip, fly, land, place } from '../../flight';
import type { Event } from '../../protocol/games/duet';
import type { Sight, Update } from '../../protocol/generated';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { Standing } from '../../told/standing.svelte';
import { until } from '../../told/until.svelte';
import { endsTrick, portraitOf } from './reading';

const WATCHED = ['seat', 'hand', 'slot', 'decree', 'space', 'supply'] as const;
const STEP_MS = 260;
const CARD_MS = 620;
const PATIENCE_MS = 60_000;

interface Before {
  places: Map<string, DOMRect>;
  token: number;
  powers: boolean;
}

/** One update being shown: what lies where now and lay where before, and how late it already is. */
interface Showing extends Before {
  board: HTMLElement;
  delay: number;
  /** Whether a newer update has not come meanwhile. */
  isNewest: () => boolean;
}

export function animate(room: Room, board: HTMLElement): Standing {
  let before: Before = { places: new Map(), token: 0, powers: true };
  let shown = 0;
  const look = (sight: Sight | null): void => {
    land();
    shown += 1;
    const portrait = sight && portraitOf(sight);
    before = { places: remember(board), token: portrait?.forest.token ?? 0, powers: portrait?.powers ?? true };
  };
  const move = (update: Update): void => {
    const [mine, then] = [shown, before];
    void tick().then(() => show(update, room, { ...then, board, delay: 0, isNewest: () => mine === shown }));
  };
  // A trick that is decided stays to be read before its cards are laid aside.
  return new Standing(room, ({ told }) => endsTrick(told), look, move);
}

function remember(board: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const kind of WATCHED) {
    for (const element of board.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
      const rect = place(element);
      if (rect) found.set(`${kind} ${element.dataset[kind]}`, rect);
    }
  }
  return found;
}

function show(update: Update, room: Room, showing: Showing): void {
  for (const event of update.told.events as readonly Event[]) {
    // Nobody hears how it ended before the last trick has been read.
    if (event.type === 'ended') void until(() => !room.showing.isOn, PATIENCE_MS).then(() => play(event.reason === 'victory' ? 'win' : 'lose'));
    else one(event, showing);
  }
}

function one(event: Event, showing: Showing): void {
  switch (event.type) {
    case 'played':
      return card(event.seat, event.card, showing.board.querySelector(`[data-slot="${event.seat}"]`), showing);
    case 'exchanged':
      return card(event.seat, event.decree, showing.board.querySelector('[data-decree]'), showing);
    case 'swapped':
      return swap(showing);
    case 'moved':
      return walk(Math.sign(event.space - showing.token), event.distance, event.space, showing);
    case 'strayed':
      return stray(event.toward === 0 ? -1 : 1, event.covered, showing);
    case 'taken':
      return take(event.space, showing);
    case 'laid':
      return grow(event.covered, showing);
    case 'turned_up':
      return turnUp(showing);
  }
}

function card(seat: number, kind: string, goal: Element | null, showing: Showing): void {
  const from = showing.places.get(`hand ${kind}`) ?? small(showing.places.get(`seat ${seat}`));
  play('slide');
  if (goal && from) void fly({ from, to: goal, picture: cardFace(kind, '', '', showing.powers), ms: CARD_MS });
  showing.delay += CARD_MS;
}

/** A card-sized place on a plate: cards leave a seat, they are not the seat. */
function small(rect: DOMRect | undefined): DOMRect | undefined {
  return rect && new DOMRect(rect.x + rect.width / 2 - 15, rect.y, 30, 42);
}

/** At the edge of the forest, where no words stand. */
function beside(rect: DOMRect | undefined): DOMRect | undefined {
  return rect && new DOMRect(rect.x - 32, rect.y, 30, 42);
}

function swap(showing: Showing): void {
  const [one, other] = [beside(showing.places.get('seat 0')), beside(showing.places.get('seat 1'))];
  play('slide');
  if (!one || !other) return;
  void fly({ from: one, to: other, picture: cardBack(), ms: 900 });
  void fly({ from: other, to: one, picture: cardBack(), ms: 900 });
}

function stones(showing: Showing, from: number, way: number, count: number): DOMRect[] {
  const spaces = Array.from({ length: count + 1 }, (_, i) => showing.board.querySelector(`[data-space="${from + i * way}"] [data-stone]`));
  return spaces.flatMap((stone) => place(stone) ?? []);
}

function walk(way: number, distance: number, goal: number, showing: Showing): void {
  if (way === 0) return;
  const delay = showing.delay;
  void steps(stones(showing, showing.token, way, distance), delay, showing);
  showing.token = goal;
  showing.delay += calm() ? 0 : distance * STEP_MS;
}

/** Out to the end of the path, and from there back to the start. */
function stray(way: number, covered: number, showing: Showing): void {
  const out = stones(showing, showing.token, way, Math.abs(covered - showing.token));
  const home = place(showing.board.querySelector('[data-team]'));
  const delay = showing.delay;
  void steps(home ? [...out, home] : out, delay, showing);
  showing.delay += calm() ? 0 : out.length * STEP_MS;
  grow(covered, showing);
}

/** Step by step, unless something newer has happened: then the team already stands where it belongs. */
async function steps(path: readonly DOMRect[], delay: number, { board, isNewest }: Showing): Promise<void> {
  const token = board.querySelector('[data-team]');
  const legs = calm() ? path.slice(-2) : path;
  for (let i = 1; i < legs.length && isNewest(); i++) {
    await fly({ from: legs[i - 1]!, to: legs[i]!, picture: team(), hide: token ? [token] : [], ms: STEP_MS, delay: i === 1 ? delay : 0 });
    play('tick');
  }
}

function take(space: number, showing: Showing): void {
  const from = place(showing.board.querySelector(`[data-space="${space}"] [data-location], [data-space="${space}"] [data-stone]`));
  const goal = place(showing.board.querySelector('[data-supply]'));
  if (!from || !goal) return;
  const size = 26;
  const to = new DOMRect(goal.x, goal.y, size, size);
  const delay = showing.delay;
  setTimeout(() => showing.isNewest() && play('take'), delay);
  void fly({ from: new DOMRect(from.x, from.y, size, size), to, picture: gem(), delay });
}

function grow(space: number, showing: Showing): void {
  const thicket = showing.board.querySelector(`[data-space="${space}"] [data-thicket]`);
  setTimeout(() => {
    if (showing.isNewest()) play('flip');
  }, showing.delay);
  thicket?.animate([{ transform: 'scale(0)' }, { transform: 'scale(1.15)', offset: 0.7 }, { transform: 'none' }], { duration: calm() ? 1 : 420, delay: calm() ? 0 : showing.delay, fill: 'backwards', easing: 'ease-out' });
}

function turnUp(showing: Showing): void {
  const decree = showing.board.querySelector('[data-decree]');
  play('flip');
  if (decree) void flip(decree);
}
