/** What a card is called when it is read out: suit, number, power and footprints. */
import { faceOf } from '../../art/duet/cards';
import { cardWord } from './sentences';
import { duet } from './words';

export function cardLabel(kind: string, powers: boolean): string {
  const name = powers ? cardWord(kind) : (duet.maybe(`kind.${kind}`) ?? '');
  return duet('board.card_read', { card: name, footprints: duet('board.footprints', { count: faceOf(kind).footprints }) });
}
