import { expect, test } from 'vitest';
import { matchesFilter } from './table-filter.ts';

const TABLE = { game: 'passwords', pace: { kind: 'live', perMove: 30, bank: 0 } } as const;

test.each([
  [{}, true],
  [{ tableGame: 'all', tablePace: 'all' }, true],
  [{ tableGame: 'passwords' }, true],
  [{ tableGame: 'crazy-mix' }, false],
  [{ tablePace: 'live' }, true],
  [{ tablePace: 'none' }, false],
  [{ tableGame: 'passwords', tablePace: 'correspondence' }, false],
])('with the filters %o a live table of Passwords is shown: %s', (filters, isShown) => {
  expect(matchesFilter(TABLE, filters)).toBe(isShown);
});
