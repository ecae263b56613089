/** What plates and cards on the table show without words. */
import { cardBack, PENNANT } from '../../art/fox_grapes/cards';
import { token } from '../../art/fox_grapes';
import { icon } from '../../art/icons';
import { seatMark } from '../../art/seats';
import type { Sign } from '../signs';
import { foxGrapes } from './words';

/** As it stands on the plates. */
const COIN = '<b class="pill" style="background:var(--glow-soft);box-shadow:inset 0 0 0 2px var(--glow);color:var(--ink)">2</b>';

const DASHED = `<span style="width:36px;padding:3px 6px;border:1.5px dashed var(--line-strong);border-radius:8px">${token('sweet')}</span>`;

export function signsOf(): Sign[] {
  return [
    { picture: COIN, words: foxGrapes('signs.points') },
    { picture: token('sweet'), words: foxGrapes('signs.sweet') },
    { picture: token('sour'), words: foxGrapes('signs.sour') },
    { picture: token('fox'), words: foxGrapes('signs.fox') },
    { picture: PENNANT, words: foxGrapes('signs.pennant') },
    { picture: icon('chat'), words: foxGrapes('signs.bubble') },
    { picture: cardBack('fox').replace('<svg', '<svg style="rotate:-90deg"'), words: foxGrapes('signs.sideways') },
    { picture: seatMark(1), words: foxGrapes('signs.call') },
    { picture: icon('check'), words: foxGrapes('signs.right') },
    { picture: icon('close'), words: foxGrapes('signs.wrong') },
    { picture: icon('next'), words: foxGrapes('signs.went') },
    { picture: DASHED, words: foxGrapes('signs.removed') },
  ];
}
