import { settings } from '../../settings.svelte';
import type { GobletsArguments } from '../../words/generated/goblets';
import { goblets as en } from '../../words/generated/goblets.en';
import { goblets as ja } from '../../words/generated/goblets.ja';
import { type Lang, speaker } from '../../words/speaker';

export const goblets = speaker<GobletsArguments>({ en, ja }, () => settings.lang as Lang);
