import type { Speed } from '@sesame/protocol';
import { type Kysely, sql } from 'kysely';
import type { Skill } from '../../lib/rating-scale.ts';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** How well players play, a game and pace, and how every match changed it. Written by settlements alone. */
export interface RatingsStore {
  /** Of those who have one. */
  of(players: readonly string[], field: RatingCategory): Promise<ReadonlyMap<string, Skill>>;
  ofPlayer(player: string): Promise<readonly (Skill & RatingCategory)[]>;
  /** Accounts and bots of whom enough is known, the best first. */
  best(field: RatingCategory, limit: number): Promise<readonly RankedPlayer[]>;
  /** How many of them are better than this. */
  countBetter(field: RatingCategory, mu: number): Promise<number>;
  /** How a match changed its players. */
  changesOf(match: string): Promise<readonly StoredChange[]>;
  /** A player's changes, the newest first; all, or of one game and pace. */
  changes(
    player: string,
    wish: { readonly field?: RatingCategory; readonly limit: number },
  ): Promise<readonly StoredChange[]>;
}

/** What is rated apart: a game at a pace. */
export interface RatingCategory {
  readonly game: string;
  readonly pace: Speed;
}

export interface RankedPlayer extends Skill {
  readonly player: string;
  /** Bots of the house have their names elsewhere. */
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
  /** Guests come and go: of people only accounts are listed. Bots of the house are no players of its table. */
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
