import {
  type AnyBot,
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
import { type Played, playHeadless } from './headless-match.ts';
import { meanOf } from './statistics.ts';
import { type BotResult, countMatch, emptyTally, resultOf, type Tally } from './tally.ts';

export interface Plan {
  /** One a seat, by name. The same may sit twice. */
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Milliseconds a bot may think about a move (1000). */
  readonly budget?: number;
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
 * Plays bots against each other. Every deal is played once in every seating, so that neither a seat nor a deal
 * favours anyone; the same seed plays the same matches, as far as the bots do not look at a clock.
 */
export const simulate = async (game: Game, plan: Plan): Promise<Result<Simulation>> => {
  const rules = await game.rules();
  const bots = botsNamed(await game.bots(), plan.bots);
  if (!bots.ok) return bots;
  const { min, max } = rules.seats;
  if (plan.bots.length < min || plan.bots.length > max) {
    return refuse(
      'wrong-seats',
      `${game.id} has ${min === max ? min : `${min} to ${max}`} seats: name a bot for each.`,
    );
  }
  const options = parseOptions(rules.options, plan.options ?? {});
  if (!options.ok) return options;
  await rules.prepare?.(options.value);

  const tallies = bots.value.map(emptyTally);
  const played: Played[] = [];
  for (let match = 0; match < plan.matches; match++) {
    const bySeat = rotated(tallies, match);
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
  const records = played.map((match, n) => ({ ...frame, seats: rotated(plan.bots, n), ...match }));
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
  bySeat: readonly Tally[],
  { match, seed, options, budget = 1_000 }: Plan & { readonly match: number },
): Result<Played> => {
  const seats = bySeat.length;
  const luck = seatsOf(seats).map((seat) => makeRng(`${seed} match ${match} seat ${seat}`));
  return playHeadless(rules, {
    seats,
    options,
    seed: `${seed} ${Math.floor(match / seats)}`,
    choose: (state, seat) => {
      const [tally, rng] = [bySeat[seat], luck[seat]];
      if (tally === undefined || rng === undefined) throw new Error(`nobody sits in seat ${seat}`);
      const view = rules.view(state, seat);
      const started = performance.now();
      const thought = { seat, rng, budget };
      const move = tally.bot.play(view, thought);
      tally.times.push(performance.now() - started);
      const takes = tally.bot.takes?.(view, move, thought);
      return { move, ...(takes !== undefined && { takes }) };
    },
  });
};

/** Who sits where: each match everybody moves on by a seat. */
const rotated = <Player>(players: readonly Player[], match: number): readonly Player[] => {
  const by = match % players.length;
  return [...players.slice(by), ...players.slice(0, by)];
};

const botsNamed = (bots: readonly AnyBot[], names: readonly string[]): Result<readonly AnyBot[]> => {
  const stranger = names.find((name) => !bots.some(({ id }) => id === name));
  if (stranger === undefined) return ok(names.flatMap((name) => bots.find(({ id }) => id === name) ?? []));
  return refuse('unknown-bot', `Unknown bot: ${stranger}. Bots: ${bots.map(({ id }) => id).join(', ')}.`);
};
