import { describe, expect, test } from 'vitest';
import { isRowOf } from '../rules/chains.ts';
import { type Chain, isRightChain } from '../rules/index.ts';
import { HANDS, rightOf, wrongOf } from './play.ts';

const [hand = []] = HANDS;
const right = rightOf(0);
const [first, second, third, fourth, last] = right;
const row = (...links: readonly (Chain[number] | undefined)[]): Chain => links.flatMap((link) => link ?? []);

describe('XC7, XC8: right chains', () => {
  test('all neighbours hold', () => expect(isRightChain(right)).toBe(true));
  test('read backwards it is right as well', () => {
    const backwards = right.toReversed().map(({ tile, in: into, out }) => ({
      tile,
      ...(out !== undefined && { in: out }),
      ...(into !== undefined && { out: into }),
    }));
    expect(isRightChain(backwards)).toBe(true);
    expect(isRowOf(hand, backwards)).toBe(true);
  });
  test('different kinds do not hold', () => expect(isRightChain(wrongOf(0))).toBe(false));
  test('five together are too few', () => {
    // G3 of tile 0 with G1 of tile 3, which is the same kind; B5 with B4 further on is fine.
    expect(
      isRightChain([
        { tile: 0, out: 4 },
        { tile: 3, in: 1 },
      ]),
    ).toBe(false);
    expect(
      isRightChain([
        { tile: 0, out: 0 },
        { tile: 2, in: 0 },
      ]),
    ).toBe(true);
  });
  test('adjacent sides of a tile may not both touch', () => {
    // B5 with B4, then J2 with J5 on sides 0 and 2; E4 with E3, then B4 with B5 on sides 1 and 0.
    expect(
      isRightChain([
        { tile: 0, out: 0 },
        { tile: 2, in: 0, out: 2 },
        { tile: 4, in: 2 },
      ]),
    ).toBe(true);
    expect(
      isRightChain([
        { tile: 5, out: 0 },
        { tile: 2, in: 1, out: 0 },
        { tile: 0, in: 0 },
      ]),
    ).toBe(false);
  });
});

describe('XC10: rows', () => {
  test('of exactly the five tiles', () => {
    expect(isRowOf(hand, right)).toBe(true);
    expect(isRowOf(hand, wrongOf(0))).toBe(true);
    expect(isRowOf(hand, rightOf(1))).toBe(false);
    expect(isRowOf(hand, row(first, second, third, fourth))).toBe(false);
    expect(isRowOf(hand, row(first, second, third, third, last))).toBe(false);
  });
  test('a side touches one neighbour at most', () => {
    expect(isRowOf(hand, row(first, { tile: 2, in: 2, out: 2 }, third, fourth, last))).toBe(false);
  });
  test('the ends touch one neighbour, the others two', () => {
    expect(isRowOf(hand, row({ tile: 0, in: 1, out: 0 }, second, third, fourth, last))).toBe(false);
    expect(isRowOf(hand, row(first, { tile: 2, in: 0 }, third, fourth, last))).toBe(false);
    expect(isRowOf(hand, row(first, second, third, fourth, { tile: 1, in: 2, out: 0 }))).toBe(false);
  });
});
