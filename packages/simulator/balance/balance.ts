import {
  type AnyBot,
  type Game,
  ok,
  parseOptions,
  type Result,
  refuse,
  type Seat,
  seatsOf,
  winnersOf,
} from '@sesame/kernel';
import { findBots } from '../available-bots.ts';
import { simulate } from '../simulate.ts';
import { meanOf, quantile, type Share, shareOf } from '../statistics.ts';
import { findLeads, type Leads, TENTHS } from './leads.ts';
import { type ObservedMatch, observeMatch } from './observed-match.ts';

export interface BalancePlan {
  readonly matches: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Thinking time per move (default: 1000). */
  readonly budgetMs?: number;
  /** Bots from the weakest to the strongest; the last plays itself. Default: three of the game's own, or the general ones. */
  readonly bots?: readonly string[] | undefined;
  /** Players at the table (default: as few as the game allows). */
  readonly seats?: number | undefined;
  onProgress?(done: number): void;
}

export interface Spread {
  readonly mean: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  readonly values: readonly number[];
}

/** A bot against a weaker one at the other seats. */
export interface SkillResult {
  readonly stronger: string;
  readonly weaker: string;
  /** The share of points between the two, a draw being half of one. */
  readonly points: Share;
}

export interface Balance {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly matches: number;
  readonly seed: string;
  /** The bot that plays itself, for all figures but `skill`. */
  readonly bot: string;
  /** Matches won by seat; a shared first place counts its part. */
  readonly wins: readonly Share[];
  /** Matches won by the seat that first had a turn of its own; undefined if seats always decide at the same time. */
  readonly firstToMove?: Share;
  /** Matches without a sole winner. */
  readonly draws: Share;
  readonly plies: Spread;
  /** Different moves seen per decision, of `samples` tried. */
  readonly branching: Spread & { readonly samples: number; readonly byTenth: readonly number[] };
  readonly leads: Leads;
  readonly skill: readonly SkillResult[];
}

const SAMPLES = 40;

/** Plays bots and reports what a designer wants to know of a game. */
export const measureBalance = async (game: Game, plan: BalancePlan): Promise<Result<Balance>> => {
  const rules = await game.rules();
  const { min, max } = rules.seats;
  const seats = plan.seats ?? min;
  if (seats < min || seats > max) return refuse('wrong-seats', `${game.id} has ${min} to ${max} seats, not ${seats}.`);
  const found = await findBots(game, plan.bots ?? (await defaultBots(game)));
  if (!found.ok) return found;
  const options = parseOptions(rules.options, plan.options ?? {});
  if (!options.ok) return options;
  await rules.prepare?.(options.value);
  const [strongest] = found.value.slice(-1);
  if (strongest === undefined)
    return refuse('no-bots', `${game.id} has no bots, and cannot imagine a state for others.`);

  const observed: ObservedMatch[] = [];
  for (let match = 0; match < plan.matches; match++) {
    const seed = `${plan.seed} balance ${match}`;
    const bots = seatsOf(seats).map(() => strongest);
    const budgetMs = plan.budgetMs ?? 1_000;
    const played = observeMatch(rules, { bots, options: options.value, seed, budgetMs, samples: SAMPLES });
    if (!played.ok) return refuse(played.error.code, `Match ${match + 1}: ${played.error.message}`);
    observed.push(played.value);
    plan.onProgress?.(match + 1);
  }
  const skill = await measureSkill(game, found.value, plan);
  if (!skill.ok) return skill;
  return ok({
    game: game.id,
    seats,
    options: options.value,
    matches: plan.matches,
    seed: plan.seed,
    bot: strongest.id,
    wins: winsBySeat(observed, seats),
    ...firstToMove(observed),
    draws: shareOf(observed.filter(({ outcome }) => winnersOf(outcome).length > 1).length, observed.length),
    plies: spreadOf(observed.map(({ plies }) => plies)),
    branching: branchingOf(observed),
    leads: findLeads(rules, observed, plan.seed),
    skill: skill.value,
  });
};

/** How many matches a measurement takes. */
export const countBalanceMatches = async (game: Game, plan: Pick<BalancePlan, 'matches' | 'bots'>): Promise<number> =>
  plan.matches * (plan.bots ?? (await defaultBots(game))).length;

/** The weakest, a middling and the strongest of the game's bots; the general bots for games with fewer than two. */
const defaultBots = async (game: Game): Promise<readonly string[]> => {
  const ids = (await game.cast()).toSorted((a, b) => a.level - b.level).map(({ id }) => id);
  const [weakest, middle, strongest] = [ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)];
  if (weakest === undefined || middle === undefined || strongest === undefined || ids.length < 2)
    return ['random', 'greedy'];
  return [...new Set([weakest, middle, strongest])];
};

/** Each bot against the one below it, alternating in the seats of the smallest table. */
const measureSkill = async (
  game: Game,
  bots: readonly AnyBot[],
  plan: BalancePlan,
): Promise<Result<readonly SkillResult[]>> => {
  const { min } = (await game.rules()).seats;
  const results: SkillResult[] = [];
  for (const [at, { id: weaker }] of bots.entries()) {
    const stronger = bots[at + 1]?.id;
    if (stronger === undefined) continue;
    const played = await simulate(game, {
      bots: seatsOf(Math.max(2, min)).map((seat) => (seat === 0 ? stronger : weaker)),
      matches: plan.matches,
      seed: `${plan.seed} ${weaker} ${stronger}`,
      ...(plan.options !== undefined && { options: plan.options }),
      ...(plan.budgetMs !== undefined && { budgetMs: plan.budgetMs }),
      onProgress: (done) => plan.onProgress?.((at + 1) * plan.matches + done),
    });
    if (!played.ok) return played;
    const [first] = played.value.bots;
    const points = (first?.wins.count ?? 0) + (first?.draws.count ?? 0) / 2;
    results.push({ stronger, weaker, points: shareOf(points, plan.matches) });
  }
  return ok(results);
};

const winsBySeat = (matches: readonly ObservedMatch[], seats: number): readonly Share[] =>
  seatsOf(seats).map((seat) => winShare(matches, () => seat));

/** Chance may have drawn who starts, so that this is not the first seat. */
const firstToMove = (matches: readonly ObservedMatch[]): Pick<Balance, 'firstToMove'> => {
  const starterOf = ({ decisions }: ObservedMatch) => decisions.find(({ isAlone }) => isAlone)?.seat;
  const started = matches.filter((match) => starterOf(match) !== undefined);
  return started.length === 0 ? {} : { firstToMove: winShare(started, starterOf) };
};

const winShare = (matches: readonly ObservedMatch[], seatOf: (match: ObservedMatch) => Seat | undefined): Share => {
  const parts = matches.map((match) => {
    const winners = winnersOf(match.outcome);
    return winners.some((winner) => winner === seatOf(match)) ? 1 / winners.length : 0;
  });
  return shareOf(
    parts.reduce((sum, part) => sum + part, 0),
    matches.length,
  );
};

const spreadOf = (values: readonly number[]): Spread => ({
  mean: meanOf(values),
  p5: quantile(values, 0.05),
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  values,
});

const branchingOf = (matches: readonly ObservedMatch[]): Balance['branching'] => {
  const all = matches.flatMap(({ decisions }) => decisions.map(({ moves }) => moves));
  const byTenth = [0, ...TENTHS].map((tenth) =>
    meanOf(
      matches.flatMap(({ decisions }) => {
        const [from, to] = [tenth, tenth + 1].map((one) => Math.floor((one * decisions.length) / 10));
        return decisions.slice(from, to).map(({ moves }) => moves);
      }),
    ),
  );
  return { ...spreadOf(all), samples: SAMPLES, byTenth };
};
