/** What the forest and the counts beside it show without words. */
import { cardBack } from '../../art/duet/cards';
import { paw } from '../../art/duet/suits';
import { line, picture } from '../../art/ink';
import { forestToken, gem, plusIcon, suitCoin, team } from '../../art/duet/forest';
import type { Sign } from '../signs';
import { duet } from './words';

export function signsOf(): Sign[] {
  return [
    { picture: gem(), words: duet('signs.gem') },
    { picture: forestToken(), words: duet('signs.forest') },
    { picture: team(), words: duet('signs.team') },
    { picture: picture(100, 100, paw('currentColor')), words: duet('signs.paw') },
    { picture: picture(40, 40, line('M20 4V36M12 12L20 4L28 12M12 28L20 36L28 28', 'currentColor', 4)), words: duet('signs.way') },
    { picture: plusIcon(), words: duet('signs.plus') },
    { picture: suitCoin('roses'), words: duet('signs.trump') },
    { picture: `<span class="card">${cardBack()}</span>`, words: duet('signs.cards') },
  ];
}
