import {
  type AnyBot,
  estimateStrength,
  type Game,
  makeAdaptiveBot,
  makeRng,
  ok,
  parseOptions,
  priorByTimes,
  type Result,
  type ResultAgainst,
  refuse,
  type SeenTime,
  strengthPrior,
} from '@sesame/kernel';
import { playHeadless } from './headless-match.ts';
import { type Share, shareOf } from './statistics.ts';

export interface SeriesPlan {
  /** The bot that plays as if it were a person of whom nothing is known. */
  readonly player: string;
  /** Matches that count. */
  readonly matches: number;
  /** Matches before, in which the adaptive bot gets to know the player. */
  readonly warmUp: number;
  readonly seed: string;
  /** Thinking time per move (default: 1000). */
  readonly budgetMs?: number;
}

export interface AdaptiveSeries {
  /** The player's share of points. */
  readonly points: Share;
  /** The strength at which the bot played last. */
  readonly strength: number;
}

/** The server uses as many. */
const MAX_RESULTS = 30;
const MAX_TIMED_MATCHES = 5;

/** Plays a series against the bot that adapts, which learns from each match as it does on the server. Seats alternate. */
export const playAdaptiveSeries = async (game: Game, plan: SeriesPlan): Promise<Result<AdaptiveSeries>> => {
  const [rules, bots, cast, pace] = await Promise.all([game.rules(), game.bots(), game.cast(), game.pace?.()]);
  const player = bots.find(({ id }) => id === plan.player);
  if (player === undefined) return refuse('unknown-bot', `Unknown bot: ${plan.player}.`);
  const options = parseOptions(rules.options, {});
  if (!options.ok) return options;
  await rules.prepare?.(options.value);

  const results: ResultAgainst[] = [];
  const times: (readonly SeenTime[])[] = [];
  let strength = 0;
  for (let match = 0; match < plan.warmUp + plan.matches; match++) {
    const prior =
      pace === undefined
        ? strengthPrior(cast, undefined)
        : priorByTimes(pace, cast, times.slice(0, MAX_TIMED_MATCHES).flat());
    strength = Math.round(estimateStrength(cast, prior, results.slice(0, MAX_RESULTS)));
    const adaptive = makeAdaptiveBot({ bots, cast, pace }, strength);
    const seat = match % 2;
    const bySeat: readonly AnyBot[] = seat === 0 ? [player, adaptive] : [adaptive, player];
    const rngs = bySeat.map((_, at) => makeRng(`${plan.seed} ${match} seat ${at}`));
    const played = playHeadless(rules, {
      seats: 2,
      options: options.value,
      seed: `${plan.seed} ${match}`,
      choose: (state, at) => {
        const [bot, rng] = [bySeat[at], rngs[at]];
        if (bot === undefined || rng === undefined) throw new Error(`seat ${at} has no bot`);
        const view = rules.view(state, at);
        const thought = { seat: at, rng, budget: plan.budgetMs ?? 1_000 };
        const move = bot.play(view, thought);
        const takesMs = bot.takes?.(view, move, thought);
        return { move, ...(takesMs !== undefined && { takesMs }) };
      },
    });
    if (!played.ok) return played;
    times.unshift(pace?.timesBySeat(rules.view(played.value.state, seat))[seat] ?? []);
    const { ranks } = played.value.outcome;
    const [mine = 0, theirs = 0] = [ranks[seat], ranks[1 - seat]];
    results.unshift({ rating: strength, score: mine === theirs ? 0.5 : Number(mine < theirs) });
  }
  const counted = results.slice(0, plan.matches);
  const points = counted.reduce((sum, { score }) => sum + score, 0);
  return ok({ points: shareOf(points, counted.length), strength });
};
