/** Who was noble and who vassal in each house when something happened: they change places after every course. */
import type { Event, Roles } from '../../protocol/games/goblets';
import type { Told } from '../../protocol/generated';
import type { Teller } from '../../told/sentences';
import { eventsOf, modeAt } from './reading';

type Houses = ReadonlyMap<number, Pick<Roles, 'noble' | 'vassal'>>;

const known = new WeakMap<readonly Told[], Map<unknown, Houses>>();
const NONE: Houses = new Map();

/** The roles of a course are told after it has begun, and hold for the beginning too. */
function rolesAfter(events: readonly Event[], at: number): Houses {
  const end = events.findIndex(({ type }, i) => i > at && type === 'course');
  const roles = events.slice(at, end < 0 ? undefined : end).filter((event): event is Roles => event.type === 'roles');
  return new Map(roles.map(({ house, noble, vassal }) => [house, { noble, vassal }]));
}

function fold(story: readonly Told[]): Map<unknown, Houses> {
  const events = story.flatMap(eventsOf);
  const found = new Map<unknown, Houses>();
  let now = NONE;
  events.forEach((event, i) => {
    if (event.type === 'course') now = rolesAfter(events, i);
    found.set(event, now);
  });
  return found;
}

export function housesAt(event: unknown, story: readonly Told[]): Houses {
  let found = known.get(story);
  if (!found) known.set(story, (found = fold(story)));
  return found.get(event) ?? NONE;
}

/** The houses as they are at an event, for one reader. */
export class Household {
  private readonly houses: Houses;
  readonly mode;

  constructor(event: unknown, private readonly by: Teller) {
    this.houses = housesAt(event, by.story);
    this.mode = modeAt(by.table);
  }

  /** The seat that drinks for a house; without pairs houses are seats. */
  head(house: number): number | undefined {
    return this.mode === 'paired' ? this.houses.get(house)?.noble : house;
  }

  isOwn(house: number): boolean {
    const { seat } = this.by;
    return seat !== null && (seat === this.head(house) || seat === this.houses.get(house)?.vassal);
  }

  /** How many there are. */
  get count(): number {
    return this.mode === 'paired' ? this.houses.size : (this.by.table?.seats.length ?? 0);
  }

  /** The reader's own. */
  get own(): number | undefined {
    return Array.from({ length: this.count }, (_, house) => house).find((house) => this.isOwn(house));
  }

  name(house: number): string {
    const head = this.head(house);
    return head === undefined ? '' : this.by.name(head);
  }
}
