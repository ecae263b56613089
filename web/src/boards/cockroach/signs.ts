/** What the table shows without words. */
import { cardBack, cardFace } from '../../art/cards';
import { token } from '../../art/creatures';
import { icon } from '../../art/icons';
import { seatMark } from '../../art/seats';
import type { Sight } from '../../protocol/generated';
import { cockroach } from '../../words';
import type { Sign } from '../signs';
import { portraitOf } from './reading';

const pill = (text: string, look = ''): string => `<b class="pill" style="${look}">${text}</b>`;
const SMALL = 'font-size:.75rem';
const DANGER = 'border-radius:3px;background:var(--danger-deep);color:#fff';
const frame = (line: string): string => `<span style="width:34px;height:26px;border-radius:8px;${line}"></span>`;

export function signsOf(sight: Sight): Sign[] {
  const { limit } = portraitOf(sight);
  return [
    { picture: token('rat'), words: cockroach('signs.pile') },
    { picture: pill(`${limit - 2}/${limit}`), words: cockroach('signs.near', { count: limit - 2, limit: `${limit}` }) },
    { picture: pill(`${limit - 1}/${limit}`, DANGER), words: cockroach('signs.danger') },
    { picture: cardBack(), words: cockroach('signs.cards') },
    { picture: icon('chat'), words: cockroach('signs.bubble') },
    { picture: cardFace('rat', ''), words: cockroach('signs.card') },
    { picture: icon('eye'), words: cockroach('signs.seen') },
    { picture: pill(cockroach('board.had'), SMALL), words: cockroach('signs.had') },
    { picture: `${seatMark(0)}${token('bat')}`, words: cockroach('signs.chain') },
    { picture: frame('border:3px solid var(--glow)'), words: cockroach('signs.turn') },
    { picture: frame('border:2px dashed var(--accent)'), words: cockroach('signs.pick') },
  ];
}
