import { estimateStrength, type Outcome, type ResultAgainst, strengthPrior } from '@sesame/kernel';
import { type MatchSeat, speedOf } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { isProvisional, shownOf } from '../../lib/rating-scale.ts';
import type { Store, StoredTable } from '../../store/store.ts';

interface StrengthDeps {
  readonly store: Pick<Store, 'profiles' | 'ratings'>;
  readonly games: Games;
}

/** Older results say little about a player of today. */
const MAX_RESULTS = 30;

/** The strength of the people at a table, at which a bot keeps the chances even; their mean, if there are several. */
export const findStrength = async (deps: StrengthDeps, { seats, game, pace }: StoredTable): Promise<number> => {
  const people = seats.flatMap((chair) => (chair.kind === 'person' ? [chair.player] : []));
  const cast = deps.games.list().find(({ id }) => id === game)?.bots ?? [];
  const skills = await deps.store.ratings.of(people, { game, pace: speedOf(pace) });
  const strengths = await Promise.all(
    people.map(async (player) => {
      const skill = skills.get(player);
      const rating = skill === undefined || isProvisional(skill) ? undefined : shownOf(skill.mu);
      return estimateStrength(cast, strengthPrior(cast, rating), await resultsOf(deps, player, game));
    }),
  );
  return Math.round(strengths.reduce((sum, one) => sum + one, 0) / Math.max(1, strengths.length));
};

/** A player's latest results against bots, newest first. A match counts against each of its bots. */
const resultsOf = async (
  { store, games }: StrengthDeps,
  player: string,
  game: string,
): Promise<readonly ResultAgainst[]> => {
  const played = await store.profiles.matches(player, { game }, { limit: MAX_RESULTS });
  return played.flatMap(({ match: { seats, outcome } }) => {
    const own = seats.findIndex((seat) => seat.player === player);
    return outcome === undefined ? [] : seats.flatMap((seat, at) => resultAgainst({ seat, at, own, outcome }));
  });

  function resultAgainst(of: { seat: MatchSeat; at: number; own: number; outcome: Outcome }): ResultAgainst[] {
    const { bot, strength } = of.seat;
    const rating = strength ?? (bot === undefined ? undefined : games.botOf(game, bot)?.rating?.rating);
    const [mine, theirs] = [of.outcome.ranks[of.own], of.outcome.ranks[of.at]];
    if (rating === undefined || mine === undefined || theirs === undefined) return [];
    return [{ rating, score: mine === theirs ? 0.5 : Number(mine < theirs) }];
  }
};
