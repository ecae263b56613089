/**
 * What moves when something happens. The state has already changed; this only shows how it came about.
 * A reveal is told card after card; the next thing that touches the table, or a tap, lets everything land.
 */
import { tick } from 'svelte';
import { token } from '../../art/fox_grapes';
import { cardBack, cardFace } from '../../art/fox_grapes/cards';
import { calm, fly, land, place } from '../../flight';
import type { Acted, Event, Opened, OpenedAlone, Placed } from '../../protocol/games/fox-grapes';
import type { Update } from '../../protocol/generated';
import { play } from '../../sound';
import type { Room } from '../../told/room.svelte';
import { eventsOf } from './reading';
import { cardWord } from './sentences';

type Places = Map<string, DOMRect>;
/** The old places, the board as it is now, and whether a newer position has come. */
interface Scene {
  before: Places;
  board: HTMLElement;
  seat: number | null;
  isStale: () => boolean;
}

const WATCHED = '[data-laid], [data-hand], [data-mark]';

function remember(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>(WATCHED)) {
    const { laid, hand, mark } = element.dataset;
    const rect = place(element);
    if (rect) found.set(laid ? `laid ${laid}` : hand ? `hand ${hand}` : `mark ${mark}`, rect);
  }
  return found;
}

export function animate(room: Room, board: HTMLElement): () => void {
  let before: Places = new Map();
  let scene = 0;
  const skip = (): void => {
    scene += 1;
    land();
  };
  const unwatch = room.watch({
    before: (update) => {
      if (eventsOf(update.told).length === 0) return;
      skip();
      before = remember(board);
    },
    after: (update) => {
      const now = scene;
      void tick().then(() => show(update, { before, board, seat: room.seat, isStale: () => scene !== now }));
    },
  });
  document.addEventListener('pointerdown', skip);
  return () => {
    unwatch();
    document.removeEventListener('pointerdown', skip);
  };
}

async function show(update: Update, scene: Scene): Promise<void> {
  for (const event of eventsOf(update.told)) {
    if (scene.isStale()) return;
    await showOne(event, scene);
  }
}

async function showOne(event: Event, scene: Scene): Promise<void> {
  switch (event.type) {
    case 'placed':
      return lay(event, scene);
    case 'declared':
      return call(event.seat, `${event.owner}.${event.place}`, scene);
    case 'opened':
      return turnUp(event, event.owner, event.place, event.taker, scene);
    case 'opened_alone':
      return turnUp(event, event.seat, 0, event.fate === 'taken' ? event.seat : null, scene);
    case 'acted':
      return act(event, scene);
    case 'pushed':
      return move('sour', scene.before.get(`laid ${event.seat}.0`), event.to, scene);
    case 'ended':
      return finish(event.scores, scene);
  }
}

function pileOf(seat: number, kind: string, { board }: Scene): Element | null {
  return board.querySelector(`[data-seat="${seat}"] [data-pile="${kind}"]`);
}

async function lay(event: Placed, { before, board, seat }: Scene): Promise<void> {
  const goal = board.querySelector(`[data-laid="${event.seat}.${event.place}"]`);
  const own = event.seat === seat && event.card.truth ? before.get(`hand ${event.card.truth}`) : undefined;
  const from = own ?? before.get(`mark ${event.seat}`);
  play('slide');
  if (goal && from) await fly({ from, to: goal, picture: cardBack(event.claim) });
}

/** The declaration card comes from whoever calls. */
async function call(seat: number, card: string, { before, board }: Scene): Promise<void> {
  const goal = board.querySelector(`[data-call="${card}"]`);
  const from = before.get(`mark ${seat}`);
  const picture = goal?.innerHTML ?? '';
  play('tap');
  if (goal && from) await fly({ from, to: goal, picture });
}

/** A card turns over where it lay, is looked at, and goes to whoever takes it. */
async function turnUp(event: Opened | OpenedAlone, owner: number, at: number, taker: number | null, scene: Scene): Promise<void> {
  const lay = scene.before.get(`laid ${owner}.${at}`);
  if (!lay) return;
  const face = cardFace(event.card, cardWord(event.card));
  play('flip');
  if (!calm()) await fly({ from: lay, to: lay, picture: cardBack('claim' in event ? event.claim : undefined), turnsInto: face, ms: 800 });
  if (scene.isStale()) return;
  const goal = taker === null ? scene.board.querySelector('[data-removed]') : pileOf(taker, event.card, scene);
  if (goal) await fly({ from: lay, to: goal, picture: face });
  if (taker !== null) play('take');
}

/** What a fox moves: sour grapes away from its holder, or sweet ones to him. */
async function act({ seat, counterpart, deed }: Acted, scene: Scene): Promise<void> {
  if (counterpart === null || (deed !== 'push' && deed !== 'steal')) return;
  const kind = deed === 'push' ? 'sour' : 'sweet';
  const [giver, receiver] = deed === 'push' ? [seat, counterpart] : [counterpart, seat];
  await move(kind, place(pileOf(giver, kind, scene)) ?? undefined, receiver, scene);
}

async function move(kind: 'sour' | 'sweet', from: DOMRect | undefined, receiver: number, scene: Scene): Promise<void> {
  const goal = pileOf(receiver, kind, scene);
  play('slide');
  if (goal && from) await fly({ from, to: goal, picture: token(kind), ms: 700 });
  play('take');
}

async function finish(scores: readonly number[], { seat }: Scene): Promise<void> {
  if (seat !== null) play(scores[seat] === Math.max(...scores) ? 'win' : 'lose');
}
