import type { TofuArguments } from '../../words/generated/tofu';
import { tofu as en } from '../../words/generated/tofu.en';
import { tofu as ja } from '../../words/generated/tofu.ja';
import { here } from '../../words/here';

export const tofu = here<TofuArguments>(en, ja);
