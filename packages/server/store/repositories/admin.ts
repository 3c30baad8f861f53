import type { Outcome } from '@sesame/kernel';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { parseMatch, parseTable } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { StoredMatch, StoredTable } from '../store.ts';

/** Announcement of the server admin, shown to everybody until a time. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly until: number;
}

/** Admins, announcements, and matches as the admin console lists them. */
export interface AdminStore {
  /** Adds a one-time admin key by its hash. */
  addKey(hash: string, at: number): Promise<void>;
  /** Adds a key unless this server has ever had one. False: it has. */
  addFirstKey(hash: string, at: number): Promise<boolean>;
  /** Whether a key created after a time can be redeemed. */
  hasKey(hash: string, after: number): Promise<boolean>;
  /** Redeems a key created after a time: its player becomes an admin. False: unknown, used or expired. */
  useKey(hash: string, use: { readonly player: string; readonly at: number; readonly after: number }): Promise<boolean>;
  announce(announcement: Announcement): Promise<void>;
  removeAnnouncement(id: string): Promise<void>;
  listAnnouncements(at: number): Promise<readonly Announcement[]>;
  /** Tables without a match, listed or not, newest first. */
  listWaitingTables(since: number, limit: number): Promise<readonly StoredTable[]>;
  listRunning(limit: number): Promise<readonly StoredMatch[]>;
  countRunning(): Promise<number>;
  /** Running matches of listed tables, newest first. Only the newest running matches are searched. */
  listOpenRunning(limit: number): Promise<readonly StoredMatch[]>;
  /** Ends a match, without a rating unless there is an outcome. False: it is already over. */
  abort(
    match: string,
    end: { readonly at: number; readonly note: string; readonly outcome?: Outcome },
  ): Promise<boolean>;
}

const FIRST_KEY_MARKER = 'desk_key';
const MAX_NEWEST = 1_000;

export const makeAdminStore = (engine: Engine, build: Kysely<Schema>): AdminStore => {
  const put = (hash: string, at: number) => build.insertInto('desk_keys').values({ hash, made_at: at }).compile();
  const running = build.selectFrom('matches').where('matches.ended_at', 'is', null);
  return {
    addKey: async (hash, at) => {
      await engine.change([{ query: put(hash, at) }]);
    },
    addFirstKey: (hash, at) => {
      const first = build.insertInto('house').values({ key: FIRST_KEY_MARKER, value: String(at) });
      const once = first.onConflict((conflict) => conflict.doNothing()).compile();
      return engine.change([{ query: once, must: true }, { query: put(hash, at) }]);
    },
    hasKey: async (hash, after) => {
      const query = build.selectFrom('desk_keys').select('hash').where('hash', '=', hash).where('made_at', '>', after);
      return (await engine.rows(query.compile())).length > 0;
    },
    useKey: (hash, { player, at, after }) => {
      const take = build.deleteFrom('desk_keys').where('hash', '=', hash).where('made_at', '>', after);
      const host = build.insertInto('hosts').values({ player_id: player, since: at, role: 'admin' });
      const once = host.onConflict((conflict) => conflict.column('player_id').doUpdateSet({ role: 'admin' }));
      return engine.change([{ query: take.compile(), must: true }, { query: once.compile() }]);
    },
    announce: async (announcement) => {
      await engine.change([{ query: build.insertInto('announcements').values(announcement).compile() }]);
    },
    removeAnnouncement: async (id) => {
      await engine.change([{ query: build.deleteFrom('announcements').where('id', '=', id).compile() }]);
    },
    listAnnouncements: async (at) => {
      const query = build.selectFrom('announcements').selectAll().where('until', '>', at).orderBy('id');
      return (await engine.rows(query.compile())).map(({ id, text, until }) => ({ id, text, until: Number(until) }));
    },
    listWaitingTables: async (since, limit) => {
      const query = build
        .selectFrom('tables')
        .selectAll()
        .where('match_id', 'is', null)
        .where('closed_at', 'is', null)
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(parseTable);
    },
    listRunning: async (limit) => {
      const query = running.selectAll('matches').orderBy('matches.id', 'desc').limit(limit);
      return (await engine.rows(query.compile())).map(parseMatch);
    },
    countRunning: async () => {
      const query = running.select(({ fn }) => fn.countAll().as('matches'));
      return Number((await engine.rows(query.compile()))[0]?.matches ?? 0);
    },
    listOpenRunning: async (limit) => {
      const newest = running.selectAll('matches').orderBy('matches.id', 'desc').limit(MAX_NEWEST).as('newest');
      const query = build
        .selectFrom(newest)
        .innerJoin('tables', 'tables.id', 'newest.table_id')
        .selectAll('newest')
        .where('tables.open', '=', 1)
        .orderBy('newest.id', 'desc')
        .limit(limit);
      return (await engine.rows(query.compile())).map(parseMatch);
    },
    abort: (match, { at, note, outcome }) => {
      // Without an outcome marked as settled, as nothing of it counts.
      const result = outcome === undefined ? { settled_at: at } : { outcome: JSON.stringify(outcome) };
      const end = build
        .updateTable('matches')
        .set({ ended_at: at, aborted: note, ...result })
        .where('id', '=', match)
        .where('ended_at', 'is', null);
      const noDeadline = build.deleteFrom('deadlines').where('match_id', '=', match);
      return engine.change([{ query: end.compile(), must: true }, { query: noDeadline.compile() }]);
    },
  };
};
