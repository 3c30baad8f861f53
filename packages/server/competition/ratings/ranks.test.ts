import { expect, test } from 'vitest';
import { countedRanks } from './ranks.ts';

test.each([
  ['nobody has left', [2, 1, 3], [], [2, 1, 3]],
  ['the winner has left', [1, 2, 3], [0], [3, 1, 2]],
  ['the last has left', [1, 2, 3], [2], [1, 2, 3]],
  ['two have left, who share the last place', [1, 2, 3, 4], [0, 2], [3, 1, 3, 2]],
  ['others share a place', [1, 2, 2, 4], [0], [4, 1, 1, 3]],
])('ranks count as they should when %s', (_, ranks, leavers, counted) => {
  expect(countedRanks(ranks, leavers)).toEqual(counted);
});
