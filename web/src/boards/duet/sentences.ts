/** The Fox in the Forest Duet in the reader's words. */
import type { Event, Kind, Laid, Strayed, Swapped } from '../../protocol/games/duet';
import type { Choice, Sight } from '../../protocol/generated';
import type { Teller } from '../../told/sentences';
import type { GameWords, Sentence } from '../registry.svelte';
import { type Astray, astray, gems, isAside, portraitOf } from './reading';
import { duet } from './words';

export const cardWord = (kind: string): string => duet.maybe(`card.${kind}`) ?? '';
export const kindWord = (kind: Kind): string => duet(`kind.${kind}`);
export const suitOf = (kind: Kind): 'doves' | 'roses' | 'stars' => kind.split('_')[0] as 'doves';

/** Sentences after each other; English wants a space between them. */
export const joined = (parts: readonly string[]): string => parts.filter(Boolean).reduce((first, second) => (first ? duet('list.two', { first, second }) : second), '');
const open = (text: string): Sentence => ({ text, secret: false });
const hidden = (text: string): Sentence => ({ text, secret: true });

/** A sentence about a seat: the one in the second person where the reader sits there. */
export function about(code: string, seat: number, by: Teller, given: Record<string, string | number> = {}): string {
  const name = by.name(seat);
  return (seat === by.seat ? duet.maybe(`${code}_you`, { name, ...given }) : undefined) ?? duet.maybe(code, { name, ...given }) ?? '';
}

function tell(told: unknown, by: Teller): Sentence[] {
  const event = told as Event;
  switch (event.type) {
    case 'dealt':
      return event.seat === by.seat ? [open(duet('event.dealt_you', { count: event.cards }))] : [];
    case 'deals':
      return [open(about('event.deals', event.dealer, by, { round: event.round }))];
    case 'turned_up':
      return [open(duet('event.turned_up_trump', { card: kindWord(event.card), suit: duet(`suit.${suitOf(event.card)}`) }))];
    case 'played':
      return [open(isAside(event, by.story) ? about('event.played_earlier', event.seat, by) : about(event.led ? 'event.led' : 'event.followed', event.seat, by, { card: kindWord(event.card) }))];
    case 'won':
      return [open(about('event.won', event.seat, by))];
    default:
      return ofPower(event, by) ?? ofPath(event, by);
  }
}

function ofPower(event: Event, by: Teller): Sentence[] | undefined {
  switch (event.type) {
    case 'exchanged':
      return [open(about('event.exchanged', event.seat, by, { decree: kindWord(event.decree), taken: kindWord(event.taken) }))];
    case 'declined':
      return [open(about('event.declined', event.seat, by, { power: duet(`power.${event.power}`) }))];
    case 'no_effect':
      return [open(duet('event.no_effect', { power: duet(`power.${event.power}`) }))];
    case 'giving':
      return [event.seat === by.seat && event.card.truth ? hidden(duet('event.giving_you', { card: kindWord(event.card.truth) })) : open(duet('event.giving', { name: by.name(event.seat) }))];
    case 'swapped':
      return [swapped(event, by)];
    case 'ignored':
      return [open(about(isAside(event, by.story) ? 'event.ignored_earlier' : 'event.ignored', event.seat, by, { card: kindWord(event.card) }))];
    case 'directed':
      return [open(about(`event.directed_${event.way}`, event.seat, by))];
    default:
      return undefined;
  }
}

/** Who played the 7 gave what the other got. */
function swapped(event: Swapped, by: Teller): Sentence {
  const { gave: { truth: given }, got: { truth: taken } } = event;
  if (by.seat === null || !given || !taken) return open(duet('event.swapped'));
  const [gave, got] = event.seat === by.seat ? [given, taken] : [taken, given];
  return hidden(duet('event.swapped_you', { gave: kindWord(gave), got: kindWord(got) }));
}

function ofPath(event: Event, by: Teller): Sentence[] {
  switch (event.type) {
    case 'moved':
      return [open(about('event.moved', event.toward, by, { count: event.distance }))];
    case 'taken':
      return [open(duet('event.taken', { count: event.left }))];
    case 'added':
      return [open(duet('event.added', { count: event.spaces.length }))];
    case 'strayed':
      return [open(covered('event.strayed', event.toward, event, by))];
    case 'laid':
      return [open(covered('event.laid', event.seat, event, by))];
    case 'nothing_laid':
      return [open(duet('event.nothing_laid'))];
    case 'ended':
      return [open(endingOf(event.reason, event.score))];
    default:
      return [];
  }
}

function covered(code: string, seat: number, event: Strayed | Laid, by: Teller): string {
  return joined([about(code, seat, by), duet('event.slid', { count: event.slid }), duet('event.tokens_left', { count: event.left })]);
}

/** What becomes of the gems where the forest takes an end (D-15). */
export const slid = ({ slid: count }: Strayed | Laid): string[] => (count > 0 ? [duet('event.slid', { count })] : []);

/** The same with less detail, where the board itself shows the rest. */
export function inShort(event: Event, by: Teller): string[] {
  if (event.type === 'strayed') return [about('event.strayed', event.toward, by), ...slid(event)];
  if (event.type === 'laid') return [about('event.laid', event.seat, by), ...slid(event)];
  return tell(event, by).map(({ text }) => text);
}

/** The same for the strip on the table, which holds three lines. Whose end is taken says who won, but for a Musician. */
export function inBrief(news: readonly Event[], by: Teller): string {
  const isAstray = news.some(({ type }) => type === 'strayed');
  // Who deals stands at the seat, and what was not done changes nothing.
  const minor = new Set<Event['type']>(['deals', 'declined']);
  const told = news.filter(({ type }) => !(isAstray && type === 'won') && (news.length === 1 || !minor.has(type)));
  return joined(told.flatMap((event) => briefly(event, by)));
}

function briefly(event: Event, by: Teller): string[] {
  switch (event.type) {
    case 'won':
      return [about('brief.won', event.seat, by)];
    case 'moved':
      return [about('brief.moved', event.toward, by, { count: event.distance })];
    case 'taken':
      return [duet('brief.taken', { count: event.left })];
    case 'added':
      return [duet('brief.added', { count: event.spaces.length })];
    case 'strayed':
    case 'laid':
      return [about(`brief.${event.type}`, event.type === 'laid' ? event.seat : event.toward, by), event.slid > 0 ? duet('brief.slid', { count: event.slid }) : ''];
    default:
      return inShort(event, by);
  }
}

function endingOf(reason: string, score: number | null): string {
  return joined([duet.maybe(`ended.${reason}`) ?? '', score === null ? '' : duet('ended.score', { count: score })]);
}

export function walkedOff({ toward, footprints, open }: Astray, by: Teller): string {
  return about('ended.off', toward, by, { count: footprints, place: open });
}

function ending(sight: Sight, by: Teller): string | undefined {
  const portrait = portraitOf(sight);
  if (!portrait.reason) return undefined;
  const left = gems(portrait);
  const more = left > 0 ? duet('ended.gems_left', { count: left }) : duet('report.won_in_round', { round: String(portrait.round) });
  const off = astray(portrait, by.story);
  return joined([off ? walkedOff(off, by) : '', duet.maybe(`ended.${portrait.reason}`) ?? '', more, portrait.score === null ? '' : duet('ended.score', { count: portrait.score })]);
}

function ask(code: string, _chosen: readonly Choice[], sight: Sight, by: Teller): string | undefined {
  const { gift } = portraitOf(sight);
  return duet.maybe(`ask.${code}`, gift ? { name: by.name(gift.giver) } : {});
}

function choice(one: Choice): string | undefined {
  if (one.is === 'place') return duet('board.space', { place: one.place });
  const code = one.is === 'card' ? one.kind : one.is === 'word' ? one.code : '';
  return duet.maybe(`card.${code}`) ?? duet.maybe(`answer.${code}`);
}

export const duetWords: GameWords = {
  tell,
  ask,
  wait: (code, name) => duet.maybe(`wait.${code}`, { name }),
  choice,
  clause: (clause) => duet.maybe(`clause.${clause}`),
  ending,
};
