import { fraction, normalDeviate, pick, type Rng } from '@sesame/kernel';
import { countChains, solve } from '../rules/solve.ts';
import type { Move, Tile } from '../rules/state.ts';
import { makeWrongChain } from './wrong-chains.ts';

/** How fast and how reliably a bot finds chains. */
export interface RaceSkill {
  /** Median solving time of an average hand. */
  readonly medianSeconds: number;
  /** Standard deviation of the logarithm of the solving time. */
  readonly spread: number;
  /** Share of wrong chains. */
  readonly errorRate: number;
}

/** How much the times of one person vary. */
const USUAL_SPREAD = 0.65;

export const RACE_SKILLS = {
  beginner: { medianSeconds: 65, spread: USUAL_SPREAD, errorRate: 0.08 },
  casual: { medianSeconds: 50, spread: USUAL_SPREAD, errorRate: 0.07 },
  regular: { medianSeconds: 40, spread: USUAL_SPREAD, errorRate: 0.06 },
  average: { medianSeconds: 32, spread: USUAL_SPREAD, errorRate: 0.05 },
  practised: { medianSeconds: 25, spread: USUAL_SPREAD, errorRate: 0.04 },
  quick: { medianSeconds: 19, spread: USUAL_SPREAD, errorRate: 0.03 },
  expert: { medianSeconds: 15, spread: USUAL_SPREAD, errorRate: 0.02 },
} as const satisfies Readonly<Record<string, RaceSkill>>;

const AVERAGE_CHAINS = 8;
/** Halving the number of chains multiplies the solving time by 2 to this power. */
const DIFFICULTY_EXPONENT = 0.4;

/** The tiles a bot was dealt and the duration of the glass. */
export interface RacedHand {
  readonly tiles: readonly Tile[];
  readonly glassMs: number;
}

/** The bot's move: a chain if it finds one in time, else giving up. */
export const raceMove = (skill: RaceSkill, hand: RacedHand, rng: Rng): Move => {
  const chains = solve(hand.tiles);
  if (chains.length === 0 || solvingTime(skill, hand.tiles, rng) >= hand.glassMs - FINAL_PAUSE_MS) {
    return { type: 'give-up' };
  }
  const right = pick(rng, chains);
  return { type: 'done', chain: fraction(rng) < skill.errorRate ? makeWrongChain(right, rng) : right };
};

/** When the bot makes the move, in milliseconds since the tiles were shown. */
export const raceTime = (skill: RaceSkill, { hand, move }: { hand: RacedHand; move: Move }, rng: Rng): number => {
  const end = hand.glassMs - FINAL_PAUSE_MS;
  if (move.type !== 'done') return Math.round(end - fraction(rng) * GIVE_UP_SHARE * hand.glassMs);
  for (let tried = 0; tried < MAX_TIME_DRAWS; tried++) {
    const time = solvingTime(skill, hand.tiles, rng);
    if (time < end) return time; // raceMove has already decided that it finishes in time.
  }
  return end;
};

/** Bots never finish later than this before the glass runs out. */
const FINAL_PAUSE_MS = 300;
/** Bots without a chain give up in this last share of the glass. */
const GIVE_UP_SHARE = 0.1;
const MAX_TIME_DRAWS = 1_000;

/** How much longer a hand takes than an average one; infinite for a hand without a chain. */
export const difficultyOf = (tiles: readonly Tile[]): number =>
  (AVERAGE_CHAINS / countChains(tiles)) ** DIFFICULTY_EXPONENT;

/** Lognormal solving time in milliseconds; longer for hands with few chains. */
const solvingTime = ({ medianSeconds: median, spread }: RaceSkill, tiles: readonly Tile[], rng: Rng): number => {
  const usual = 1_000 * median * difficultyOf(tiles);
  return Math.round(usual * Math.exp(spread * normalDeviate(rng)));
};
