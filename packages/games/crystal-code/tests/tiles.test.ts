import { expect, test } from 'vitest';
import { areApart, KINDS, linksOf, SIDES, TILES } from '../rules/index.ts';

test('XC2: 24 tiles, each with five kinds of symbol and the counts 1 to 5', () => {
  expect(TILES).toHaveLength(24);
  for (const tile of TILES) {
    expect(tile.map(({ count }) => count).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(tile.map(({ kind }) => kind)).size).toBe(5);
  }
});

test('XC2: every kind occurs with every count exactly twice', () => {
  const faces = Map.groupBy(TILES.flat(), ({ kind, count }) => `${kind}${count}`);
  expect(faces.size).toBe(KINDS.length * 5);
  for (const [face, alike] of faces) expect([face, alike.length]).toEqual([face, 2]);
});

test('XC7: neighbours show the same kind, at least six in all', () => {
  // B5 D1 E4 A2 G3 beside E4 G1 H5 A2 C3: of E, G and A only E4 and E4 are enough.
  expect(linksOf(0, 5)).toEqual([{ out: 2, in: 0 }]);
  expect(linksOf(5, 0)).toEqual([{ out: 0, in: 2 }]);
  // A5 G1 J4 L2 F3 beside L3 D2 G4 A1 J5: A5 with A1 is six, J4 with J5 nine, G1 with G4 and L2 with L3 five.
  expect(linksOf(3, 10)).toEqual([
    { out: 0, in: 3 },
    { out: 2, in: 4 },
  ]);
  expect(linksOf(0, 0)).toEqual([]);
});

test('XC8: non-adjacent sides', () => {
  const apart = SIDES.map((side) => SIDES.filter((other) => areApart(side, other)));
  expect(apart).toEqual([
    [2, 3],
    [3, 4],
    [0, 4],
    [0, 1],
    [1, 2],
  ]);
});
