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
  /** Accounts and bots with an established rating, best first. */
  best(field: RatingCategory, limit: number): Promise<readonly RankedPlayer[]>;
  /** Number of listed players with a higher rating. */
  countBetter(field: RatingCategory, mu: number): Promise<number>;
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

export interface RankedPlayer extends Skill {
  readonly player: string;
  /** Absent for built-in bots. */
  readonly name?: string;
  readonly isBot: boolean;
}

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
  /** Of human players only accounts are listed. Built-in bots have no row in `players`. */
  const listed = (field: RatingCategory) =>
    inField(field)
      .leftJoin('accounts', 'accounts.player_id', 'ratings.player_id')
      .leftJoin('players', 'players.id', 'ratings.player_id')
      .where('ratings.provisional', '=', 0)
      .where(sql<boolean>`(accounts.player_id is not null or players.owner is not null or players.id is null)`);
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
        .select(['ratings.player_id', 'ratings.mu', 'ratings.sigma', 'ratings.played', 'players.name', 'players.owner'])
        .orderBy('ratings.mu', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ player_id, mu, sigma, played, name, owner }) => ({
        player: player_id,
        mu,
        sigma,
        played,
        ...(name !== null && { name }),
        isBot: name === null || owner !== null,
      }));
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
