import type { Seat } from '@sesame/kernel';
import { type Fault, faultsOf } from '../rules/chain-faults.ts';
import { winnerOf } from '../rules/rounds.ts';
import { solve } from '../rules/solve.ts';
import type { Chain, Raced, Round } from '../rules/state.ts';

export type Ending = 'right' | 'wrong' | 'gave-up' | 'late';

/** A player's hand in a race and its outcome. */
export interface RacedHand extends Pick<Raced, 'tiles' | 'chain' | 'elapsed'> {
  readonly seat: Seat;
  readonly ending: Ending;
  /** Number of possible chains (XC9). */
  readonly chains: number;
  /** A right chain: the player's own or the most similar one. */
  readonly solution?: Chain;
  /** Faults of the player's chain. */
  readonly faults: readonly Fault[];
}

export interface Race {
  readonly round: number;
  readonly hands: readonly RacedHand[];
  /** Missing if nobody had a right chain, and untimed (XC41). */
  readonly winner?: Seat;
}

/** All races of a match, analysed. */
export const racesOf = (history: readonly Round[]): readonly Race[] =>
  history.map((race) => {
    const winner = winnerOf(race);
    return {
      round: race.round,
      hands: race.raced.map(handOf),
      ...(winner !== undefined && { winner }),
    };
  });

const handOf = (raced: Raced, seat: Seat): RacedHand => {
  const { tiles, chain, elapsed } = raced;
  const chains = solve(tiles);
  const ending = endingOf(raced);
  const solution = ending === 'right' ? chain : mostLike(chains, chain);
  return {
    seat,
    tiles,
    ending,
    chains: chains.length,
    faults: ending === 'wrong' && chain ? faultsOf(chain) : [],
    ...(chain && { chain }),
    ...(elapsed !== undefined && { elapsed }),
    ...(solution && { solution }),
  };
};

const endingOf = ({ right, elapsed }: Raced): Ending => {
  if (right !== undefined) return right ? 'right' : 'wrong';
  return elapsed === undefined ? 'late' : 'gave-up';
};

/** The chain that has the most in common with the player's, in the same direction. */
const mostLike = (chains: readonly Chain[], claimed: Chain = []): Chain | undefined => {
  const wanted = touchesOf(claimed);
  const common = (chain: Chain) => touchesOf(chain).filter((touch) => wanted.includes(touch)).length;
  const inPlace = (chain: Chain) => chain.filter(({ tile }, i) => tile === claimed[i]?.tile).length;
  return chains
    .flatMap((chain) => [chain, backwards(chain)])
    .toSorted((one, other) => common(other) - common(one) || inPlace(other) - inPlace(one))[0];
};

const backwards = (chain: Chain): Chain =>
  chain.toReversed().map(({ tile, in: into, out }) => ({
    tile,
    ...(out !== undefined && { in: out }),
    ...(into !== undefined && { out: into }),
  }));

/** Joints as strings, independent of the chain's direction. */
const touchesOf = (chain: Chain): readonly string[] =>
  chain.slice(1).map((link, i) => {
    const before = chain[i];
    return [`${before?.tile}.${before?.out}`, `${link.tile}.${link.in}`].toSorted().join(' ');
  });

/** Totals over all races. */
export interface Summary {
  readonly hands: number;
  /** Hands that could be chained, and hands that were. */
  readonly possible: number;
  readonly right: number;
  /** Fastest right chain of the match. */
  readonly quickest?: { readonly seat: Seat; readonly round: number; readonly elapsed: number };
}

export const summaryOf = (races: readonly Race[]): Summary => {
  const all = races.flatMap(({ round, hands }) => hands.map((hand) => ({ ...hand, round })));
  const right = all.filter(({ ending }) => ending === 'right');
  const quickest = right.toSorted((one, other) => (one.elapsed ?? 0) - (other.elapsed ?? 0))[0];
  return {
    hands: all.length,
    possible: all.filter(({ chains }) => chains > 0).length,
    right: right.length,
    ...(quickest && {
      quickest: { seat: quickest.seat, round: quickest.round, elapsed: quickest.elapsed ?? 0 },
    }),
  };
};
