import {
  type AnyRules,
  type Game,
  type MatchRecord,
  makeRng,
  ok,
  parseOptions,
  type Result,
  refuse,
  seatsOf,
} from '@sesame/kernel';
import { findBots } from './available-bots.ts';
import { type BotResult, type BotTally, countMatch, makeBotTally, resultOf } from './bot-tally.ts';
import { type PlayedMatch, playHeadless } from './headless-match.ts';
import { meanOf } from './statistics.ts';

export interface Plan {
  /** Bot ids by seat. A bot may take several seats. */
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Thinking time per move (default: 1000). */
  readonly budgetMs?: number;
  readonly keepRecords?: true;
  onProgress?(done: number): void;
}

export interface Simulation {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly matches: number;
  readonly bots: readonly BotResult[];
  readonly plies: { readonly mean: number; readonly min: number; readonly max: number };
  readonly records?: readonly MatchRecord[];
}

/**
 * Plays bots against each other. Every deal is played once in every seating, so no bot profits from a seat or a deal.
 * The same seed gives the same matches, unless a bot depends on the clock.
 */
export const simulate = async (game: Game, plan: Plan): Promise<Result<Simulation>> => {
  const rules = await game.rules();
  const bots = await findBots(game, plan.bots);
  if (!bots.ok) return bots;
  const { min, max } = rules.seats;
  if (plan.bots.length < min || plan.bots.length > max) {
    return refuse(
      'wrong-seats',
      `${game.id} has ${min === max ? min : `${min} to ${max}`} seats: name one bot per seat.`,
    );
  }
  const options = parseOptions(rules.options, plan.options ?? {});
  if (!options.ok) return options;
  await rules.prepare?.(options.value);

  const tallies = bots.value.map(makeBotTally);
  const played: PlayedMatch[] = [];
  for (let match = 0; match < plan.matches; match++) {
    const bySeat = rotate(tallies, match);
    const result = playMatch(rules, bySeat, { ...plan, options: options.value, match });
    if (!result.ok) return refuse(result.error.code, `Match ${match + 1}: ${result.error.message}`);
    countMatch(bySeat, result.value.outcome);
    played.push(result.value);
    plan.onProgress?.(match + 1);
  }

  const plies = played.map(({ inputs }) => inputs.length);
  const frame = {
    sesame: 1,
    game: game.id,
    rules: rules.version,
    options: options.value as MatchRecord['options'],
  } as const;
  const records = played.map((match, n) => ({ ...frame, seats: rotate(plan.bots, n), ...match }));
  return ok({
    game: game.id,
    options: options.value,
    seed: plan.seed,
    matches: plan.matches,
    bots: tallies.map(resultOf),
    plies: { mean: meanOf(plies), min: Math.min(...plies), max: Math.max(...plies) },
    ...(plan.keepRecords && { records }),
  });
};

const playMatch = (
  rules: AnyRules,
  bySeat: readonly BotTally[],
  { match, seed, options, budgetMs = 1_000 }: Plan & { readonly match: number },
): Result<PlayedMatch> => {
  const seats = bySeat.length;
  const rngs = seatsOf(seats).map((seat) => makeRng(`${seed} match ${match} seat ${seat}`));
  return playHeadless(rules, {
    seats,
    options,
    seed: `${seed} ${Math.floor(match / seats)}`,
    choose: (state, seat) => {
      const [tally, rng] = [bySeat[seat], rngs[seat]];
      if (tally === undefined || rng === undefined) throw new Error(`seat ${seat} has no bot`);
      const view = rules.view(state, seat);
      const started = performance.now();
      const context = { seat, rng, budget: budgetMs };
      const move = tally.bot.play(view, context);
      tally.thinkingMs.push(performance.now() - started);
      const takesMs = tally.bot.takes?.(view, move, context);
      return { move, ...(takesMs !== undefined && { takesMs }) };
    },
  });
};

/** The seating of a match: bots move on by one seat per match. */
const rotate = <Player>(players: readonly Player[], match: number): readonly Player[] => {
  const by = match % players.length;
  return [...players.slice(by), ...players.slice(0, by)];
};
