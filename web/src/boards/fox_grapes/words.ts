import { settings } from '../../settings.svelte';
import type { FoxGrapesArguments } from '../../words/generated/fox_grapes';
import { fox_grapes as en } from '../../words/generated/fox_grapes.en';
import { fox_grapes as ja } from '../../words/generated/fox_grapes.ja';
import { type Lang, speaker } from '../../words/speaker';

export const foxGrapes = speaker<FoxGrapesArguments>({ en, ja }, () => settings.lang as Lang);
