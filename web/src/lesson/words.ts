import type { LessonsArguments } from '../words/generated/lessons';
import { lessons as en } from '../words/generated/lessons.en';
import { lessons as ja } from '../words/generated/lessons.ja';
import { here } from '../words/here';

export const words = here<LessonsArguments>(en, ja);
