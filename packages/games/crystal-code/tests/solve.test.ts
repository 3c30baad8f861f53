import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areApart,
  type Chain,
  countChains,
  holds,
  isRightChain,
  SIDES,
  solve,
  TILES,
  type Tile,
} from '../rules/index.ts';
import { HANDS, rightOf } from './play.ts';

/** All hands of five tiles, in ascending order. */
function* allHands(): Generator<readonly Tile[]> {
  for (let a = 0; a < 24; a++)
    for (let b = a + 1; b < 24; b++)
      for (let c = b + 1; c < 24; c++)
        for (let d = c + 1; d < 24; d++) for (let e = d + 1; e < 24; e++) yield [a, b, c, d, e];
}

test('XC2: 41,862 of the 42,504 hands can be chained', () => {
  let [hands, chained] = [0, 0];
  for (const hand of allHands()) {
    hands += 1;
    if (countChains(hand) > 0) chained += 1;
  }
  expect([hands, chained]).toEqual([42_504, 41_862]);
});

/** All right chains by brute force. */
const chainsByHand = (left: readonly Tile[], chain: Chain): readonly Chain[] =>
  left.length === 0
    ? [chain]
    : left.flatMap((tile) => {
        const rest = left.filter((other) => other !== tile);
        const last = chain.at(-1);
        if (last === undefined) return chainsByHand(rest, [{ tile }]);
        return SIDES.flatMap((out) =>
          SIDES.flatMap((into) =>
            holds(TILES[last.tile]?.[out], TILES[tile]?.[into]) && (last.in === undefined || areApart(last.in, out))
              ? chainsByHand(rest, [...chain.slice(0, -1), { ...last, out }, { tile, in: into }])
              : [],
          ),
        );
      });

const hands = fc.shuffledSubarray(
  TILES.map((_, tile) => tile),
  { minLength: 5, maxLength: 5 },
);

const written = (chains: readonly Chain[]) =>
  chains
    .map((chain) => chain.map(({ tile, in: into, out }) => `${into ?? ''}<${tile}>${out ?? ''}`).join(' '))
    .toSorted();

test('XC9: the solver finds every chain exactly once', () => {
  fc.assert(
    fc.property(hands, (hand) => {
      const all = chainsByHand(hand, []).filter((chain) => (chain[0]?.tile ?? 0) < (chain[4]?.tile ?? 0));
      expect(written(solve(hand))).toEqual(written(all));
      expect(countChains(hand)).toBe(all.length);
    }),
    { numRuns: 200 },
  );
});

test('XC9: the order of the tiles makes no difference', () => {
  fc.assert(
    fc.property(hands, (hand) => {
      const sorted = hand.toSorted((one, other) => one - other);
      expect(solve(hand)).toEqual(solve(sorted));
      expect(countChains(hand)).toBe(countChains(sorted));
    }),
  );
});

test('XC7, XC8: the solver finds only right chains', () => {
  for (const [seat, hand] of HANDS.entries()) {
    expect(solve(hand).every(isRightChain)).toBe(true);
    expect(written(solve(hand))).toContain(written([rightOf(seat)])[0]);
  }
});

test('a hand that cannot be chained has no chains', () => {
  expect(solve([0, 1, 2, 3, 18])).toEqual([]);
  expect(() => solve([0, 1, 2, 3])).toThrow('5 tiles');
});
