/** What the forest and the counts beside it show without words. */
import { cardBack } from '../../art/duet/cards';
import { forestToken, gem, plusIcon, suitCoin, team } from '../../art/duet/forest';
import type { Sign } from '../signs';
import { duet } from './words';

export function signsOf(): Sign[] {
  return [
    { picture: gem(), words: duet('signs.gem') },
    { picture: forestToken(), words: duet('signs.forest') },
    { picture: team(), words: duet('signs.team') },
    { picture: plusIcon(), words: duet('signs.plus') },
    { picture: suitCoin('roses'), words: duet('signs.trump') },
    { picture: `<span class="card">${cardBack()}</span>`, words: duet('signs.cards') },
  ];
}
