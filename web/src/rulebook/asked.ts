import { gamePage } from '../boards/registry.svelte';
import type { Table } from '../protocol/generated';

/** At which clause of the rulebook each question stands. Another question opens the rulebook at its beginning. */

const CLAUSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cockroach: {
    offer_card: 'C-05',
    offer_seat: 'C-06',
    offer_claim: 'C-07',
    answer: 'C-08',
    pass_seat: 'C-16',
    pass_claim: 'C-17',
  },
  'fox-grapes': {
    place_card: 'F-10',
    place_claim: 'F-10',
    declare_seat: 'F-13',
    declare_kind: 'F-13',
    declare_first: 'F-57',
    declare_second: 'F-57',
    declare_third: 'F-57',
    open_card: 'FE-17',
    special: 'F-29',
    solo_push: 'F-38',
    solo_seat: 'F-41',
    solo_special: 'F-41',
  },
  goblets: {
    action: 'G-17',
    last_action: 'G-27',
    token: 'G-18',
    second_token: 'GC-10',
    pour_place: 'G-18',
    swap_place: 'G-20',
    peek_place: 'GC-03',
    first_place_of_two: 'GC-09',
    second_place_of_two: 'GC-09',
    exchange_seat: 'GC-08',
    blackmail_seat: 'GC-19',
    away_place: 'GC-02',
    away_how: 'GC-02',
    take_back: 'GC-07',
    guess: 'GC-18',
    treat: 'GC-17',
    drink: 'G-62',
  },
  tofu: {
    report: 'T-13',
    price: 'T-14',
    offer: 'T-17',
    habanero: 'T-31',
    habanero_card: 'T-31',
    sell: 'T-24',
  },
  duet: {
    lead: 'D-31',
    follow: 'D-31',
    change_decree: 'D-11',
    give: 'D-13',
    give_back: 'D-13',
    ignore: 'D-12',
    direct: 'D-10',
    lay_token: 'D-49',
  },
};

export function clauseOf(game: string, ask: string, table: Table | null): string {
  const own = gamePage(game)?.clause?.(ask, table?.seats.length ?? 0, table?.settings.options ?? {});
  return own ?? CLAUSES[game]?.[ask] ?? '';
}
