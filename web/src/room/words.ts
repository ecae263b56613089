import { settings } from '../settings.svelte';
import type { RoomArguments } from '../words/generated/room';
import { room as en } from '../words/generated/room.en';
import { room as ja } from '../words/generated/room.ja';
import { type Lang, speaker } from '../words/speaker';

export const words = speaker<RoomArguments>({ en, ja }, () => settings.lang as Lang);
