import type { Actor } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { remember, type UndoWindow, withoutFinal } from './undo-window.ts';

/** The rows that are left after inputs by these players. */
const windowAfter = (...players: readonly Actor[]): readonly number[] => {
  let window: UndoWindow<number> = [];
  for (const [index, by] of players.entries())
    window = remember(window, { seq: index + 1, at: 0, by, move: null }, index);
  window = withoutFinal(window);
  expect(window.every(({ row, before }) => before === row.seq - 1)).toBe(true);
  return window.map(({ row }) => row.seq);
};

describe('the undo window', () => {
  test('keeps several inputs of one player in a row', () => expect(windowAfter(0, 0, 0)).toEqual([1, 2, 3]));
  test('keeps the last input of everybody', () => expect(windowAfter(0, 1, 2)).toEqual([1, 2, 3]));
  test('drops an input whose player acted again after another', () => {
    expect(windowAfter(0, 1, 0)).toEqual([2, 3]);
    expect(windowAfter(0, 0, 1, 0)).toEqual([3, 4]);
    expect(windowAfter(0, 1, 2, 0, 1)).toEqual([3, 4, 5]);
  });
  test('is empty after chance', () => expect(windowAfter(0, 1, 'chance')).toEqual([]));
  test('keeps at most eight', () =>
    expect(windowAfter(...Array<Actor>(10).fill(0))).toEqual([3, 4, 5, 6, 7, 8, 9, 10]));
});
