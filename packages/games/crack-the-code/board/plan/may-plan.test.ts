import { expect, test } from 'vitest';
import type { View } from '../../rules/state.ts';
import { mayPlan } from './may-plan.ts';

/** Whether each seat may plan after so many guesses, of three at most. */
const may = (guesses: readonly [number, number], more: Partial<View> = {}) => {
  const seats = guesses.map((count) => ({ guesses: Array(count).fill({}) }));
  const view = {
    phase: 'guess',
    options: { attempts: 3 },
    equalising: false,
    turn: 0,
    seats,
    ...more,
  } as unknown as View;
  return [mayPlan(view, 0), mayPlan(view, 1)];
};

test('a seat may plan as long as it has a guess left', () => {
  expect(may([0, 0])).toEqual([true, true]);
  expect(may([3, 2])).toEqual([false, true]);
  expect(may([2, 3])).toEqual([true, false]);
  expect(may([1, 1], { phase: 'over' } as Partial<View>)).toEqual([false, false]);
});

test('when one has found the code, only the other may plan', () => {
  expect(may([1, 1], { equalising: true, turn: 1 } as Partial<View>)).toEqual([false, true]);
});
