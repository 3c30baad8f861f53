import {
  areApart,
  type Chain,
  countChains,
  isRightChain,
  linksOf,
  solve,
  TILES,
  type Tile,
} from '@sesame/crystal-code/rules';
import { makeRng, shuffled } from '@sesame/kernel';
import { quantile } from '@sesame/simulator';
import type { BenchRow, BenchSize } from '../benches.ts';

const HAND_COUNT = 2_000;
const TILES_PER_HAND = 5;

/** Finding all chains of a hand: the solver compared with brute force. Both must find the same number. */
export const benchCrystalCode = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const rng = makeRng('bench');
  const all = TILES.map((_, tile) => tile);
  const hands = Array.from({ length: HAND_COUNT }, () => shuffled(rng, all).slice(0, TILES_PER_HAND));
  const listed = measure(hands, (hand) => solve(hand).length);
  const counted = measure(hands, countChains);
  const started = performance.now();
  const bruteForce = measure(hands, countByBruteForce, () => performance.now() - started < seconds * 1_000);
  const other = bruteForce.chains.findIndex(
    (chains, at) => chains !== listed.chains[at] || chains !== counted.chains[at],
  );
  if (other >= 0) throw new Error(`the searches differ for the hand ${hands[other]?.join(' ')}`);
  return [
    rowOf('all chains, listed', listed, bruteForce),
    rowOf('all chains, counted', counted, bruteForce),
    rowOf('brute force', bruteForce, bruteForce),
  ];
};

interface Measured {
  /** Milliseconds per hand. */
  readonly times: readonly number[];
  readonly chains: readonly number[];
}

const measure = (
  hands: readonly (readonly Tile[])[],
  count: (hand: readonly Tile[]) => number,
  hasTime: () => boolean = () => true,
): Measured => {
  const times: number[] = [];
  const chains: number[] = [];
  for (const hand of hands) {
    if (!hasTime()) break;
    const started = performance.now();
    chains.push(count(hand));
    times.push(performance.now() - started);
  }
  return { times, chains };
};

const rowOf = (what: string, { times }: Measured, bruteForce: Measured): BenchRow => ({
  what,
  hands: times.length,
  'p50 ms': quantile(times, 0.5).toFixed(4),
  'p99 ms': quantile(times, 0.99).toFixed(4),
  speedup: (quantile(bruteForce.times, 0.5) / quantile(times, 0.5)).toFixed(1),
});

/** Tries every order of the tiles and every way for neighbours to touch. A chain and its reverse count as one. */
const countByBruteForce = (hand: readonly Tile[]): number => rowsOf(hand, []).filter(isRightChain).length / 2;

const rowsOf = (left: readonly Tile[], row: Chain): readonly Chain[] => {
  if (left.length === 0) return [row];
  const last = row.at(-1);
  return left.flatMap((tile) => {
    const rest = left.filter((other) => other !== tile);
    if (last === undefined) return rowsOf(rest, [{ tile }]);
    return linksOf(last.tile, tile)
      .filter(({ out }) => last.in === undefined || areApart(last.in, out))
      .flatMap((link) => rowsOf(rest, [...row.slice(0, -1), { ...last, out: link.out }, { tile, in: link.in }]));
  });
};
