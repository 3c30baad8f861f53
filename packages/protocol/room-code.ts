/** Letters of a room’s code. Without vowels no code spells a word, and none is mistaken for a digit. */
export const ROOM_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const ROOM_CODE_LENGTH = 4;
export const ROOM_CODE_PATTERN = `[${ROOM_CODE_LETTERS}]{${ROOM_CODE_LENGTH}}`;
