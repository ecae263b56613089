/** What the forest and the counts beside it show without words. */
import { cardBack, cardFace } from '../../art/duet/cards';
import { paw, SUITS } from '../../art/duet/suits';
import { line, picture } from '../../art/ink';
import { forestToken, gem, plusIcon, suitCoin, team } from '../../art/duet/forest';
import type { Sign } from '../signs';
import { duet } from './words';

const placed = (svg: string, x: number, y: number, width: number, height: number): string => svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
const card = (kind: string, x: number): string => placed(cardFace(kind, '', '', false), x, 4, 50, 70);
const row = (body: string): string => `<span class="wide">${picture(118, 78, body)}</span>`;

/** For who never played for tricks: how one is won, and what its words mean. */
function ofTricks(): Sign[] {
  const glow = '<rect x="59" y="0" width="58" height="78" rx="10" fill="#f2b63c"/>';
  const slot = '<rect x="64" y="6" width="48" height="66" rx="7" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="7 5"/>';
  return [
    { picture: row(glow + card('doves_4', 4) + card('doves_10', 63)), words: duet('signs.wins') },
    { picture: row(card('doves_4', 4) + slot), words: duet('signs.trick') },
    { picture: row(SUITS.map((suit, i) => placed(suitCoin(suit), i * 40, 20, 38, 38)).join('')), words: duet('signs.suit') },
    { picture: suitCoin('roses'), words: duet('signs.trump') },
    { picture: row([14, 34, 54].map((x) => placed(cardBack(), x, 4, 50, 70)).join('')), words: duet('signs.dealer') },
  ];
}

export function signsOf(): Sign[] {
  return [
    ...ofTricks(),
    { picture: gem(), words: duet('signs.gem') },
    { picture: forestToken(), words: duet('signs.forest') },
    { picture: team(), words: duet('signs.team') },
    { picture: picture(100, 100, paw('currentColor')), words: duet('signs.paw') },
    { picture: picture(40, 40, line('M20 4V36M12 12L20 4L28 12M12 28L20 36L28 28', 'currentColor', 4)), words: duet('signs.way') },
    { picture: plusIcon(), words: duet('signs.plus') },
    { picture: `<span class="card">${cardBack()}</span>`, words: duet('signs.cards') },
  ];
}
