import { describe, expect, test } from 'vitest';
import { isRowOf } from '../rules/chains.ts';
import { type Chain, isRightChain } from '../rules/index.ts';
import { HANDS, rightOf, wrongOf } from './play.ts';

const [hand = []] = HANDS;
const right = rightOf(0);
const [first, second, third, fourth, last] = right;
const row = (...links: readonly (Chain[number] | undefined)[]): Chain => links.flatMap((link) => link ?? []);

describe('XC7, XC8: right chains', () => {
  test('accepts a chain in which all joints match', () => expect(isRightChain(right)).toBe(true));
  test('accepts a right chain read backwards', () => {
    const backwards = right.toReversed().map(({ tile, in: into, out }) => ({
      tile,
      ...(out !== undefined && { in: out }),
      ...(into !== undefined && { out: into }),
    }));
    expect(isRightChain(backwards)).toBe(true);
    expect(isRowOf(hand, backwards)).toBe(true);
  });
  test('rejects joints of different kinds', () => expect(isRightChain(wrongOf(0))).toBe(false));
  test('rejects joints of five symbols', () => {
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
  test('rejects a tile joined on adjacent sides', () => {
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
  test('uses exactly the five tiles', () => {
    expect(isRowOf(hand, right)).toBe(true);
    expect(isRowOf(hand, wrongOf(0))).toBe(true);
    expect(isRowOf(hand, rightOf(1))).toBe(false);
    expect(isRowOf(hand, row(first, second, third, fourth))).toBe(false);
    expect(isRowOf(hand, row(first, second, third, third, last))).toBe(false);
  });
  test('joins at most one neighbour per side', () => {
    expect(isRowOf(hand, row(first, { tile: 2, in: 2, out: 2 }, third, fourth, last))).toBe(false);
  });
  test('joins one neighbour at the ends and two in between', () => {
    expect(isRowOf(hand, row({ tile: 0, in: 1, out: 0 }, second, third, fourth, last))).toBe(false);
    expect(isRowOf(hand, row(first, { tile: 2, in: 0 }, third, fourth, last))).toBe(false);
    expect(isRowOf(hand, row(first, second, third, fourth, { tile: 1, in: 2, out: 0 }))).toBe(false);
  });
});
