import { settings } from '../settings.svelte';
import type { ReviewArguments } from '../words/generated/review';
import { review as en } from '../words/generated/review.en';
import { review as ja } from '../words/generated/review.ja';
import { type Lang, speaker } from '../words/speaker';

export const words = speaker<ReviewArguments>({ en, ja }, () => settings.lang as Lang);
