import type { Bot, Rules } from '@sesame/kernel';
import { imaginable, worldsOf } from './imagination.ts';
import { makeJudge, valueFor } from './judgement.ts';
import { differentMoves } from './moves.ts';
import { after, defaultPlies, momentOf, playOut, typicalEnds } from './playout.ts';
import type { BotOptions } from './random-bot.ts';
import { makeStopwatch } from './stopwatch.ts';

export interface GreedyOptions<State, View, Move> extends BotOptions<View, Move> {
  /** Worlds in which every candidate is tried (default: 10). */
  readonly iterations?: number;
  /** Samples from which the candidates come (default: 16). */
  readonly samples?: number;
  /** A match is cut off after so many plies (default: 100 if the game has a `score`, otherwise 400). */
  readonly maxPlies?: number;
  evaluate?(state: State): readonly number[];
}

/** A bot that looks one move ahead: it plays some moves out at random, each in the same few worlds, and takes the best. */
export const makeGreedyBot = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  options: GreedyOptions<State, View, Move> = {},
): Bot<View, Move> => {
  const { id = 'greedy', takes, iterations = 10, samples = 16, maxPlies = defaultPlies(rules) } = options;
  const known = imaginable(rules);
  return {
    id,
    play: (view, { seat, rng, budget }) => {
      const worlds = worldsOf(known, view, { seat, rng });
      const moves = [...differentMoves(known, worlds(), { seat, rng, samples }).values()];
      const totals = moves.map(() => 0);
      const limits = { first: seat, rng, maxPlies, tries: 1 };
      const judge = options.evaluate ?? makeJudge(known, typicalEnds(known, worlds, limits));
      const isOn = makeStopwatch(iterations, budget);
      while (moves.length > 1 && isOn()) {
        const moment = momentOf(known, worlds());
        for (const [at, move] of moves.entries()) {
          const then = after(known, moment, { at: moment.now, by: seat, move });
          if (then === undefined) continue;
          totals[at] = (totals[at] ?? 0) + valueFor(judge(playOut(known, then, limits)), seat);
        }
      }
      const best = moves[totals.indexOf(Math.max(...totals))];
      if (best === undefined) throw new Error('there is no move to choose');
      return best;
    },
    ...(takes && { takes }),
  };
};
