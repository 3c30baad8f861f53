import { ok, type Rng, refuse, shuffled } from '@sesame/kernel';
import type { Applied } from './flow.ts';
import { isApart } from './rounds.ts';
import { countChains } from './solve.ts';
import type { Racer, Stage, State, Tile } from './state.ts';
import { HAND, TILES } from './tiles.ts';

const ALL: readonly Tile[] = TILES.map((_, tile) => tile);

/** Attempts at a fair deal. With four players one in nine deals is fair, so this practically always suffices. */
const TRIES = 200;

interface Wish {
  /** Fixed hands; undefined for hands to be drawn. */
  readonly known: readonly (readonly Tile[] | undefined)[];
  readonly fair: boolean;
  readonly tries?: number;
}

/**
 * XC14: random hands of five tiles. Fair deals are redrawn until all hands can be chained and none has more than twice
 * as many chains as another; if that fails, the most even deal is used.
 */
export const drawHands = ({ known, fair, tries = TRIES }: Wish, rng: Rng): readonly (readonly Tile[])[] => {
  const bag = ALL.filter((tile) => known.every((hand) => hand?.includes(tile) !== true));
  const draw = () => {
    const tiles = [...shuffled(rng, bag)];
    return known.map((hand) => hand ?? tiles.splice(0, HAND));
  };
  let best = draw();
  if (!fair) return best;
  let least = unevenness(best);
  for (let tried = 1; least > EVEN && tried < tries; tried++) {
    const hands = draw();
    const uneven = unevenness(hands);
    if (uneven < least) [best, least] = [hands, uneven];
  }
  return best;
};

const EVEN = 2;

/** Ratio of the most to the fewest chains; Infinity if a hand has none. */
export const unevenness = (hands: readonly (readonly Tile[])[]): number => {
  const chains = hands.map(countChains);
  const fewest = Math.min(...chains);
  return fewest === 0 ? Number.POSITIVE_INFINITY : Math.max(...chains) / fewest;
};

/** XC6, XC16: tiles stay face down until the race starts or, apart, until their owner opens the glass. */
export const deal = (state: State, hands: readonly (readonly Tile[])[]): Applied => {
  if (state.stage.type !== 'deal') return refuse('no-chance', 'No deal is due.');
  const tiles = hands.flat();
  const proper = hands.length === state.seats.length && hands.every((hand) => hand.length === HAND);
  if (!proper || new Set(tiles).size !== tiles.length) {
    return refuse('wrong-deal', `Every player gets ${HAND} tiles, and no tile is dealt twice.`);
  }
  const stage: Stage = isApart(state.options)
    ? { type: 'race', racers: racersWith(hands, null) }
    : { type: 'ready', hands, ready: hands.map(() => false), startsAt: null };
  return ok({ state: { ...state, stage }, events: [] });
};

/** All racers at the start of a race. */
export const racersWith = (hands: readonly (readonly Tile[])[], shownAt: number | null): readonly Racer[] =>
  hands.map((tiles): Racer => ({ tiles, shownAt, finish: null }));
