/** Cockroach Poker in the reader's words. */
import type { Kind } from '../../art/creatures';
import type { Event, Judged, Lost, Offered, Passed, Portrait } from '../../protocol/games/cockroach';
import type { Choice, Sight } from '../../protocol/generated';
import type { Teller } from '../../told/sentences';
import { cockroach, names } from '../../words';
import type { GameWords, Sentence } from '../registry.svelte';
import { isKind, lastJudged, losing, type Pile, piles, portraitOf } from './reading';

export const cardWord = (kind: Kind): string => cockroach(`card.${kind}`);
export const kindWord = (kind: Kind): string => cockroach(`kind.${kind}`);

/** Two sentences after each other; English wants a space between them. */
const then = (first: string, second: string): string => cockroach('list.two', { first, second });
const open = (text: string): Sentence => ({ text, secret: false });
const hidden = (text: string): Sentence => ({ text, secret: true });

function tell(told: unknown, by: Teller): Sentence[] {
  const event = told as Event;
  const you = 'seat' in event && event.seat === by.seat;
  switch (event.type) {
    case 'dealt':
      return you ? [open(cockroach('event.dealt_you', { count: event.cards }))] : [];
    case 'set_aside':
      return [open(cockroach('event.set_aside', { count: event.cards }))];
    case 'turned_up':
      return [open(you ? cockroach('event.turned_up_you', { card: kindWord(event.card) }) : cockroach('event.turned_up', { card: kindWord(event.card), name: by.name(event.seat) }))];
    case 'starts':
      return [open(you ? cockroach('event.starts_you') : cockroach('event.starts', { name: by.name(event.seat) }))];
    case 'offered':
      return [offered(event, by)];
    case 'looked':
      return [looked(event, by)];
    case 'passed':
      return [passed(event, by)];
    case 'judged':
      return [open(judged(event, by))];
    case 'lost':
      return [open(lost(event, losing(event, by.story), by))];
  }
}

function offered(event: Offered, by: Teller): Sentence {
  const claim = kindWord(event.claim);
  const [giver, receiver] = [by.name(event.giver), by.name(event.receiver)];
  if (event.giver === by.seat && event.card.truth) return hidden(cockroach('event.offered_by_you', { card: kindWord(event.card.truth), claim, receiver }));
  if (event.receiver === by.seat) return open(cockroach('event.offered_to_you', { claim, giver }));
  return open(cockroach('event.offered', { claim, giver, receiver }));
}

function looked(event: Extract<Event, { type: 'looked' }>, by: Teller): Sentence {
  if (!event.card.truth) return open(cockroach('event.looked', { name: by.name(event.seat) }));
  const card = kindWord(event.card.truth);
  return hidden(event.seat === by.seat ? cockroach('event.looked_you', { card }) : cockroach('event.looked_known', { card, name: by.name(event.seat) }));
}

function passed(event: Passed, by: Teller): Sentence {
  const claim = kindWord(event.claim);
  const [giver, receiver] = [by.name(event.giver), by.name(event.receiver)];
  const how = event.looked ? 'event.passed' : 'event.passed_unseen';
  if (event.receiver === by.seat) return open(cockroach(`${how}_to_you`, { claim, giver }));
  if (event.giver === by.seat && !event.looked) return open(cockroach('event.passed_unseen_by_you', { claim, receiver }));
  if (!event.card.truth || !event.looked) return open(cockroach(how, { claim, giver, receiver }));
  const card = kindWord(event.card.truth);
  return hidden(event.giver === by.seat ? cockroach('event.passed_by_you', { card, claim, receiver }) : cockroach('event.passed_known', { card, claim, giver, receiver }));
}

/** What was said, what it was and who takes it, as one breath. */
export function judged(event: Judged, by: Teller): string {
  const you = event.seat === by.seat;
  const said = you ? cockroach(`event.judged_${event.says}_you`) : cockroach(`event.judged_${event.says}`, { name: by.name(event.seat) });
  const card = kindWord(event.card);
  return [said, cockroach('event.revealed', { card }), verdict(event), took(event, by)].reduce(then);
}

/** What was so, and what was made of it. */
function verdict({ says, right }: Judged): string {
  const believed = says === 'true';
  return cockroach(`event.${believed ? 'believed' : 'doubted'}_${believed === right ? 'truth' : 'lie'}`);
}

export function took(event: Judged, by: Teller): string {
  const card = kindWord(event.card);
  return event.taker === by.seat ? cockroach('event.took_you', { card }) : cockroach('event.took', { card, name: by.name(event.taker) });
}

/** In words where a pile of that size is one of the rulebook's (C-21, C-27). */
const EXACT: Readonly<Record<number, string>> = { 4: 'four_of_a_kind', 5: 'five_of_a_kind' };

function lost(event: Pick<Lost, 'seat' | 'reason'>, pile: Pile | undefined, by: Teller): string {
  const exact = event.reason === 'kind_limit' && pile ? EXACT[pile.count] : undefined;
  const code = `lost.${exact ?? event.reason}${event.seat === by.seat ? '_you' : ''}`;
  const cards = pile ? cockroach(`many.${pile.kind}`) : '';
  return cockroach.maybe(code, { name: by.name(event.seat), cards }) ?? '';
}

function named(choices: readonly Choice[], by: Teller): { card?: Kind; name?: string } {
  const card = choices.find((choice) => choice.is === 'card');
  const seat = choices.find((choice) => choice.is === 'seat');
  return { card: card && isKind(card.kind) ? card.kind : undefined, name: seat && by.name(seat.seat) };
}

function ask(code: string, chosen: readonly Choice[], sight: Sight, by: Teller): string | undefined {
  const { offer } = portraitOf(sight);
  const { card, name = '' } = named(chosen, by);
  switch (code) {
    case 'offer_card':
      return cockroach(lastJudged(by.story)?.taker === by.seat ? 'ask.offer_card_took' : 'ask.offer_card');
    case 'offer_seat':
      return card && cockroach('ask.offer_seat', { card: kindWord(card) });
    case 'offer_claim':
      return card && cockroach('ask.offer_claim', { card: kindWord(card), name });
    case 'pass_claim':
      return cockroach('ask.pass_claim', { name });
    case 'answer':
      return offer ? answerQuestion(isLast(sight), offer, by) : undefined;
    case 'pass_seat':
      return offer?.card.truth ? cockroach('ask.pass_seat', { card: kindWord(offer.card.truth) }) : cockroach('ask.pass_seat_unseen');
    default:
      return cockroach.maybe(`ask.${code}`);
  }
}

/** Nobody is left to pass to: only true and lie are offered. */
function isLast(sight: Sight): boolean {
  const codes = sight.asked[0]?.choices.questions[0]?.branches.map(({ choice }) => (choice.is === 'word' ? choice.code : ''));
  return codes !== undefined && !codes.includes('look') && !codes.includes('pass_unseen');
}

function answerQuestion(last: boolean, offer: NonNullable<Portrait['offer']>, by: Teller): string {
  return cockroach(last ? 'ask.answer_last' : 'ask.answer', { claim: kindWord(offer.claim), name: by.name(offer.giver) });
}

function wait(code: string, name: string, sight: Sight, by: Teller): string | undefined {
  const { offer } = portraitOf(sight);
  if (code !== 'answer' || !offer) return cockroach.maybe(`wait.${code}`, { name });
  return offer.giver === by.seat ? cockroach('wait.answer_you', { name }) : cockroach('wait.answer', { name, giver: by.name(offer.giver) });
}

function choice(one: Choice, by: Teller): string | undefined {
  if (one.is === 'seat') return by.name(one.seat);
  const code = one.is === 'card' ? one.kind : one.is === 'word' ? one.code : '';
  return cockroach.maybe(`card.${code}`) ?? cockroach.maybe(`answer.${code}`);
}

function ending(sight: Sight, by: Teller): string | undefined {
  const { loser, reason, places, limit } = portraitOf(sight);
  if (loser === null) return undefined;
  const others = places.map((_, seat) => seat).filter((seat) => seat !== loser);
  const pile = piles(places[loser]!.table).find(({ count }) => count >= limit);
  return then(lost({ seat: loser, reason }, pile, by), cockroach('result.safe', { names: names(others.map(by.name)) }));
}

export const cockroachWords: GameWords = {
  tell,
  ask,
  wait,
  choice,
  clause: (clause) => cockroach.maybe(`clause.${clause}`),
  ending,
};
