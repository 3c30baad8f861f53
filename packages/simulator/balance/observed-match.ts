import { type AnyBot, type AnyRules, makeRng, type Outcome, ok, type Result, type Seat, seatsOf } from '@sesame/kernel';
import { playHeadless } from '../headless-match.ts';

/** A decision in an observed match. */
export interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  /** Different moves among a number of samples: a lower bound of the legal ones. */
  readonly moves: number;
  /** Nobody else was awaited. */
  readonly isAlone: boolean;
}

export interface ObservedMatch {
  readonly plies: number;
  readonly outcome: Outcome;
  readonly decisions: readonly Decision[];
}

export interface Observation {
  /** The bots by seat. */
  readonly bots: readonly AnyBot[];
  readonly options: unknown;
  readonly seed: string;
  readonly budgetMs: number;
  /** Samples of legal moves per decision. */
  readonly samples: number;
}

/** Plays a match between bots and notes every decision on the way. */
export const observeMatch = (
  rules: AnyRules,
  { bots, options, seed, budgetMs, samples }: Observation,
): Result<ObservedMatch> => {
  const rngs = seatsOf(bots.length).map((seat) => makeRng(`${seed} seat ${seat}`));
  // Of its own, so that looking does not change the match.
  const sampling = makeRng(`${seed} samples`);
  const decisions: Decision[] = [];
  const played = playHeadless(rules, {
    seats: bots.length,
    options,
    seed,
    choose: (state, seat) => {
      const [bot, rng] = [bots[seat], rngs[seat]];
      if (bot === undefined || rng === undefined) throw new Error(`seat ${seat} has no bot`);
      const different = new Set(seatsOf(samples).map(() => JSON.stringify(rules.sample(state, seat, sampling))));
      decisions.push({ state, seat, moves: different.size, isAlone: rules.awaits(state).seats.length === 1 });
      const view = rules.view(state, seat);
      const thought = { seat, rng, budget: budgetMs };
      const move = bot.play(view, thought);
      const takesMs = bot.takes?.(view, move, thought);
      return { move, ...(takesMs !== undefined && { takesMs }) };
    },
  });
  if (!played.ok) return played;
  return ok({ plies: played.value.inputs.length, outcome: played.value.outcome, decisions });
};
