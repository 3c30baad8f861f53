import type { Speed } from '@sesame/protocol';
import { type Kysely, sql } from 'kysely';
import type { Skill } from '../../lib/rating-scale.ts';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Ratings per game and speed, and their changes. Written by settlements only. */
export interface RatingsStore {
  /** Ratings of those players who have one. */
  of(players: readonly string[], field: RatingCategory): Promise<ReadonlyMap<string, Skill>>;
  ofPlayer(player: string): Promise<readonly (Skill & RatingCategory)[]>;
  /** Accounts with an established rating, best first. */
  best(field: RatingCategory, limit: number): Promise<readonly RankedPlayer[]>;
  /** Number of listed players with a higher rating. */
  countBetter(field: RatingCategory, mu: number): Promise<number>;
  /** All ratings. */
  all(): Promise<readonly StoredRating[]>;
  /** Who gained most from whom since a time. */
  gains(since: number, limit: number): Promise<readonly StoredGain[]>;
  /** Rated results of each two players that ended within a time, by `pairOf`; those of one match left out. */
  meetings(
    players: readonly string[],
    field: RatingCategory,
    within: { readonly match: string; readonly from: number; readonly to: number },
  ): Promise<ReadonlyMap<string, number>>;
  /** Rating changes of a match. */
  changesOf(match: string): Promise<readonly StoredChange[]>;
  /** Rating changes of a player, newest first; all, or of one category. */
  changes(
    player: string,
    query: { readonly field?: RatingCategory; readonly limit: number },
  ): Promise<readonly StoredChange[]>;
}

/** Rating category: a game at a speed. */
export interface RatingCategory {
  readonly game: string;
  readonly pace: Speed;
}

/** A rating as it is stored. */
export interface StoredRating extends Skill, RatingCategory {
  readonly player: string;
  readonly provisional: boolean;
}

/** What a player gained from an opponent in a category, in units of skill: in larger matches, an equal share of it. */
export interface StoredGain extends RatingCategory {
  readonly player: string;
  readonly opponent: string;
  readonly matches: number;
  readonly gained: number;
  /** All that the player gained in this time, without what they lost. */
  readonly total: number;
}

export interface RankedPlayer extends Skill {
  readonly player: string;
  readonly name: string;
}

/** The same for two players in either order. */
export const pairOf = (player: string, other: string): string => [player, other].toSorted().join(' ');

export interface StoredChange extends RatingCategory {
  readonly match: string;
  readonly seat: number;
  readonly player: string;
  readonly at: number;
  readonly before: number;
  readonly after: Skill;
}

const parsePace = (pace: string): Speed => (pace === 'correspondence' ? 'correspondence' : 'live');

const parseChange = (row: Schema['rating_changes']): StoredChange => ({
  match: row.match_id,
  seat: row.seat,
  player: row.player_id,
  game: row.game,
  pace: parsePace(row.pace),
  at: Number(row.at),
  before: row.mu_before,
  after: { mu: row.mu_after, sigma: row.sigma_after, played: row.played },
});

export const makeRatingsStore = (engine: Engine, build: Kysely<Schema>): RatingsStore => {
  const inField = ({ game, pace }: RatingCategory) =>
    build.selectFrom('ratings').where('ratings.game', '=', game).where('ratings.pace', '=', pace);
  /** Only accounts are ranked. */
  const listed = (field: RatingCategory) =>
    inField(field)
      .innerJoin('accounts', 'accounts.player_id', 'ratings.player_id')
      .innerJoin('players', 'players.id', 'ratings.player_id')
      .where('ratings.provisional', '=', 0);
  const totalGains = async (players: readonly string[], since: number): Promise<ReadonlyMap<string, number>> => {
    if (players.length === 0) return new Map();
    const query = build
      .selectFrom('rating_changes')
      .where('player_id', 'in', [...new Set(players)])
      .where('at', '>=', since)
      .whereRef('mu_after', '>', 'mu_before')
      .groupBy(['player_id', 'game', 'pace'])
      .select(['player_id', 'game', 'pace', sql<number>`sum(mu_after - mu_before)`.as('total')]);
    const rows = await engine.rows(query.compile());
    return new Map(rows.map(({ player_id, game, pace, total }) => [`${player_id} ${game} ${pace}`, Number(total)]));
  };
  return {
    of: async (players, field) => {
      if (players.length === 0) return new Map();
      const rows = await engine.rows(inField(field).selectAll().where('player_id', 'in', players).compile());
      return new Map(rows.map(({ player_id, mu, sigma, played }) => [player_id, { mu, sigma, played }]));
    },
    ofPlayer: async (player) => {
      const query = build.selectFrom('ratings').selectAll().where('player_id', '=', player).orderBy('played', 'desc');
      const rows = await engine.rows(query.compile());
      return rows.map(({ game, pace, mu, sigma, played }) => ({ game, pace: parsePace(pace), mu, sigma, played }));
    },
    best: async (field, limit) => {
      const query = listed(field)
        .select(['ratings.player_id', 'ratings.mu', 'ratings.sigma', 'ratings.played', 'players.name'])
        .orderBy('ratings.mu', 'desc')
        .limit(limit);
      const rows = await engine.rows(query.compile());
      return rows.map(({ player_id: player, name, mu, sigma, played }) => ({ player, name, mu, sigma, played }));
    },
    all: async () => {
      const rows = await engine.rows(build.selectFrom('ratings').selectAll().compile());
      return rows.map(({ player_id: player, pace, provisional, ...rest }) => ({
        ...rest,
        player,
        pace: parsePace(pace),
        provisional: provisional === 1,
      }));
    },
    gains: async (since, limit) => {
      const change = sql<number>`sum((changed.mu_after - changed.mu_before) / (other.seats - 1))`;
      const query = build
        .selectFrom('rating_changes as changed')
        .innerJoin('sittings as other', 'other.match_id', 'changed.match_id')
        .whereRef('other.player_id', '!=', 'changed.player_id')
        .where('other.seats', '>', 1)
        .where('changed.at', '>=', since)
        .groupBy(['changed.player_id', 'other.player_id', 'changed.game', 'changed.pace'])
        .having(change, '>', 0)
        .select(({ fn }) => [
          'changed.player_id as player',
          'other.player_id as opponent',
          'changed.game',
          'changed.pace',
          fn.countAll().as('matches'),
          change.as('gained'),
        ])
        .orderBy('gained', 'desc')
        .limit(limit);
      const rows = await engine.rows(query.compile());
      const totals = await totalGains(
        rows.map(({ player }) => player),
        since,
      );
      return rows.map(({ player, opponent, game, pace, matches, gained }) => ({
        ...{ player, opponent, game, pace: parsePace(pace), gained: Number(gained), matches: Number(matches) },
        total: totals.get(`${player} ${game} ${pace}`) ?? 0,
      }));
    },
    meetings: async (players, { game, pace }, { match, from, to }) => {
      const query = build
        .selectFrom('sittings as mine')
        .innerJoin('sittings as other', 'other.match_id', 'mine.match_id')
        .where('mine.player_id', 'in', players)
        .where('other.player_id', 'in', players)
        .whereRef('mine.player_id', '<', 'other.player_id')
        .where('mine.rated', '=', 1)
        .where('mine.game', '=', game)
        .where('mine.pace', '=', pace)
        .where('mine.ended_at', '>', from)
        .where('mine.ended_at', '<=', to)
        .where('mine.match_id', '!=', match)
        .groupBy(['mine.player_id', 'other.player_id'])
        .select(({ fn }) => ['mine.player_id as a', 'other.player_id as b', fn.countAll().as('count')]);
      const rows = players.length === 0 ? [] : await engine.rows(query.compile());
      return new Map(rows.map(({ a, b, count }) => [pairOf(a, b), Number(count)]));
    },
    countBetter: async (field, mu) => {
      const query = listed(field)
        .where('ratings.mu', '>', mu)
        .select(({ fn }) => fn.countAll().as('better'));
      return Number((await engine.rows(query.compile()))[0]?.better ?? 0);
    },
    changesOf: async (match) => {
      const query = build.selectFrom('rating_changes').selectAll().where('match_id', '=', match).orderBy('seat');
      return (await engine.rows(query.compile())).map(parseChange);
    },
    changes: async (player, { field, limit }) => {
      const all = build.selectFrom('rating_changes').selectAll().where('player_id', '=', player);
      const some = field === undefined ? all : all.where('game', '=', field.game).where('pace', '=', field.pace);
      const query = some.orderBy(field === undefined ? 'at' : 'played', 'desc').limit(limit);
      return (await engine.rows(query.compile())).map(parseChange);
    },
  };
};
