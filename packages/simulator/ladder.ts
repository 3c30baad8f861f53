import { type Game, ok, type Result } from '@sesame/kernel';
import { type FittedRating, fitRatings } from './ratings.ts';
import { simulate } from './simulate.ts';
import { type Share, shareOf } from './statistics.ts';

export interface LadderPlan {
  /** Matches of each pair; every deal is played with seats swapped. */
  readonly matches: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Thinking time per move. */
  readonly budgetMs?: number;
  /** These bots (default: all of the game's own). */
  readonly bots?: readonly string[] | undefined;
  onProgress?(done: number): void;
}

/** A bot on the ladder. */
export interface Rung extends FittedRating {
  readonly bot: string;
  readonly level: number;
  /** The share of points against the bot below. The lowest has none. */
  readonly againstLower?: Share;
}

export interface Ladder {
  readonly game: string;
  readonly seed: string;
  readonly matches: number;
  /** From the lowest level to the highest. */
  readonly rungs: readonly Rung[];
  /** `points[a][b]`: what rung a scored against rung b; a draw is half a point. */
  readonly points: readonly (readonly number[])[];
}

/** Plays a round robin of a game's bots, two at a time, and rates them by its results. */
export const playLadder = async (game: Game, plan: LadderPlan): Promise<Result<Ladder>> => {
  const bots = await rungsOf(game, plan.bots);
  const points = bots.map(() => bots.map(() => 0));
  let done = 0;
  for (const [a, lower] of bots.entries()) {
    for (const [b, upper] of bots.entries()) {
      if (b <= a) continue;
      const played = await simulate(game, {
        ...plan,
        bots: [lower.id, upper.id],
        seed: `${plan.seed} ${lower.id} ${upper.id}`,
        onProgress: () => plan.onProgress?.(++done),
      });
      if (!played.ok) return played;
      const [ofLower, ofUpper] = played.value.bots.map(({ wins, draws }) => wins.count + draws.count / 2);
      Object.assign(points[a] ?? [], { [b]: ofLower ?? 0 });
      Object.assign(points[b] ?? [], { [a]: ofUpper ?? 0 });
    }
  }
  const ratings = fitRatings({ points, matches: plan.matches }, plan.seed);
  const rungs = bots.flatMap(({ id, level }, i) => {
    const fitted = ratings[i];
    const scored = points[i]?.[i - 1];
    const againstLower = scored === undefined ? undefined : shareOf(scored, plan.matches);
    return fitted === undefined ? [] : [{ bot: id, level, ...fitted, ...(againstLower && { againstLower }) }];
  });
  return ok({ game: game.id, seed: plan.seed, matches: plan.matches, rungs, points });
};

/** The bots of the cast or, of the named ones, those and the others at level 0. From the lowest level to the highest. */
const rungsOf = async (game: Game, ids: readonly string[] | undefined) => {
  const cast = await game.cast();
  const named = ids?.map((id) => ({ id, level: cast.find((card) => card.id === id)?.level ?? 0 }));
  return (named ?? cast.map(({ id, level }) => ({ id, level }))).toSorted((a, b) => a.level - b.level);
};

/** How many matches a ladder of so many bots takes. */
export const countLadderMatches = (bots: number, matches: number): number => ((bots * (bots - 1)) / 2) * matches;
