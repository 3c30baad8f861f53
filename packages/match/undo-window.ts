import type { Actor } from '@sesame/kernel';
import type { InputRow } from './row.ts';

/** The latest inputs since the last chance move, each with what was before it: the candidates for undo. */
export type UndoWindow<Before> = readonly { readonly row: InputRow; readonly before: Before }[];

const MAX_UNDO_ENTRIES = 8;

/** The window after an input. */
export const remember = <Before>(window: UndoWindow<Before>, row: InputRow, before: Before): UndoWindow<Before> =>
  row.by === 'chance' ? [] : [...window.slice(1 - MAX_UNDO_ENTRIES), { row, before }];

/** Without inputs that are final, as every entry keeps a position in memory. Not while a log is read: it may undo more. */
export const withoutFinal = <Before>(window: UndoWindow<Before>): UndoWindow<Before> => {
  const first = window.findIndex((_, index) => !isFinal(window, index));
  if (first === 0) return window;
  return first === -1 ? [] : window.slice(first);
};

/** Whether an input is final: others have acted since, and its player again after them. */
const isFinal = (window: UndoWindow<unknown>, from: number): boolean => {
  const by: Actor | undefined = window[from]?.row.by;
  const answer = window.findIndex(({ row }, index) => index > from && row.by !== by);
  return answer !== -1 && window.some(({ row }, index) => index > answer && row.by === by);
};
