import type { State } from '@sesame/kernel/lantern';
import { expect, test } from 'vitest';
import { findIn } from './broken-lantern.fixture.ts';
import { lawHolds } from './laws.ts';

test('a broken law is named, with its ply', () => {
  const law = lawHolds({ name: 'nobody is dealt anything', holds: (state) => (state as State).gust === undefined });
  expect(findIn({}, law)).toMatchObject({ what: 'it breaks the law: nobody is dealt anything', ply: 1 });
});

test('a law gets the ply, the state before and the input', () => {
  const told: unknown[] = [];
  const law = lawHolds({
    name: 'all is told',
    holds: (_, { ply, before, input, seats }) => {
      told.push([ply, before !== undefined, input?.by, seats]);
      return true;
    },
  });
  expect(findIn({}, law)).toBeUndefined();
  expect(told.slice(0, 2)).toEqual([
    [0, false, undefined, 2],
    [1, true, 'chance', 2],
  ]);
});
