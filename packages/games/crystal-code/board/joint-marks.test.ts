import { expect, test } from 'vitest';
import type { Chain } from '../rules/pieces.ts';
import { solve } from '../rules/solve.ts';
import { TILES } from '../rules/tiles.ts';
import { inRowOrder, marksOf } from './joint-marks.ts';
import { posedChain, rowOf } from './tile-arrangement.ts';

const HAND = [4, 9, 1, 20, 7];

const chain: Chain = solve(HAND)[0] ?? [];

test('the joints of a right chain show the same symbols, six or more', () => {
  const marks = marksOf(posedChain(chain));
  expect(marks).toHaveLength(4);
  for (const { isSameKind, holds, counts } of marks) {
    expect([isSameKind, holds, counts[0] + counts[1] >= 6]).toEqual([true, true, true]);
  }
});

test('different symbols have no sum, however many they are', () => {
  const [first, second] = chain;
  const faces = (tile = 0) => TILES[tile] ?? [];
  const other = faces(second?.tile).findIndex(({ kind }) => kind !== faces(first?.tile)[first?.out ?? 0]?.kind);
  const [mark] = marksOf(
    posedChain([
      { tile: first?.tile ?? 0, out: first?.out ?? 0 },
      { tile: second?.tile ?? 0, in: other as 0 },
    ]),
  );
  expect(mark).toMatchObject({ isSameKind: false, holds: false });
});

test('the readout follows the chain, not the hand', () => {
  const posed = posedChain(chain);
  const shuffled = [3, 0, 4, 1, 2].flatMap((i) => posed[i] ?? []);
  const row = rowOf(shuffled, [0, 1, 2, 3, 4]) ?? [];
  const order = inRowOrder(marksOf(shuffled), row).map(({ one, other }) =>
    [row.indexOf(one.at), row.indexOf(other.at)].toSorted((a, b) => a - b),
  );
  expect(order).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});
