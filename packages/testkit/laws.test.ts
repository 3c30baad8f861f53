import type { State } from '@sesame/kernel/lantern';
import { expect, test } from 'vitest';
import { findIn } from './broken-lantern.fixture.ts';
import { lawHolds } from './laws.ts';

test('a law that is broken is named, with the ply where it is', () => {
  const law = lawHolds({ name: 'nobody is dealt anything', holds: (state) => (state as State).gust === undefined });
  expect(findIn({}, law)).toMatchObject({ what: 'it breaks the law: nobody is dealt anything', ply: 1 });
});

test('a law is told how a state came about', () => {
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
