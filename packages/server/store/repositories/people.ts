import type { PeopleList, StaffRole } from '@sesame/protocol';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** A person as staff list them. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly seenAt?: number;
  readonly role?: StaffRole;
  readonly ban?: { readonly until?: number };
  readonly mutedUntil?: number;
}

/** People, without bots and those who have left, as the admin console searches and lists them. */
export interface PeopleStore {
  find(player: string, at: number): Promise<StoredPerson | undefined>;
  /** People whose name contains this, or whose folded sign-in name contains the other; last seen first. */
  search(part: { readonly name: string; readonly folded: string }, page: ListPage): Promise<readonly StoredPerson[]>;
  list(which: PeopleList, page: ListPage): Promise<readonly StoredPerson[]>;
  /** Others with a session of one of the browsers or networks of a player's sessions. */
  ofSameSource(player: string, limit: number): Promise<readonly { readonly id: string; readonly name: string }[]>;
}

interface ListPage {
  readonly at: number;
  readonly limit: number;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

export const makePeopleStore = (engine: Engine, build: Kysely<Schema>): PeopleStore => {
  const people = (at: number) =>
    build
      .selectFrom('players')
      .leftJoin('accounts', 'accounts.player_id', 'players.id')
      .leftJoin('hosts', 'hosts.player_id', 'players.id')
      .leftJoin('bans', (join) =>
        join
          .onRef('bans.player_id', '=', 'players.id')
          .on(({ or, eb }) => or([eb('bans.until', 'is', null), eb('bans.until', '>', at)])),
      )
      .leftJoin('silences', (join) => join.onRef('silences.player_id', '=', 'players.id').on('silences.until', '>', at))
      .select([
        'players.id',
        'players.name',
        'accounts.player_id as account',
        'hosts.role',
        'bans.at as banned_at',
        'bans.until as banned_until',
        'silences.until as muted_until',
      ])
      .select(({ selectFrom }) =>
        selectFrom('sessions')
          .whereRef('sessions.player_id', '=', 'players.id')
          .select(({ fn }) => fn.max('sessions.seen_at').as('seen'))
          .as('seen_at'),
      )
      .where('players.owner', 'is', null)
      .where('players.left_at', 'is', null);
  type People = ReturnType<typeof people>;
  type Row = People extends SelectQueryBuilder<infer _Database, infer _Tables, infer Output> ? Output : never;

  const parse = (row: Row): StoredPerson => ({
    id: row.id,
    name: row.name,
    guest: row.account === null,
    ...(row.seen_at !== null && { seenAt: Number(row.seen_at) }),
    // Rights of a guest wait until there is an account.
    ...(row.role !== null && row.account !== null && { role: row.role }),
    ...(row.banned_at !== null && { ban: row.banned_until === null ? {} : { until: Number(row.banned_until) } }),
    ...(row.muted_until !== null && { mutedUntil: Number(row.muted_until) }),
  });
  const read = async (query: People) => (await engine.rows<Row>(query.compile())).map(parse);
  const newest = (query: People, limit: number): People =>
    query.orderBy(sql`seen_at`, (order) => order.desc().nullsLast()).limit(limit);

  return {
    find: async (player, at) => (await read(people(at).where('players.id', '=', player)))[0],
    search: ({ name, folded }, { at, limit }) => {
      const contains = (text: string) => sql`${`%${escapeLike(text)}%`} escape '\\'`;
      const matching = people(at).where(({ or }) =>
        or([
          sql<boolean>`lower(players.name) like lower(${`%${escapeLike(name)}%`}) escape '\\'`,
          sql<boolean>`accounts.name_key like ${contains(folded)}`,
        ]),
      );
      return read(newest(matching, limit));
    },
    list: async (which, { at, limit }) => {
      switch (which) {
        case 'banned':
          return read(people(at).where('bans.at', 'is not', null).orderBy('bans.at', 'desc').limit(limit));
        case 'muted':
          return read(people(at).where('silences.until', 'is not', null).orderBy('silences.until').limit(limit));
        case 'staff':
          return read(
            people(at).where('hosts.role', 'is not', null).where('accounts.player_id', 'is not', null).limit(limit),
          );
        case 'recent': {
          const seen = build
            .selectFrom('sessions')
            .select('sessions.player_id')
            .groupBy('sessions.player_id')
            .orderBy(({ fn }) => fn.max('sessions.seen_at'), 'desc')
            .limit(limit);
          return read(newest(people(at).where('players.id', 'in', seen), limit));
        }
      }
    },
    ofSameSource: async (player, limit) => {
      const query = build
        .selectFrom('sessions as own')
        .innerJoin('sessions as other', (join) =>
          join
            .on(({ or, eb, ref }) =>
              or([eb('other.browser', '=', ref('own.browser')), eb('other.network', '=', ref('own.network'))]),
            )
            .onRef('other.player_id', '!=', 'own.player_id'),
        )
        .innerJoin('players', 'players.id', 'other.player_id')
        .select(['players.id', 'players.name'])
        .distinct()
        .where('own.player_id', '=', player)
        .limit(limit);
      return engine.rows(query.compile());
    },
  };
};
