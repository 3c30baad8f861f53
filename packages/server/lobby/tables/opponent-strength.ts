import { estimateStrength, type Outcome, priorByTimes, type ResultAgainst, strengthPrior } from '@sesame/kernel';
import { isOfflineMatch, type MatchSeat, speedOf } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { isProvisional, shownOf } from '../../lib/rating-scale.ts';
import type { Store, StoredMatch, StoredTable } from '../../store/store.ts';
import { readTimes } from './race-times.ts';

interface StrengthDeps {
  readonly store: Pick<Store, 'profiles' | 'ratings' | 'log'>;
  readonly games: Games;
}

/** Older results say little about a player of today. */
const MAX_RESULTS = 30;

/** The strength of the people at a table, at which a bot keeps the chances even; their mean, if there are several. */
export const findStrength = async (deps: StrengthDeps, { seats, game, pace }: StoredTable): Promise<number> => {
  const people = seats.flatMap((chair) => (chair.kind === 'person' ? [chair.player] : []));
  const cast = deps.games.list().find(({ id }) => id === game)?.bots ?? [];
  const skills = await deps.store.ratings.of(people, { game, pace: speedOf(pace) });
  const racePace = await deps.games.paceOf(game);
  const strengths = await Promise.all(
    people.map(async (player) => {
      const skill = skills.get(player);
      const rating = skill === undefined || isProvisional(skill) ? undefined : shownOf(skill.mu);
      const matches = await latestMatches(deps, player, game);
      const prior =
        rating !== undefined || racePace === undefined
          ? strengthPrior(cast, rating)
          : priorByTimes(racePace, cast, await readTimes(deps, racePace, { player, matches }));
      return estimateStrength(cast, prior, resultsIn(deps, player, matches));
    }),
  );
  return Math.round(strengths.reduce((sum, one) => sum + one, 0) / Math.max(1, strengths.length));
};

/** A player's latest matches of a game, newest first. */
const latestMatches = async ({ store }: StrengthDeps, player: string, game: string): Promise<readonly StoredMatch[]> =>
  (await store.profiles.matches(player, { game }, { limit: MAX_RESULTS }))
    .map(({ match }) => match)
    // What was played in a browser is not known to be so.
    .filter(({ id }) => !isOfflineMatch(id));

/** A player's results against bots in these matches. A match counts against each of its bots. */
const resultsIn = (
  { games }: StrengthDeps,
  player: string,
  matches: readonly StoredMatch[],
): readonly ResultAgainst[] => {
  return matches.flatMap(({ game, seats, outcome }) => {
    const own = seats.findIndex((seat) => seat.player === player);
    return outcome === undefined ? [] : seats.flatMap((seat, at) => resultAgainst({ game, seat, at, own, outcome }));
  });

  function resultAgainst(of: {
    game: string;
    seat: MatchSeat;
    at: number;
    own: number;
    outcome: Outcome;
  }): ResultAgainst[] {
    const { bot, strength } = of.seat;
    const rating = strength ?? (bot === undefined ? undefined : games.botOf(of.game, bot)?.rating?.rating);
    const [mine, theirs] = [of.outcome.ranks[of.own], of.outcome.ranks[of.at]];
    if (rating === undefined || mine === undefined || theirs === undefined) return [];
    return [{ rating, score: mine === theirs ? 0.5 : Number(mine < theirs) }];
  }
};
