import { settings } from '../../settings.svelte';
import type { TofuArguments } from '../../words/generated/tofu';
import { tofu as en } from '../../words/generated/tofu.en';
import { tofu as ja } from '../../words/generated/tofu.ja';
import { type Lang, speaker } from '../../words/speaker';

export const tofu = speaker<TofuArguments>({ en, ja }, () => settings.lang as Lang);
