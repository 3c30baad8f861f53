/** The signs with which players judge a move: brilliant, good, interesting, dubious, mistake, blunder. */
export const MOVE_MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type MoveMark = (typeof MOVE_MARKS)[number];
