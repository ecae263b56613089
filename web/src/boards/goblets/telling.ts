/** Events of Raise Your Goblets in the reader's words. What only his eyes saw is marked as secret. */
import type { Event } from '../../protocol/games/goblets';
import type { Teller } from '../../told/sentences';
import { names } from '../../words';
import type { Sentence } from '../registry.svelte';
import { Household } from './houses';
import { contents, goblet, gobletAt, gobletWord, inside, tokenWord } from './naming';
import { countsEachWine, keepsNotes, modeAt } from './reading';
import { gains } from './reckoning';
import { goblets } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Given = Record<string, string | number>;

const open = (text: string | undefined): Sentence[] => (text ? [{ text, secret: false }] : []);
const hidden = (text: string | undefined): Sentence[] => (text ? [{ text, secret: true }] : []);

/** Two sentences after each other; English wants a space between them. */
const then = (first: string, second: string): string => goblets('list.two', { first, second });

/** The sentence in the second person when it is the reader's own deed. */
function yours(code: string, seat: number, by: Teller, given: Given = {}): string | undefined {
  return seat === by.seat ? goblets.maybe(`event.${code}_you`, given) : goblets.maybe(`event.${code}`, { name: by.name(seat), ...given });
}

/** A secret of one's own: told once, and written down only where the page keeps notes. */
function secretly(code: string, by: Teller, given: Given): Sentence[] {
  return keepsNotes(by.table) ? hidden(goblets.maybe(`event.${code}_you`, given)) : open(goblets.maybe(`event.${code}_you_only`, given));
}

function poured(event: Of<'poured'>, by: Teller, houses: Household): Sentence[] {
  const given: Given = { goblet: goblet(event.place, event.coaster, houses) };
  const code = event.count > 1 ? 'poured_two' : 'poured';
  const [token, other] = (event.tokens.truth ?? []).map(tokenWord);
  if (token) given.token = token;
  if (other) given.other_token = other;
  if (event.seat === by.seat) return secretly(code, by, given);
  const known = goblets.maybe('event.poured_known', { name: by.name(event.seat), ...given });
  return token && event.count === 1 && keepsNotes(by.table) ? hidden(known) : open(yours(code, event.seat, by, given));
}

function peeked(event: Of<'peeked'>, by: Teller, houses: Household): Sentence[] {
  const into = { goblet: goblet(event.place, event.coaster, houses) };
  const { truth } = event.contents;
  if (event.seat === by.seat && truth) return secretly('peeked', by, { ...into, contents: contents(truth) });
  return open(yours('peeked', event.seat, by, into));
}

function tookBack(event: Of<'took_back'>, by: Teller, houses: Household): Sentence[] {
  const outOf = { goblet: goblet(event.place, event.coaster, houses) };
  const { truth } = event.token;
  if (event.seat === by.seat && truth) return secretly('took_back', by, { ...outOf, token: tokenWord(truth) });
  return open(yours('took_back', event.seat, by, outOf));
}

function blackmailed(event: Of<'blackmailed'>, by: Teller): Sentence[] {
  const whom = { whom: by.name(event.whom) };
  if (event.whom === by.seat) return open(goblets('event.blackmailed_at_you', { name: by.name(event.seat) }));
  if (event.seat === by.seat && event.token.truth) return secretly('blackmailed', by, { ...whom, token: tokenWord(event.token.truth) });
  return open(yours('blackmailed', event.seat, by, whom));
}

function course(event: Of<'course'>, by: Teller, houses: Household): Sentence[] {
  const head = houses.head(event.host);
  if (head === undefined) return [];
  const code = houses.mode === 'middle' ? 'course_middle' : 'course';
  return open(yours(code, head, by, { course: event.course, courses: event.courses }));
}

function roles(event: Of<'roles'>, by: Teller): Sentence[] {
  const noble = by.name(event.noble);
  if (event.vassal === null) return event.noble === by.seat ? [] : open(goblets('event.roles_alone', { noble }));
  const vassal = by.name(event.vassal);
  if (event.noble === by.seat) return open(goblets('event.roles_noble', { vassal }));
  if (event.vassal === by.seat) return open(goblets('event.roles_vassal', { noble }));
  return open(goblets('event.roles', { noble, vassal }));
}

function supplied(event: Of<'supplied'>, _by: Teller, houses: Household): Sentence[] {
  const { truth } = event.tokens;
  if (houses.isOwn(event.house) && truth) return hidden(goblets('event.supplied_you', { count: event.count, tokens: contents(truth) }));
  return [];
}

function targeted(event: Of<'targeted'>, by: Teller, houses: Household): Sentence[] {
  const card = event.target ?? event.secret_target?.truth;
  const name = houses.name(event.house);
  if (!card) return open(goblets('event.targeted_secret', { name }));
  const target = inside(houses.head(card.house), by);
  const own = houses.isOwn(event.house);
  const said = own ? goblets('event.targeted_you', { target }) : goblets('event.targeted', { name, target });
  return event.target ? open(said) : hidden(said);
}

function sworn(event: Of<'sworn'>, by: Teller): Sentence[] {
  const { truth } = event.loyalty;
  if (event.seat !== by.seat || !truth) return open(goblets('event.sworn', { name: by.name(event.seat) }));
  return hidden(then(goblets(`event.sworn_${truth}`), goblets(`role.${truth}_hint`)));
}

function guessed(event: Of<'guessed'>, by: Teller): Sentence[] {
  const { truth } = event.guess;
  if (event.seat === by.seat && truth) return hidden(goblets('event.guessed_you', { deaths: `${truth.deaths}` }));
  return open(goblets('event.guessed', { name: by.name(event.seat) }));
}

function character(event: Of<'character'>, by: Teller): Sentence[] {
  const said = yours('character', event.seat, by, { character: goblets.maybe(`character.${event.character}.name`) ?? '' });
  return open(then(said ?? '', goblets.maybe(`character.${event.character}.ability`) ?? ''));
}

/** Goblets keep their names when they move: whose they are then is said besides. */
function swapped(event: Of<'swapped'>, by: Teller, houses: Household): Sentence[] {
  const one = goblet(event.place, event.coaster, houses);
  const other = goblet(event.other_place, event.other_coaster, houses);
  const said = yours('swapped', event.seat, by, { goblet: one, other_goblet: other }) ?? '';
  const got = houses.mode === 'middle' ? undefined : houses.isOwn(event.place) ? event.other_coaster : houses.isOwn(event.other_place) ? event.coaster : undefined;
  return open(got === undefined ? said : then(said, goblets('event.swapped_yours', { goblet: gobletWord(got) })));
}

/** How a rotation is called by how many places goblets go to the left. */
export const ROTATIONS: Record<number, string> = { 1: 'rotated', [-1]: 'rotated_back', 2: 'rotated_two', [-2]: 'rotated_back_two' };

function rotated(event: Of<'rotated'>, by: Teller, houses: Household): Sentence[] {
  const said = yours(ROTATIONS[event.places] ?? 'rotated', event.seat, by) ?? '';
  const { own, count } = houses;
  if (own === undefined) return open(said);
  const at = (house: number): string => houses.name((house + count) % count);
  return open(then(said, goblets('event.rotated_yours', { to: at(own + event.places), from: at(own - event.places) })));
}

function handedOver(event: Of<'handed_over'>, by: Teller): Sentence[] {
  const [noble, vassal] = [by.name(event.seat), by.name(event.vassal)];
  if (event.seat === by.seat) return open(goblets('event.handed_over_by_you', { vassal }));
  if (event.vassal === by.seat) return open(goblets('event.handed_over_to_you', { noble }));
  return open(goblets('event.handed_over', { noble, vassal }));
}

function exchanged(event: Of<'exchanged'>, by: Teller): Sentence[] {
  const { seat, other } = event;
  const said = other === by.seat ? goblets('event.exchanged_with_you', { name: by.name(seat) }) : yours('exchanged', seat, by, { other: by.name(other) });
  const now = [[seat, event.target.house], [other, event.other_target.house]] as const;
  return [...open(said), ...now.flatMap(([holder, house]) => open(yours('targeted', holder, by, { target: inside(house, by) })))];
}

const LOOKED_AWAY = { swap_goblets: 'swap', exchange_coasters: 'coasters', swap_both: 'both', leave_both: 'neither' } as const;

function lookedAway(event: Of<'looked_away'>, by: Teller, houses: Household): Sentence[] {
  const given = { goblet: gobletAt(event.place, houses), other_goblet: gobletAt(event.other_place, houses) };
  const { truth } = event.how;
  if (truth && event.seat === by.seat) return hidden(goblets.maybe(`event.looked_away_${LOOKED_AWAY[truth]}`, given));
  return open(goblets(event.coasters_exchanged ? 'event.looked_away_exchanged' : 'event.looked_away', { name: by.name(event.seat), ...given }));
}

function treated(event: Of<'treated'>, by: Teller): Sentence[] {
  if (event.house === null) return open(yours('treated_nobody', event.seat, by));
  const [name, other] = [by.name(event.seat), by.name(event.house)];
  if (event.house === by.seat) return open(goblets('event.treated_you', { name }));
  return open(event.seat === by.seat ? goblets('event.treated_by_you', { other }) : goblets('event.treated', { name, other }));
}

function drank(event: Of<'drank'>, by: Teller): Sentence[] {
  const told = yours(event.dead ? 'drank_dead' : 'drank', event.seat, by, { contents: contents(event.contents) }) ?? '';
  return open(event.treated ? goblets('event.drank_treated', { told }) : told);
}

function scored(event: Of<'scored'>, by: Teller): Sentence[] {
  const made = gains(event, modeAt(by.table) === 'paired', countsEachWine(by.table));
  const gained = made.reduce((sum, { count }) => sum + count, 0);
  const told = yours('scored', event.seat, by, { gained, points: event.points }) ?? '';
  if (made.length === 0) return open(told);
  const reasons = names(made.map(({ code, count }) => goblets('board.pile', { token: goblets(`points.${code}`), count })));
  return open(goblets('event.scored_because', { told, reasons: made.length === 1 ? goblets(`points.${made[0]!.code}`) : reasons }));
}

type Tell = { [T in Event['type']]: (event: Of<T>, by: Teller, houses: Household) => Sentence[] };

const plain = (event: Event & { seat: number }, by: Teller): Sentence[] => open(yours(event.type, event.seat, by));

const TELL: Tell = {
  course,
  roles,
  supplied,
  targeted,
  sworn,
  guessed,
  character,
  poured,
  peeked,
  took_back: tookBack,
  blackmailed,
  swapped,
  handed_over: handedOver,
  exchanged,
  looked_away: lookedAway,
  treated,
  drank,
  scored,
  lone: plain,
  took_nothing: plain,
  passed: plain,
  guarded: plain,
  won_course: plain,
  filled: (event) => open(goblets('event.filled', { count: event.goblets })),
  rotated,
  called: (event, by) => open(yours(event.standstill ? 'called_standstill' : 'called', event.seat, by)),
  opened_target: (event, by, houses) => open(yours('opened_target', houses.head(event.house) ?? -1, by, { target: inside(houses.head(event.target.house), by) })),
  opened_loyalty: (event, by) => open(yours(`opened_${event.loyalty}`, event.seat, by)),
  opened_guess: (event, by) => open(yours('opened_guess', event.seat, by, { guess: event.guess.deaths, deaths: event.deaths })),
  ended: (event) => open(goblets.maybe(`event.ended_${event.reason}`)),
};

export function tell(told: unknown, by: Teller): Sentence[] {
  const event = told as Event;
  const one = TELL[event.type] as (event: Event, by: Teller, houses: Household) => Sentence[];
  return one(event, by, new Household(event, by));
}
