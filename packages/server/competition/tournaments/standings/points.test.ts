import { expect, test } from 'vitest';
import { pointsEarned, pointsOf } from './points.ts';

test.each([
  [
    [1, 2],
    [100, 0],
  ],
  [
    [2, 1],
    [0, 100],
  ],
  [
    [1, 1],
    [50, 50],
  ],
  [
    [1, 2, 3],
    [100, 50, 0],
  ],
  [
    [3, 1, 2, 4],
    [33, 100, 67, 0],
  ],
  [
    [1, 1, 3],
    [75, 75, 0],
  ],
  [
    [1, 2, 2, 4],
    [100, 50, 50, 0],
  ],
  [
    [1, 1, 1],
    [50, 50, 50],
  ],
])('ranks %j earn %j hundredths', (ranks, points) => {
  expect(pointsOf(ranks)).toEqual(points);
});

test('a bye earns a point, an unfinished meeting nothing yet', () => {
  expect(pointsEarned({ round: 1, seats: [4] })).toEqual([100]);
  expect(pointsEarned({ round: 1, seats: [4, 5] })).toBeUndefined();
});
