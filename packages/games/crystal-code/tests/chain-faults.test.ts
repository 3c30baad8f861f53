import { expect, test } from 'vitest';
import { faultsOf } from '../rules/chain-faults.ts';
import { isRightChain } from '../rules/chains.ts';
import { SIDES } from '../rules/pieces.ts';
import { solve } from '../rules/solve.ts';
import { HANDS, RIGHT, rightOf, wrongOf } from './play.ts';

test('a right chain has no faults', () => {
  expect(RIGHT.map(faultsOf)).toEqual([[], [], [], []]);
});

test('XC7 reports sides of different kinds', () => {
  expect(faultsOf(wrongOf(0))).toEqual([
    {
      type: 'kinds',
      at: 1,
      touch: [
        { kind: 'D', count: 1 },
        { kind: 'B', count: 4 },
      ],
    },
  ]);
});

test('XC7, XC8 reports too few symbols and adjacent sides', () => {
  // F3 of tile 3 against F2 of tile 1.
  const chain = rightOf(0).map((link) =>
    link.tile === 3 ? { ...link, out: 4 as const } : link.tile === 1 ? { ...link, in: 1 as const } : link,
  );
  expect(faultsOf(chain)).toEqual([
    {
      type: 'few',
      at: 4,
      touch: [
        { kind: 'F', count: 3 },
        { kind: 'F', count: 2 },
      ],
    },
    { type: 'adjacent', at: 4 },
  ]);
});

test('XC7, XC8 a chain has faults exactly if it is wrong', () => {
  const [right] = solve(HANDS[1] ?? []);
  if (right === undefined) throw new Error('no chain');
  for (const out of SIDES) {
    for (const into of SIDES) {
      const chain = right.map((link, i) => (i === 1 ? { ...link, out } : i === 2 ? { ...link, in: into } : link));
      expect(faultsOf(chain).length === 0).toBe(isRightChain(chain));
    }
  }
});
