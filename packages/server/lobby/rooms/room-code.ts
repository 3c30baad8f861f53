import { randomInt } from 'node:crypto';
import { ROOM_CODE_LENGTH, ROOM_CODE_LETTERS } from '@sesame/protocol';

/** A random code of a room. It is short enough to be guessed, so joining is limited and a room has no secrets. */
export const makeRoomCode = (): string =>
  Array.from({ length: ROOM_CODE_LENGTH }, () => ROOM_CODE_LETTERS[randomInt(ROOM_CODE_LETTERS.length)]).join('');
