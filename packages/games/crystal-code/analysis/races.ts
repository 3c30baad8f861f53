import type { Seat } from '@sesame/kernel';
import { solve } from '../rules/solve.ts';
import type { Chain, Raced, Round } from '../rules/state.ts';
import { type Fault, faultsOf } from './chain-faults.ts';

export type Ending = 'right' | 'wrong' | 'gave-up' | 'late';

/** A hand of tiles in a race, and what became of it. */
export interface RacedHand extends Pick<Raced, 'tiles' | 'chain' | 'elapsed'> {
  readonly seat: Seat;
  readonly ending: Ending;
  /** How many chains the tiles allowed (XC9). */
  readonly chains: number;
  /** A right chain: the one that was shouted, or the one most like it; missing if there is none. */
  readonly solution?: Chain;
  /** What was wrong with the chain that was shouted. */
  readonly faults: readonly Fault[];
}

export interface Race {
  readonly round: number;
  readonly hands: readonly RacedHand[];
  /** In finishing order, the winner first. */
  readonly finishers: readonly Seat[];
}

/** The races of a match, with what was possible in them. */
export const racesOf = (history: readonly Round[]): readonly Race[] =>
  history.map(({ round, raced, finishers }) => ({
    round,
    hands: raced.map(handOf),
    finishers: finishers.map(({ seat }) => seat),
  }));

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

/** The chain that has the most in common with what was shouted, and is read the same way; the first if nothing was. */
const mostLike = (chains: readonly Chain[], shouted: Chain = []): Chain | undefined => {
  const wanted = touchesOf(shouted);
  const common = (chain: Chain) => touchesOf(chain).filter((touch) => wanted.includes(touch)).length;
  const inPlace = (chain: Chain) => chain.filter(({ tile }, i) => tile === shouted[i]?.tile).length;
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

/** Which side touches which, however the chain is read. */
const touchesOf = (chain: Chain): readonly string[] =>
  chain.slice(1).map((link, i) => {
    const before = chain[i];
    return [`${before?.tile}.${before?.out}`, `${link.tile}.${link.in}`].toSorted().join(' ');
  });

/** What all races come to. */
export interface Summary {
  readonly hands: number;
  /** Hands that could be chained, and those that were. */
  readonly possible: number;
  readonly right: number;
  /** The quickest right chain of the match. */
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
