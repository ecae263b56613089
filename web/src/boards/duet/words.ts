import type { DuetArguments } from '../../words/generated/duet';
import { duet as en } from '../../words/generated/duet.en';
import { duet as ja } from '../../words/generated/duet.ja';
import { here } from '../../words/here';

export const duet = here<DuetArguments>(en, ja);
