import type { ReviewArguments } from '../words/generated/review';
import { review as en } from '../words/generated/review.en';
import { review as ja } from '../words/generated/review.ja';
import { here } from '../words/here';

export const words = here<ReviewArguments>(en, ja);
