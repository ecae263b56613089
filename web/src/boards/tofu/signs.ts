/** What each card is worth at the end, and the other signs of the shop. */
import { bean, token } from '../../art/tofu/cards';
import { KINDS } from '../../art/tofu/kinds';
import type { Sign } from '../signs';
import { tofu } from './words';

export function signsOf(): Sign[] {
  return [...KINDS.map((kind) => ({ picture: token(kind), words: tofu(`worth.${kind}`) })), { picture: bean(), words: tofu('worth.bean') }];
}
