/** Shirohage Tofu Shop in the reader's words. */
import type { Kind } from '../../art/tofu/kinds';
import type { Bought, Event, Kept, Placed, Portrait, Sold, SoldInitial } from '../../protocol/games/tofu';
import type { Choice, Sight } from '../../protocol/generated';
import type { Teller } from '../../told/sentences';
import { names, page } from '../../words';
import type { GameWords, Sentence } from '../registry.svelte';
import { type Counter, knownInitial, portraitOf, type Sale, selling } from './reading';
import type { Arguments } from '../../words/speaker';
import { spoken } from './report';
import { tofu } from './words';

export const cardWord = (kind: Kind): string => tofu(`card.${kind}`);
export const kindWord = (kind: Kind): string => tofu(`kind.${kind}`);

/** Two sentences after each other; English wants a space between them. */
const then = (first: string, second: string): string => tofu('list.two', { first, second });
const open = (text: string): Sentence => ({ text, secret: false });
const hidden = (text: string): Sentence => ({ text, secret: true });

/** A report as it is heard: every thing said in quotation marks. */
export const quoted = (words: readonly string[]): string => words.map((phrase) => tofu('report.quote', { words: spoken(phrase) })).reduce((all, one) => (all ? then(all, one) : one), '');

type Plain = Extract<Event, { type: 'first_dealer' | 'priced' | 'offered' | 'passed' | 'not_placed' | 'shop_closed' }>;

/** Sentences that differ only in who did it. */
function plain(event: Plain, by: Teller): string {
  const price: Arguments = 'price' in event ? { price: event.price } : {};
  const code = `event.${event.type}`;
  return (event.seat === by.seat ? tofu.maybe(`${code}_you`, price) : tofu.maybe(code, { ...price, name: by.name(event.seat) })) ?? '';
}

function tell(told: unknown, by: Teller, words: readonly string[] = []): Sentence[] {
  const event = told as Event;
  const you = event.seat === by.seat;
  const name = by.name(event.seat);
  switch (event.type) {
    case 'dealt':
      return you && event.card.truth ? [hidden(tofu('event.dealt_you', { card: kindWord(event.card.truth) }))] : [];
    case 'drew':
      return [you && event.card.truth ? hidden(tofu('event.drew_you', { card: kindWord(event.card.truth) })) : open(tofu('event.drew', { name }))];
    case 'reported': {
      if (words.length > 0) return [open(tofu('event.reported_words', { name, words: quoted(words) }))];
      const given = { leaning: tofu(`leaning.${event.leaning}`), phrases: `${event.phrases}` };
      return [open(you ? tofu('event.reported_you', given) : tofu('event.reported', { ...given, name }))];
    }
    case 'bought':
    case 'kept':
      return [open(sale(event, by))];
    case 'placed':
      return [open(placed(event, by))];
    case 'sold':
      return [open(sold(event, by))];
    case 'sold_initial':
      return [soldInitial(event, by)];
    case 'turned_up': {
      const card = kindWord(event.card);
      return [open(you ? tofu('event.turned_up_you', { card }) : tofu('event.turned_up', { card, name }))];
    }
    case 'scored': {
      const given = { points: `${event.points}`, tofu: `${event.tofu}` };
      return [open(you ? tofu('event.scored_you', given) : tofu('event.scored', { ...given, name }))];
    }
    default:
      return [open(plain(event, by))];
  }
}

/** Who paid whom for what; the board shows it too. */
export function sale(event: Bought | Kept, by: Teller): string {
  const given = { card: kindWord(event.card), price: `${event.price}` };
  const name = by.name(event.seat);
  if (event.type === 'kept') return event.seat === by.seat ? tofu('event.kept_you', given) : tofu('event.kept', { ...given, name });
  const giver = by.name(event.giver);
  if (event.seat === by.seat) return tofu('event.bought_you', { ...given, giver });
  return event.giver === by.seat ? tofu('event.bought_by_you', { ...given, name }) : tofu('event.bought', { ...given, giver, name });
}

/** What the board tells of what lies on the counter. */
export function counterWords(event: Counter, by: Teller): string {
  if (event.type === 'placed') return placed(event, by);
  return event.type === 'bought' || event.type === 'kept' ? sale(event, by) : plain(event, by);
}

/** The same as long as nothing else is told: what came before it, or what comes of it. */
export function counterStory(event: Counter, before: Sale | undefined, by: Teller): string {
  const told = counterWords(event, by);
  if (event.type === 'placed') return then(told, tofu('board.bad_for_good'));
  return event.type === 'not_placed' && before ? then(sale(before, by), told) : told;
}

function placed(event: Placed, by: Teller): string {
  const card = kindWord(event.card);
  const [name, receiver] = [by.name(event.seat), by.name(event.receiver)];
  if (event.seat === event.receiver) return event.seat === by.seat ? tofu('event.placed_own_you', { card }) : tofu('event.placed_own', { card, name });
  if (event.seat === by.seat) return tofu('event.placed_you', { card, receiver });
  return event.receiver === by.seat ? tofu('event.placed_to_you', { card, name }) : tofu('event.placed', { card, name, receiver });
}

function sold(event: Sold, by: Teller): string {
  const code = event.hot ? 'event.sold_hot' : 'event.sold';
  const given = { beans: `${event.beans}`, card: kindWord(event.card) };
  return event.seat === by.seat ? tofu(`${code}_you`, given) : tofu(code, { ...given, name: by.name(event.seat) });
}

/** The same as all eyes at the table may read it: on the board nothing stands that one seat alone knows. */
export function toBank(event: Sold | SoldInitial, by: Teller): string {
  if (event.type === 'sold') return sold(event, by);
  const given = { beans: `${event.beans}`, name: by.name(event.seat) };
  return event.shown ? tofu('event.sold_initial_known', { ...given, shown: kindWord(event.shown) }) : tofu('event.sold_initial', given);
}

/** Face down the card stays between the bank and who sold it (TE-15). */
function soldInitial(event: SoldInitial, by: Teller): Sentence {
  const beans = `${event.beans}`;
  const name = by.name(event.seat);
  const card = knownInitial(event);
  const speak = event.shown ? open : hidden;
  if (!card) return open(tofu('event.sold_initial', { beans, name }));
  if (event.seat === by.seat) return speak(tofu('event.sold_initial_you', { beans, card: kindWord(card) }));
  return speak(tofu('event.sold_initial_known', { beans, name, shown: kindWord(card) }));
}

function ask(code: string, chosen: readonly Choice[], sight: Sight, by: Teller): string | undefined {
  const { offer } = portraitOf(sight);
  const seat = chosen.find((choice) => choice.is === 'seat');
  if (code === 'habanero_card') return seat && tofu('ask.habanero_card', { name: by.name(seat.seat) });
  if (code === 'offer' && offer?.price != null) return tofu(numbersOf(sight).length > 0 ? 'ask.offer_price' : 'ask.offer_none', { price: `${offer.price}` });
  if (code === 'price') return tofu(priceQuestion(sight));
  return tofu.maybe(`ask.${code}`);
}

/** The prices that can be answered. */
function numbersOf(sight: Sight): number[] {
  const branches = sight.asked.find(({ must }) => must)?.choices.questions[0]?.branches ?? [];
  return branches.flatMap(({ choice }) => (choice.is === 'number' ? [choice.number] : []));
}

/** Without beans a dealer must sell first (TE-8), and starts at nothing when he cannot (T-16). */
function priceQuestion(sight: Sight): 'ask.price' | 'ask.price_nothing' | 'ask.price_sell_first' {
  const numbers = numbersOf(sight);
  if (numbers.length === 0 && selling(sight.asked)) return 'ask.price_sell_first';
  return numbers.length === 1 && numbers[0] === 0 ? 'ask.price_nothing' : 'ask.price';
}

function choice(one: Choice, by: Teller): string | undefined {
  if (one.is === 'seat') return by.name(one.seat);
  if (one.is === 'number') return tofu('board.bean_count', { count: one.number });
  const code = one.is === 'card' ? one.kind : one.is === 'word' ? one.code : '';
  return tofu.maybe(`answer.${code}`) ?? tofu.maybe(`card.${code}`);
}

function ending(sight: Sight, by: Teller): string | undefined {
  const { places } = portraitOf(sight);
  const ranks = sight.result?.ranks;
  if (!ranks || places.some(({ points }) => points === null)) return undefined;
  const order = places.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
  const first = order.filter((seat) => ranks[seat] === 1);
  const won = first.length > 1 ? tofu('result.shared', { names: names(first.map(by.name)) }) : first[0] === by.seat ? tofu('result.won_you') : tofu('result.won', { name: by.name(first[0]!) });
  const list = order.map((seat) => tofu('result.points', { name: by.name(seat), points: `${places[seat]!.points}` })).join(page('list.join'));
  const told = then(won, tofu('result.totals', { list }));
  return byTofu(places, first) ? then(told, tofu('result.by_tofu')) : told;
}

/** Whether somebody has as many points as the winners and only fewer tofu (T-44). */
function byTofu(places: Portrait['places'], first: readonly number[]): boolean {
  const most = places[first[0] ?? 0]?.points;
  return places.filter(({ points }) => points === most).length > first.length;
}

export const tofuWords: GameWords = {
  tell,
  ask,
  wait: (code, name) => tofu.maybe(`wait.${code === 'habanero_card' ? 'habanero' : code}`, { name }),
  choice,
  clause: (clause) => tofu.maybe(`clause.${clause}`),
  ending,
};
