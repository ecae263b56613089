/** Fox and Grapes in the reader's words. */
import type { Kind } from '../../art/fox_grapes';
import type { Acted, Declared, Event, Opened, OpenedAlone, Placed } from '../../protocol/games/fox-grapes';
import type { Choice, Sight } from '../../protocol/generated';
import type { Teller } from '../../told/sentences';
import { names } from '../../words';
import type { GameWords, Sentence } from '../registry.svelte';
import { isKind, opponent, portraitOf, ranking } from './reading';
import { foxGrapes } from './words';

export const cardWord = (kind: Kind): string => foxGrapes(`card.${kind}`);
export const kindWord = (kind: Kind): string => foxGrapes(`kind.${kind}`);
export const callWord = (kind: Kind): string => foxGrapes(`call.${kind}`);
/** As short as it can be said: on bubbles, tags and buttons. */
export const shortWord = (kind: Kind): string => foxGrapes(`answer.${kind}`);

/** Sentences after each other; English wants a space between them. */
export function together(...parts: string[]): string {
  return parts.filter(Boolean).reduce((first, second) => foxGrapes('list.two', { first, second }));
}

const open = (text: string): Sentence => ({ text, secret: false });

type Yours = 'starts' | 'dealt' | 'stuck' | 'took' | 'declined' | 'nothing' | 'fate_taken' | 'fate_pushed' | 'opened_alone' | 'uncalled';

/** The text for one's own deed, or the one that names who did it. */
function yours(code: Yours, seat: number, by: Teller, given: Record<string, string | number> = {}): string {
  const own = seat === by.seat ? foxGrapes.maybe(`event.${code}_you`, given) : undefined;
  return own ?? foxGrapes.maybe(`event.${code}`, { ...given, name: by.name(seat) }) ?? '';
}

function tell(told: unknown, by: Teller): Sentence[] {
  const event = told as Event;
  switch (event.type) {
    case 'dealt':
      return event.seat === by.seat ? [open(yours('dealt', event.seat, by, { count: event.cards }))] : [];
    case 'set_aside':
      return [open(foxGrapes('event.set_aside', { count: event.cards }))];
    case 'starts':
      return [open(yours('starts', event.seat, by, { round: event.round }))];
    case 'placed':
      return [placed(event, by)];
    case 'declared':
      return [open(declared(event, by))];
    case 'stuck':
      return [open(stuck(event.seat, by))];
    default:
      return [open(revealed(event, by))];
  }
}

/** From the reveal on everybody sees the same. */
function revealed(event: Exclude<Event, { type: 'dealt' | 'set_aside' | 'starts' | 'placed' | 'declared' | 'stuck' }>, by: Teller): string {
  switch (event.type) {
    case 'opened':
      return opened(event, by);
    case 'acted':
      return acted(event, by);
    case 'opened_alone':
      return together(turnedUpAlone(event, by), fate(event, by));
    case 'pushed':
      return pushed(event.seat, event.to, by);
    case 'ended':
      return foxGrapes('event.ended');
  }
}

function placed(event: Placed, by: Teller): Sentence {
  const claim = foxGrapes(`claim.${event.claim}`);
  if (event.seat === by.seat && event.card.truth) return { text: foxGrapes('event.placed_you', { card: kindWord(event.card.truth), claim }), secret: true };
  return open(foxGrapes('event.placed', { name: by.name(event.seat), claim }));
}

/** Also when the card is turned up: the same call. */
export function declared({ seat, owner, says }: Pick<Declared, 'seat' | 'owner' | 'says'>, by: Teller): string {
  const word = callWord(says);
  if (owner === by.seat) return foxGrapes('event.declared_owner_you', { name: by.name(seat), says: word });
  if (seat === by.seat) return foxGrapes('event.declared_you', { owner: by.name(owner), says: word });
  return foxGrapes('event.declared', { name: by.name(seat), owner: by.name(owner), says: word });
}

function turnedUp({ seat, owner, card }: Opened, by: Teller): string {
  const word = kindWord(card);
  if (owner === by.seat) return foxGrapes('event.opened_owner_you', { name: by.name(seat), card: word });
  if (seat === by.seat) return foxGrapes('event.opened_you', { owner: by.name(owner), card: word });
  return foxGrapes('event.opened', { name: by.name(seat), owner: by.name(owner), card: word });
}

export const stuck = (seat: number, by: Teller): string => yours('stuck', seat, by);

/** What it was, whether it was guessed, and who has it now. */
export function opened(event: Opened, by: Teller): string {
  return together(turnedUp(event, by), foxGrapes(event.says === event.card ? 'event.right' : 'event.wrong'), yours('took', event.taker, by));
}

export function acted(event: Acted, by: Teller): string {
  const { seat, counterpart, deed } = event;
  if (deed === 'declined' || deed === 'nothing' || counterpart === null) return yours(deed === 'declined' ? 'declined' : 'nothing', seat, by);
  const name = by.name(seat);
  const other = by.name(counterpart);
  const suffered = deed === 'push' ? foxGrapes('event.push_onto_you', { name }) : foxGrapes('event.steal_from_you', { name });
  const did = seat === by.seat ? foxGrapes(`event.${deed}_you`, { counterpart: other }) : foxGrapes(`event.${deed}`, { name, counterpart: other });
  return together(counterpart === by.seat ? suffered : did, event.forced ? foxGrapes('event.forced') : '');
}

export const uncalled = (seat: number, by: Teller): string => yours('uncalled', seat, by);

export function turnedUpAlone({ seat, claim, card }: OpenedAlone, by: Teller): string {
  return yours('opened_alone', seat, by, { card: kindWord(card), claim: kindWord(claim) });
}

/** What becomes of a card that nobody could call (F-35 … F-43). */
export function fate({ seat, fate: of }: OpenedAlone, by: Teller): string {
  return of === 'removed' ? foxGrapes('event.fate_removed') : yours(`fate_${of}`, seat, by);
}

export function pushed(seat: number, to: number, by: Teller): string {
  if (to === by.seat) return foxGrapes('event.pushed_onto_you', { name: by.name(seat) });
  if (seat === by.seat) return foxGrapes('event.pushed_you', { to: by.name(to) });
  return foxGrapes('event.pushed', { name: by.name(seat), to: by.name(to) });
}

/** Whom a question is about: the chosen seat, else the fox's counterpart, else the other one of two. */
function about(chosen: readonly Choice[], sight: Sight, by: Teller): string {
  const seat = chosen.find((choice) => choice.is === 'seat')?.seat;
  const portrait = portraitOf(sight);
  const other = seat ?? portrait.special?.counterpart ?? opponent(portrait, by.seat);
  return other === undefined ? '' : by.name(other);
}

function choice(one: Choice, by: Teller): string | undefined {
  if (one.is === 'seat') return by.name(one.seat);
  if (one.is === 'place') return foxGrapes('answer.card_number', { place: one.place + 1 });
  if (one.is === 'card') return isKind(one.kind) ? cardWord(one.kind) : undefined;
  return one.is === 'word' ? foxGrapes.maybe(`answer.${one.code}`) : undefined;
}

/** Who won and by which comparison (F-48 … F-51). */
function ending(sight: Sight, by: Teller): string | undefined {
  const { places, reason, phase } = portraitOf(sight);
  const winners = ranking(places).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const [winner] = winners;
  if (phase !== 'over' || winner === undefined) return undefined;
  if (reason === 'shared') return foxGrapes('result.shared', { names: names(winners.map(by.name)) });
  const own = winner === by.seat ? foxGrapes.maybe(`result.${reason}_you`) : undefined;
  return own ?? foxGrapes.maybe(`result.${reason}`, { name: by.name(winner) });
}

/** Whose card is the only one that may still be called (F-15); undefined where there is a choice. */
function onlyOne(sight: Sight): number | undefined {
  const branches = sight.asked[0]?.choices.questions[0]?.branches ?? [];
  const seats = branches.flatMap(({ choice }) => (choice.is === 'seat' ? [choice.seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

function askWhom(sight: Sight, by: Teller): string {
  const only = onlyOne(sight);
  if (only === undefined) return foxGrapes('ask.declare_seat');
  const { places } = portraitOf(sight);
  const uncalled = places.filter(({ laid }) => laid[0]?.declaration === null).length;
  return foxGrapes(uncalled === 1 ? 'ask.declare_seat_last' : 'ask.declare_seat_only', { name: by.name(only) });
}

function ask(code: string, chosen: readonly Choice[], sight: Sight, by: Teller): string | undefined {
  if (code === 'declare_seat') return askWhom(sight, by);
  const name = about(chosen, sight, by);
  const counts = by.seat === null || code !== 'place_card' ? [] : (portraitOf(sight).places[by.seat]?.hand.truth?.counts ?? []);
  if (counts.filter((count) => count > 0).length !== 1) return foxGrapes.maybe(`ask.${code}`, { name });
  return foxGrapes(Math.max(...counts) === 1 ? 'ask.place_card_last' : 'ask.place_card_only');
}

export const foxGrapesWords: GameWords = {
  tell,
  ask,
  wait: (code, name) => foxGrapes.maybe(`wait.${code}`, { name }),
  choice,
  clause: (clause) => foxGrapes.maybe(`clause.${clause}`),
  ending,
};
