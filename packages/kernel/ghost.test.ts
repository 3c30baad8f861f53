import { expect, test } from 'vitest';
import { fitProgress, MAX_PROGRESS_MARKS, type Progress, progressAt } from './ghost.ts';

const PROGRESS: Progress = [
  { at: 1_000, done: 2 },
  { at: 3_000, done: 3 },
  { at: 4_000, done: 2 },
  { at: 9_000, done: 5 },
];

test.each([
  [0, 0],
  [999, 0],
  [1_000, 2],
  [3_500, 3],
  [4_000, 2],
  [8_999, 2],
  [9_000, 5],
  [99_000, 5],
])('after %i ms a ghost has done %i', (at, done) => expect(progressAt(PROGRESS, at)).toBe(done));

const BOUNDS = { stages: 5, end: 5_000 };

test('a report ends when the server says so', () => {
  expect(fitProgress(PROGRESS, BOUNDS)).toEqual([...PROGRESS.slice(0, 3), { at: 5_000, done: 5 }]);
  expect(fitProgress([], BOUNDS)).toEqual([{ at: 5_000, done: 5 }]);
});

test('of a long report the last marks are kept', () => {
  const long = Array.from({ length: 200 }, (_, i) => ({ at: i, done: i % 6 }));
  const fit = fitProgress(long, BOUNDS);
  expect(fit).toHaveLength(MAX_PROGRESS_MARKS);
  expect(fit?.[0]).toEqual({ at: 101, done: 5 });
});

test.each([
  [
    'times that run back',
    [
      { at: 5, done: 1 },
      { at: 4, done: 2 },
    ],
  ],
  ['a time before the start', [{ at: -1, done: 1 }]],
  ['more than there is', [{ at: 1, done: 6 }]],
  ['less than nothing', [{ at: 1, done: -1 }]],
  ['half a tile', [{ at: 1, done: 0.5 }]],
])('%s is no progress', (_, reported) => expect(fitProgress(reported, BOUNDS)).toBeUndefined());
