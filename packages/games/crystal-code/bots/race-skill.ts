import { fraction, pick, type Rng } from '@sesame/kernel';
import { countChains, solve } from '../rules/solve.ts';
import type { Move, Tile } from '../rules/state.ts';
import { slipIn } from './wrong-chains.ts';

/** How good somebody is at chaining. */
export interface Racing {
  /** Seconds over an average hand: in half of all races it is faster. */
  readonly median: number;
  /** How much its times differ from race to race: the deviation of their logarithm. */
  readonly spread: number;
  /** How often a chain it shouts is wrong. */
  readonly slips: number;
}

export const RACING = {
  beginner: { median: 65, spread: 0.5, slips: 0.08 },
  club: { median: 34, spread: 0.4, slips: 0.04 },
  expert: { median: 15, spread: 0.35, slips: 0.02 },
} as const satisfies Readonly<Record<string, Racing>>;

/** How many chains an average hand has. */
const AVERAGE = 8;
/** A hand with half as many chains takes so many times as long: 2 to the power of this. */
const HARDNESS = 0.4;

/** A race that a bot is in: what it was shown, and when its glass is empty, in milliseconds. */
export interface Heat {
  readonly tiles: readonly Tile[];
  readonly glass: number;
}

/** What it comes to: a chain if it finds one in time, nearly always a right one. */
export const raceMove = (racing: Racing, heat: Heat, rng: Rng): Move => {
  const chains = solve(heat.tiles);
  if (chains.length === 0 || solvingTime(racing, heat.tiles, rng) >= heat.glass - LAST_MOMENT) {
    return { type: 'give-up' };
  }
  const right = pick(rng, chains);
  return { type: 'done', chain: fraction(rng) < racing.slips ? slipIn(right, rng) : right };
};

/** When it does so, in milliseconds since it was shown the tiles. */
export const raceTime = (racing: Racing, { heat, move }: { heat: Heat; move: Move }, rng: Rng): number => {
  const end = heat.glass - LAST_MOMENT;
  if (move.type !== 'done') return Math.round(end - fraction(rng) * GIVING_UP * heat.glass);
  for (let tried = 0; tried < TRIES; tried++) {
    const time = solvingTime(racing, heat.tiles, rng);
    if (time < end) return time; // It is in time: that was settled when it chose its move.
  }
  return end;
};

/** Nobody shouts in the last instant: whoever has no chain by then gives up. */
const LAST_MOMENT = 300;
/** Who finds nothing gives up in this last part of the glass. */
const GIVING_UP = 0.1;
const TRIES = 1_000;

/** Milliseconds that a person takes to find a chain. The fewer a hand has the longer. */
const solvingTime = ({ median, spread }: Racing, tiles: readonly Tile[], rng: Rng): number => {
  const usual = 1_000 * median * (AVERAGE / countChains(tiles)) ** HARDNESS;
  return Math.round(usual * Math.exp(spread * normal(rng)));
};

/** A normally distributed number (Box and Muller). */
const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));
