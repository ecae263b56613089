import { settings } from '../../settings.svelte';
import type { DuetArguments } from '../../words/generated/duet';
import { duet as en } from '../../words/generated/duet.en';
import { duet as ja } from '../../words/generated/duet.ja';
import { type Lang, speaker } from '../../words/speaker';

export const duet = speaker<DuetArguments>({ en, ja }, () => settings.lang as Lang);
