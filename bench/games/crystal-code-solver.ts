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

const HANDS = 2_000;
const HAND = 5;

/** All chains of a hand: the solver, beside a search that tries every row with plain objects. Both must find as many. */
export const benchCrystalCode = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const rng = makeRng('bench');
  const all = TILES.map((_, tile) => tile);
  const hands = Array.from({ length: HANDS }, () => shuffled(rng, all).slice(0, HAND));
  const listed = measure(hands, (hand) => solve(hand).length);
  const counted = measure(hands, countChains);
  const started = performance.now();
  const plain = measure(hands, plainCount, () => performance.now() - started < seconds * 1_000);
  const other = plain.chains.findIndex((chains, at) => chains !== listed.chains[at] || chains !== counted.chains[at]);
  if (other >= 0) throw new Error(`the searches differ over the hand ${hands[other]?.join(' ')}`);
  return [
    rowOf('all chains, listed', listed, plain),
    rowOf('all chains, counted', counted, plain),
    rowOf('plain search', plain, plain),
  ];
};

interface Measured {
  /** Milliseconds a hand. */
  readonly times: readonly number[];
  readonly chains: readonly number[];
}

const measure = (
  hands: readonly (readonly Tile[])[],
  count: (hand: readonly Tile[]) => number,
  isTime: () => boolean = () => true,
): Measured => {
  const times: number[] = [];
  const chains: number[] = [];
  for (const hand of hands) {
    if (!isTime()) break;
    const started = performance.now();
    chains.push(count(hand));
    times.push(performance.now() - started);
  }
  return { times, chains };
};

const rowOf = (what: string, { times }: Measured, plain: Measured): BenchRow => ({
  what,
  hands: times.length,
  'median ms': quantile(times, 0.5).toFixed(4),
  'p99 ms': quantile(times, 0.99).toFixed(4),
  'times as fast': (quantile(plain.times, 0.5) / quantile(times, 0.5)).toFixed(1),
});

/** Every order of the tiles, every way for neighbours to touch; a chain and its reverse are one. */
const plainCount = (hand: readonly Tile[]): number => rowsOf(hand, []).filter(isRightChain).length / 2;

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
