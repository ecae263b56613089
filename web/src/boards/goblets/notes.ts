/**
 * What this seat knows of each goblet in the running course, read from its own story and kept by coaster.
 *
 * Only what was told to these eyes counts: others' tokens are numbers, never kinds. A goblet that somebody
 * touched while all looked away keeps its note, marked as doubtful.
 */
import type { Drank, Event, How, LookedAway } from '../../protocol/games/goblets';
import type { Told } from '../../protocol/generated';
import { eventsOf, TOKENS } from './reading';

export interface Note {
  /** How many of each kind are known to be in it. */
  known: number[];
  /** Tokens in it that nobody here has seen. */
  unknown: number;
  /** Tokens taken out again, unseen. */
  taken: number;
  doubtful: boolean;
  /** Opened and drunk. */
  drunk: boolean;
}

const fresh = (): Note => ({ known: TOKENS.map(() => 0), unknown: 0, taken: 0, doubtful: false, drunk: false });

/** Of a goblet whose tokens are seen, all of them. */
export const knowing = (counts: readonly number[]): Note => ({ ...fresh(), known: [...counts] });

export class Notes {
  /** The coaster at each place. */
  private coasters: number[];
  /** By coaster. */
  private notes: Note[];

  constructor(log: readonly Told[], goblets: number) {
    this.coasters = Array.from({ length: goblets }, (_, place) => place);
    this.notes = this.coasters.map(fresh);
    const events = log.flatMap(eventsOf);
    for (const event of events.slice(events.findLastIndex(({ type }) => type === 'course') + 1)) this.add(event);
  }

  of(coaster: number): Note {
    return this.notes[coaster] ?? fresh();
  }

  private add(event: Event): void {
    switch (event.type) {
      case 'filled':
        return this.notes.forEach((note) => (note.unknown += 1));
      case 'poured':
        return this.pour(this.of(event.coaster), event.tokens.truth, event.count);
      case 'peeked':
        return this.see(this.of(event.coaster), event.contents.truth?.counts);
      case 'took_back':
        return this.take(this.of(event.coaster), event.token.truth);
      case 'swapped':
        return this.exchange(event.place, event.other_place);
      case 'rotated':
        return this.rotate(event.places);
      case 'looked_away':
        return this.touch(event);
      case 'drank':
        return this.open(event);
    }
  }

  private pour(note: Note, tokens: readonly string[] | undefined, count: number): void {
    if (!tokens) note.unknown += count;
    for (const token of tokens ?? []) note.known[TOKENS.indexOf(token as (typeof TOKENS)[number])]! += 1;
  }

  private see(note: Note, counts: readonly number[] | undefined): void {
    if (counts) Object.assign(note, knowing(counts));
  }

  private take(note: Note, token: string | undefined): void {
    const kind = TOKENS.indexOf(token as (typeof TOKENS)[number]);
    if (kind >= 0 && (note.known[kind] ?? 0) > 0) note.known[kind]! -= 1;
    else note.taken += 1;
  }

  private exchange(place: number, other: number): void {
    [this.coasters[place], this.coasters[other]] = [this.coasters[other]!, this.coasters[place]!];
  }

  private rotate(places: number): void {
    const { length } = this.coasters;
    this.coasters = this.coasters.map((_, place) => this.coasters[(((place - places) % length) + length) % length]!);
  }

  private touch({ place, other_place, coasters_exchanged, how }: LookedAway): void {
    const pair = [this.coasters[place]!, this.coasters[other_place]!] as const;
    if (coasters_exchanged) this.exchange(place, other_place);
    if (!how.truth) for (const coaster of pair) this.of(coaster).doubtful = true;
    else if (movesNotes(how.truth)) [this.notes[pair[0]], this.notes[pair[1]]] = [this.of(pair[1]), this.of(pair[0])];
  }

  private open({ coaster, contents }: Drank): void {
    this.notes[coaster] = { ...knowing(contents.counts), drunk: true };
  }
}

/** A goblet that got another's coaster takes its note along. */
function movesNotes(how: How): boolean {
  return how === 'exchange_coasters' || how === 'swap_both';
}

export function isBlank({ known, unknown, taken }: Note): boolean {
  return unknown === 0 && taken === 0 && known.every((count) => count === 0);
}
