import type { CreditsArguments } from '../words/generated/credits';
import { credits as en } from '../words/generated/credits.en';
import { credits as ja } from '../words/generated/credits.ja';
import { here } from '../words/here';

export const words = here<CreditsArguments>(en, ja);
