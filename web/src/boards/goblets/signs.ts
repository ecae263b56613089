/** What plates, goblets and notes show without words, in this kind of match. */
import { goblet, small } from '../../art/goblets/goblet';
import { screen, target } from '../../art/goblets/hands';
import { drink } from '../../art/goblets/tokens';
import { icon } from '../../art/icons';
import type { Portrait } from '../../protocol/games/goblets';
import type { Sign } from '../signs';
import { goblets } from './words';

const POINTS = '<b class="pill">3</b>';

export function signsOf({ mode }: Portrait): Sign[] {
  const plate: Sign[] = [
    { picture: POINTS, words: goblets(mode === 'middle' ? 'signs.wins' : 'signs.points') },
    { picture: screen(), words: goblets('signs.screen') },
  ];
  if (mode !== 'middle') plate.push({ picture: target(), words: goblets('signs.target') });
  if (mode === 'paired') plate.push({ picture: icon('crown'), words: goblets('signs.noble') });
  return [
    ...plate,
    { picture: goblet(0), words: goblets('signs.goblet') },
    ...(mode === 'middle' ? [] : [{ picture: small(0), words: goblets('signs.colour') }]),
    { picture: drink('wine'), words: goblets('signs.wine') },
    { picture: drink('poison'), words: goblets('signs.poison') },
    { picture: drink('antidote'), words: goblets('signs.antidote') },
    { picture: drink('unknown'), words: goblets('signs.unknown') },
  ];
}
