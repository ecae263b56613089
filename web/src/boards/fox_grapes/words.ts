import type { FoxGrapesArguments } from '../../words/generated/fox_grapes';
import { fox_grapes as en } from '../../words/generated/fox_grapes.en';
import { fox_grapes as ja } from '../../words/generated/fox_grapes.ja';
import { here } from '../../words/here';

export const foxGrapes = here<FoxGrapesArguments>(en, ja);
