import { ok, type Rng, refuse, shuffled } from '@sesame/kernel';
import type { Applied } from './flow.ts';
import { countChains } from './solve.ts';
import type { Racer, Stage, State, Tile } from './state.ts';
import { HAND, TILES } from './tiles.ts';

const ALL: readonly Tile[] = TILES.map((_, tile) => tile);

/** How often an even deal is tried for. With four players one deal in nine is even, so that is nearly always enough. */
const TRIES = 200;

interface Wish {
  /** Hands that are given; undefined for those that are to be drawn. */
  readonly known: readonly (readonly Tile[] | undefined)[];
  readonly fair: boolean;
  readonly tries?: number;
}

/**
 * XC14: five tiles each, at random. If it is to be fair, drawn again until all can be chained and nobody has more than
 * twice as many chains as another; should that never happen, the most even of the deals that were tried.
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

/** How many times as many chains the luckiest hand has as the unluckiest; Infinity if one has none. */
export const unevenness = (hands: readonly (readonly Tile[])[]): number => {
  const chains = hands.map(countChains);
  const fewest = Math.min(...chains);
  return fewest === 0 ? Number.POSITIVE_INFINITY : Math.max(...chains) / fewest;
};

/** XC6, XC16: the tiles lie face down. Live, until the race starts; apart, until their owner opens the glass. */
export const deal = (state: State, hands: readonly (readonly Tile[])[]): Applied => {
  if (state.stage.type !== 'deal') return refuse('no-chance', 'No deal is due.');
  const tiles = hands.flat();
  const proper = hands.length === state.seats.length && hands.every((hand) => hand.length === HAND);
  if (!proper || new Set(tiles).size !== tiles.length) {
    return refuse('wrong-deal', `Every player gets ${HAND} tiles, and no tile is dealt twice.`);
  }
  const stage: Stage = state.options.apart
    ? { type: 'race', racers: racersWith(hands, null) }
    : { type: 'ready', hands, ready: hands.map(() => false), startsAt: null };
  return ok({ state: { ...state, stage }, events: [] });
};

/** Everybody at the start of a race: those who are shown their tiles now, or have not opened their glass. */
export const racersWith = (hands: readonly (readonly Tile[])[], shownAt: number | null): readonly Racer[] =>
  hands.map((tiles): Racer => ({ tiles, shownAt, finish: null }));
