import { CompiledQuery, type Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** Steps from an empty store to today's, each run once and in order. A step that has run anywhere is never edited. */
const MIGRATIONS: readonly { readonly name: string; readonly statements: readonly string[] }[] = [
  {
    name: 'the house',
    statements: [
      'create table house (key text primary key, value text not null)',
      'create table players (id text primary key, name text not null, created_at bigint not null)',
      `create table tables (id text primary key, version integer not null, game text not null, options text not null,
        pace text not null, open integer not null, host text not null, seats text not null, secret text not null,
        created_at bigint not null, match_id text, next_id text)`,
      'create index tables_open on tables (created_at) where open = 1 and match_id is null',
      `create table matches (id text primary key, table_id text not null, game text not null, rules integer not null,
        options text not null, pace text not null, seats text not null, secret text not null, contributions text not null,
        epoch bigint not null, started_at bigint not null, ended_at bigint, outcome text)`,
      'create index matches_running on matches (id) where ended_at is null',
      `create table sittings (player_id text not null, match_id text not null, seat integer not null,
        primary key (player_id, match_id, seat))`,
      `create table log (match_id text not null, seq integer not null, at bigint not null, by text not null,
        move text not null, key text, primary key (match_id, seq))`,
      'create table deadlines (match_id text primary key, due_at bigint not null)',
      'create index deadlines_due on deadlines (due_at)',
      `create table chat (table_id text not null, seq integer not null, at bigint not null, player_id text not null,
        name text not null, text text not null, key text not null, primary key (table_id, seq), unique (table_id, key))`,
    ],
  },
  { name: 'receipts of races', statements: ['alter table log add column receipt text'] },
  {
    name: 'accounts and sessions',
    statements: [
      'alter table players add column left_at bigint',
      `create table accounts (player_id text primary key, name_key text unique, password text,
        created_at bigint not null)`,
      `create table passkeys (id text primary key, player_id text not null, public_key text not null,
        counter bigint not null, transports text not null, label text not null, created_at bigint not null,
        used_at bigint)`,
      'create index passkeys_player on passkeys (player_id)',
      `create table sessions (id text primary key, player_id text not null, created_at bigint not null,
        seen_at bigint not null, proved_at bigint, agent text not null)`,
      'create index sessions_player on sessions (player_id)',
      'create index tables_host on tables (host)',
      'create index chat_player on chat (player_id)',
    ],
  },
  {
    name: 'a puzzle a day',
    statements: [
      `create table dailies (game text not null, day text not null, player_id text not null, opened_at bigint not null,
        tries integer not null, took bigint, primary key (game, day, player_id))`,
      'create index dailies_player on dailies (player_id, game, day)',
      'create index dailies_best on dailies (game, day, took) where took is not null',
    ],
  },
  {
    name: 'matches that count',
    statements: [
      'alter table tables add column rated integer not null default 0',
      'alter table matches add column rated integer not null default 0',
    ],
  },
];

export const migrate = async (engine: Engine, build: Kysely<Schema>): Promise<void> => {
  await engine.change([
    {
      query: CompiledQuery.raw(
        'create table if not exists migrations (id integer primary key, name text not null, at bigint not null)',
      ),
    },
  ]);
  const done = await engine.rows(build.selectFrom('migrations').select('id').compile());
  for (const [index, { name, statements }] of MIGRATIONS.entries()) {
    if (done.some(({ id }) => id === index + 1)) continue;
    const note = build.insertInto('migrations').values({ id: index + 1, name, at: Date.now() });
    await engine.change([
      ...statements.map((statement) => ({ query: CompiledQuery.raw(statement) })),
      { query: note.compile() },
    ]);
  }
};
