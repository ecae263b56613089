import type { GobletsArguments } from '../../words/generated/goblets';
import { goblets as en } from '../../words/generated/goblets.en';
import { goblets as ja } from '../../words/generated/goblets.ja';
import { here } from '../../words/here';

export const goblets = here<GobletsArguments>(en, ja);
