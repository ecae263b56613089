import type { RoomArguments } from '../words/generated/room';
import { room as en } from '../words/generated/room.en';
import { room as ja } from '../words/generated/room.ja';
import { here } from '../words/here';

export const words = here<RoomArguments>(en, ja);
