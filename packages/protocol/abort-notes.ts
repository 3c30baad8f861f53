/** The note of a match that was ended because the rules of its game, one from outside, have failed. */
export const GAME_FAILED_NOTE = 'sesame:game-failed';
