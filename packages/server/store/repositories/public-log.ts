import { commitmentOf } from '@sesame/kernel';
import { playerIdAt } from '@sesame/protocol';
import { type Kysely, sql } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { StoredMatch } from '../store.ts';
import type { Settlement } from './settlements.ts';

/**
 * The public log: what rated matches began with, their results and rating changes. Entries are written in the transaction
 * of what they tell, and numbered afterwards, as several processes may write at once.
 */
export interface PublicLogStore {
  /** Gives new entries the next numbers. */
  number(): Promise<void>;
  /** Numbered entries, in order. */
  entries(from: number, limit: number): Promise<readonly StoredLogEntry[]>;
  ofMatch(match: string): Promise<readonly StoredLogEntry[]>;
  /** Adds the fingerprint of a month's daily puzzles, once. */
  addDailyLuck(month: string, fingerprint: string, at: number): Promise<void>;
}

export interface StoredLogEntry {
  /** From 0. */
  readonly number: number;
  /** JSON. */
  readonly entry: string;
}

type Builder = Kysely<Schema>;

const insertEntry = (build: Builder, { at, match, subject, ...told }: LogFact) => {
  const entry = JSON.stringify({ kind: subject, match, at, ...told });
  return build.insertInto('public_log').values({ match_id: match, subject, at, entry, number: null });
};

/** Adds an entry. There is one per match and subject. */
const addEntry = (build: Builder, fact: LogFact): Change => ({ query: insertEntry(build, fact).compile() });

interface LogFact {
  readonly at: number;
  readonly match: string;
  /** What it tells about the match. */
  readonly subject: string;
  readonly [detail: string]: unknown;
}

/** What a rated match begins with. */
export const logStart = (build: Builder, match: StoredMatch): readonly Change[] => {
  const { id, game, rules, options, pace, secret, contributions, startedAt, seats } = match;
  if (!match.rated || match.branched !== undefined) return [];
  const fact = {
    at: startedAt,
    match: id,
    subject: 'start',
    game,
    rules,
    options,
    pace,
    players: seats.map((seat) => playerIdAt(game, seat)),
    commitment: commitmentOf(secret),
    shares: contributions.map((share) => (share === '' ? '' : commitmentOf(share))),
  };
  return [addEntry(build, fact)];
};

/** The result of a rated match, and what it changed. */
export const logSettlement = (build: Builder, settlement: Settlement): readonly Change[] => {
  const { match, endedAt: at, field, sittings, changes } = settlement;
  if (!sittings.some(({ rated }) => rated)) return [];
  const results = sittings.map(({ player, seat, rank }) => ({ seat, player, rank }));
  const ratings = changes.map(({ seat, player, before, after }) => ({
    seat,
    player,
    before: [before.mu, before.sigma],
    after: [after.mu, after.sigma],
  }));
  return [addEntry(build, { at, match, subject: 'result', ...field, results, ratings })];
};

/** That all ratings were computed anew. */
export const logRecomputation = (build: Builder, at: number, matches: number): Change =>
  addEntry(build, { at, match: '', subject: `ratings recomputed at ${at}`, matches });

export const makePublicLogStore = (engine: Engine, build: Builder): PublicLogStore => {
  const numbered = build.selectFrom('public_log').select(['number', 'entry']).where('number', 'is not', null);
  const parse = (rows: readonly { number: number | null; entry: string }[]): readonly StoredLogEntry[] =>
    rows.map(({ number, entry }) => ({ number: Number(number), entry }));
  const hasNew = build.selectFrom('public_log').select('match_id').where('number', 'is', null).limit(1);
  return {
    number: async () => {
      if ((await engine.rows(hasNew.compile())).length === 0) return;
      const query = sql`
        update public_log set number = fresh.place + fresh.base
        from (
          select match_id, subject, row_number() over (order by at, match_id, subject) - 1 as place,
            (select coalesce(max(number) + 1, 0) from public_log) as base
          from public_log where number is null
        ) as fresh
        where public_log.number is null and public_log.match_id = fresh.match_id
          and public_log.subject = fresh.subject`;
      await engine.change([...engine.exclusiveLock, { query: query.compile(build) }]);
    },
    entries: async (from, limit) =>
      parse(await engine.rows(numbered.where('number', '>=', from).orderBy('number').limit(limit).compile())),
    addDailyLuck: async (month, fingerprint, at) => {
      const insert = insertEntry(build, { at, match: '', subject: `daily luck of ${month}`, fingerprint });
      await engine.change([{ query: insert.onConflict((conflict) => conflict.doNothing()).compile() }]);
    },
    ofMatch: async (match) =>
      parse(await engine.rows(numbered.where('match_id', '=', match).orderBy('number').compile())),
  };
};
