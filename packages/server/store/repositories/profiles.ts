import { type MatchFilter, type MatchResult, OFFLINE_MATCH_PREFIX } from '@sesame/protocol';
import { type Kysely, sql } from 'kysely';
import { skeletonOf } from '../../lib/name-skeleton.ts';
import type { Engine } from '../engine.ts';
import { parseMatch } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { StoredMatch } from '../store.ts';

/** Match history and statistics, from the sittings of settled matches. */
export interface ProfilesStore {
  /** Ended matches before a cursor, newest first. */
  matches(player: string, filter: MatchFilter, page: PageRequest): Promise<readonly PlayedMatch[]>;
  statistics(player: string): Promise<readonly StatisticsTally[]>;
  /** Most frequent recent opponents, without players who have left. */
  opponents(player: string, limit: number): Promise<readonly FrequentOpponent[]>;
  /** Results against another player, per game. */
  headToHead(player: string, other: string): Promise<readonly HeadToHeadTally[]>;
  /** Accounts whose folded name contains this. */
  searchByName(part: string, limit: number): Promise<readonly { readonly player: string; readonly name: string }[]>;
}

export interface PageRequest {
  /** Only matches that this player may see; an empty id: that everybody may. */
  readonly viewer?: string;
  readonly before?: PageCursor;
  readonly limit: number;
}

/** Position in a list sorted by end time. */
export interface PageCursor {
  readonly endedAt: number;
  readonly match: string;
}

export interface PlayedMatch {
  readonly match: StoredMatch;
  readonly rank: number;
  readonly result: MatchResult;
  readonly plies: number;
  readonly took: number;
  /** Rating before and after, if rated. */
  readonly change?: { readonly before: number; readonly after: number };
}

/** Totals per game and number of players. */
export interface StatisticsTally {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly won: number;
  readonly drew: number;
  /** Sums, to compute averages. */
  readonly ranks: number;
  readonly plies: number;
  readonly took: number;
}

export interface FrequentOpponent {
  readonly player: string;
  /** Absent for built-in bots. */
  readonly name?: string;
  readonly isBot: boolean;
  readonly matches: number;
}

export interface HeadToHeadTally {
  readonly game: string;
  readonly won: number;
  readonly drew: number;
  readonly lost: number;
}

/** How many matches back opponents are counted. */
const MAX_RECENT = 1_000;

const parseResult = (result: string | null): MatchResult => (result === 'won' || result === 'drew' ? result : 'lost');

export const makeProfilesStore = (engine: Engine, build: Kysely<Schema>): ProfilesStore => {
  const sittingsOf = (player: string) =>
    build.selectFrom('sittings').where('sittings.player_id', '=', player).where('sittings.ended_at', 'is not', null);
  /** Without matches that were played offline: nobody but their player has seen them. */
  const countedOf = (player: string) =>
    sittingsOf(player).where('sittings.match_id', 'not like', `${OFFLINE_MATCH_PREFIX}%`);
  const count = (what: ReturnType<typeof sql<boolean>>) => sql<number>`sum(case when ${what} then 1 else 0 end)`;

  /** Unrated matches at tables that were reached by link only are shown to those who played them. */
  const isShownTo = (viewer: string) =>
    sql<boolean>`(sittings.rated = 1 or exists (select 1 from matches m join tables t on t.id = m.table_id
      where m.id = sittings.match_id and (t.open = 1 or t.host = '')) or exists (select 1 from sittings mine
      where mine.match_id = sittings.match_id and mine.player_id = ${viewer}))`;
  const filtered = (player: string, { game, pace, result, rated, opponent }: MatchFilter) => {
    let query = sittingsOf(player);
    if (game !== undefined) query = query.where('sittings.game', '=', game);
    if (pace !== undefined) query = query.where('sittings.pace', '=', pace);
    if (result !== undefined) query = query.where('sittings.result', '=', result);
    if (rated !== undefined) query = query.where('sittings.rated', '=', rated ? 1 : 0);
    if (opponent === undefined) return query;
    return query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sittings as met')
          .select('met.seat')
          .where('met.player_id', '=', opponent)
          .whereRef('met.match_id', '=', 'sittings.match_id'),
      ),
    );
  };

  return {
    matches: async (player, filter, { before, limit, viewer }) => {
      let query = filtered(player, filter);
      if (viewer !== undefined) query = query.where(isShownTo(viewer));
      if (before !== undefined) {
        const { endedAt, match } = before;
        query = query.where(sql<boolean>`(sittings.ended_at, sittings.match_id) < (${endedAt}, ${match})`);
      }
      const page = query
        .innerJoin('matches', 'matches.id', 'sittings.match_id')
        .leftJoin('rating_changes', (join) =>
          join
            .onRef('rating_changes.match_id', '=', 'sittings.match_id')
            .onRef('rating_changes.seat', '=', 'sittings.seat'),
        )
        .selectAll('matches')
        .select(['sittings.rank', 'sittings.result', 'sittings.plies', 'sittings.took'])
        .select(['rating_changes.mu_before', 'rating_changes.mu_after'])
        .orderBy('sittings.ended_at', 'desc')
        .orderBy('sittings.match_id', 'desc')
        .limit(limit);
      return (await engine.rows(page.compile())).map((row) => ({
        match: parseMatch(row),
        rank: row.rank ?? 0,
        result: parseResult(row.result),
        plies: row.plies ?? 0,
        took: Number(row.took ?? 0),
        ...(row.mu_before !== null &&
          row.mu_after !== null && { change: { before: row.mu_before, after: row.mu_after } }),
      }));
    },
    statistics: async (player) => {
      const query = countedOf(player)
        .select(({ fn }) => [
          'sittings.game',
          'sittings.seats',
          fn.countAll().as('matches'),
          count(sql`result = 'won'`).as('won'),
          count(sql`result = 'drew'`).as('drew'),
          fn.sum('rank').as('ranks'),
          fn.sum('plies').as('plies'),
          fn.sum('took').as('took'),
        ])
        .groupBy(['sittings.game', 'sittings.seats'])
        .orderBy('sittings.game')
        .orderBy('sittings.seats');
      return (await engine.rows(query.compile())).map((row) => ({
        game: row.game ?? '',
        seats: row.seats ?? 0,
        matches: Number(row.matches),
        won: Number(row.won),
        drew: Number(row.drew),
        ranks: Number(row.ranks),
        plies: Number(row.plies),
        took: Number(row.took),
      }));
    },
    opponents: async (player, limit) => {
      const late = countedOf(player).select('sittings.match_id').orderBy('sittings.ended_at', 'desc').limit(MAX_RECENT);
      const query = build
        .selectFrom(late.as('late'))
        .innerJoin('sittings as met', 'met.match_id', 'late.match_id')
        .leftJoin('players', 'players.id', 'met.player_id')
        .where('met.player_id', '!=', player)
        .where('met.ended_at', 'is not', null)
        .where('players.left_at', 'is', null)
        .select(['met.player_id', 'players.name', 'players.owner'])
        .select(({ fn }) => fn.countAll().as('matches'))
        .groupBy(['met.player_id', 'players.name', 'players.owner'])
        .orderBy('matches', 'desc')
        .orderBy('met.player_id')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ player_id, name, owner, matches }) => ({
        player: player_id,
        ...(name !== null && { name }),
        isBot: name === null || owner !== null,
        matches: Number(matches),
      }));
    },
    headToHead: async (player, other) => {
      const query = countedOf(player)
        .innerJoin('sittings as met', 'met.match_id', 'sittings.match_id')
        .where('met.player_id', '=', other)
        .select('sittings.game')
        .select([
          count(sql`sittings.rank < met.rank`).as('won'),
          count(sql`sittings.rank = met.rank`).as('drew'),
          count(sql`sittings.rank > met.rank`).as('lost'),
        ])
        .groupBy('sittings.game')
        .orderBy('sittings.game');
      return (await engine.rows(query.compile())).map(({ game, won, drew, lost }) => ({
        game: game ?? '',
        won: Number(won),
        drew: Number(drew),
        lost: Number(lost),
      }));
    },
    searchByName: async (part, limit) => {
      const skeleton = skeletonOf(part).replace(/[\\%_]/g, '');
      const like = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
      const query = build
        .selectFrom('accounts')
        .innerJoin('players', 'players.id', 'accounts.player_id')
        .select(['players.id', 'players.name'])
        .where(({ or, and, eb }) =>
          or([
            sql<boolean>`coalesce(accounts.name_key, lower(players.name)) like ${like} escape '\\'`,
            // Without a sign-in name there is no folded name, and databases fold some letters only.
            ...(skeleton === ''
              ? []
              : [and([eb('accounts.name_key', 'is', null), eb('accounts.skeleton', 'like', `%${skeleton}%`)])]),
          ]),
        )
        .orderBy('players.name')
        .limit(limit);
      return (await engine.rows(query.compile())).map(({ id, name }) => ({ player: id, name }));
    },
  };
};
