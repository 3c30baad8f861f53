import { fraction, pick, type Rng } from '@sesame/kernel';
import { countChains, solve } from '../rules/solve.ts';
import type { Move, Tile } from '../rules/state.ts';
import { makeWrongChain } from './wrong-chains.ts';

/** How good somebody is at chaining. */
export interface RaceSkill {
  /** Seconds over an average hand: in half of all races it is faster. */
  readonly medianSeconds: number;
  /** How much its times differ from race to race: the deviation of their logarithm. */
  readonly spread: number;
  /** How often a chain it shouts is wrong. */
  readonly errorRate: number;
}

export const RACE_SKILLS = {
  beginner: { medianSeconds: 65, spread: 0.5, errorRate: 0.08 },
  club: { medianSeconds: 34, spread: 0.4, errorRate: 0.04 },
  expert: { medianSeconds: 15, spread: 0.35, errorRate: 0.02 },
} as const satisfies Readonly<Record<string, RaceSkill>>;

/** How many chains an average hand has. */
const AVERAGE_CHAINS = 8;
/** A hand with half as many chains takes so many times as long: 2 to the power of this. */
const DIFFICULTY_EXPONENT = 0.4;

/** A race that a bot is in: what it was shown, and when its glass is empty, in milliseconds. */
export interface RacedHand {
  readonly tiles: readonly Tile[];
  readonly glassMs: number;
}

/** What it comes to: a chain if it finds one in time, nearly always a right one. */
export const raceMove = (skill: RaceSkill, hand: RacedHand, rng: Rng): Move => {
  const chains = solve(hand.tiles);
  if (chains.length === 0 || solvingTime(skill, hand.tiles, rng) >= hand.glassMs - FINAL_PAUSE_MS) {
    return { type: 'give-up' };
  }
  const right = pick(rng, chains);
  return { type: 'done', chain: fraction(rng) < skill.errorRate ? makeWrongChain(right, rng) : right };
};

/** When it does so, in milliseconds since it was shown the tiles. */
export const raceTime = (skill: RaceSkill, { hand, move }: { hand: RacedHand; move: Move }, rng: Rng): number => {
  const end = hand.glassMs - FINAL_PAUSE_MS;
  if (move.type !== 'done') return Math.round(end - fraction(rng) * GIVE_UP_SHARE * hand.glassMs);
  for (let tried = 0; tried < MAX_TIME_DRAWS; tried++) {
    const time = solvingTime(skill, hand.tiles, rng);
    if (time < end) return time; // It is in time: that was settled when it chose its move.
  }
  return end;
};

/** Nobody shouts in the last instant: whoever has no chain by then gives up. */
const FINAL_PAUSE_MS = 300;
/** Who finds nothing gives up in this last part of the glass. */
const GIVE_UP_SHARE = 0.1;
const MAX_TIME_DRAWS = 1_000;

/** Milliseconds that a person takes to find a chain. The fewer a hand has the longer. */
const solvingTime = ({ medianSeconds: median, spread }: RaceSkill, tiles: readonly Tile[], rng: Rng): number => {
  const usual = 1_000 * median * (AVERAGE_CHAINS / countChains(tiles)) ** DIFFICULTY_EXPONENT;
  return Math.round(usual * Math.exp(spread * normalDeviate(rng)));
};

/** A normally distributed number (Box and Muller). */
const normalDeviate = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));
