import type { Actor } from '@sesame/kernel';
import type { LogRow } from '../store/store.ts';

/** The latest inputs since the last chance move, each with the position before it: the candidates for undo. */
export type UndoWindow<Position> = { readonly row: LogRow; readonly before: Position }[];

const MAX_UNDO_ENTRIES = 8;

/** Adds an input. */
export const remember = <Position>(window: UndoWindow<Position>, row: LogRow, before: Position): void => {
  if (row.by === 'chance') {
    window.length = 0;
    return;
  }
  if (window.push({ row, before }) > MAX_UNDO_ENTRIES) window.shift();
};

/** Drops inputs that are final, as every entry keeps a position in memory. Not while a log is read: it may undo more. */
export const forgetFinal = (window: UndoWindow<unknown>): void => {
  while (isFinal(window)) window.shift();
};

/** Whether the oldest input is final: others have acted since, and its player again after them. */
const isFinal = (window: UndoWindow<unknown>): boolean => {
  const by: Actor | undefined = window[0]?.row.by;
  const answer = window.findIndex(({ row }) => row.by !== by);
  return answer !== -1 && window.some(({ row }, index) => index > answer && row.by === by);
};
