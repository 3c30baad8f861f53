import { CompiledQuery, type Kysely } from 'kysely';
import { OperatorError } from '../lib/operator-error.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /** Run on SQLite only. */
  readonly sqlite?: readonly string[];
}

/** As many as any game has. */
const ALL_SEATS = Array.from({ length: 16 }, (_, seat) => seat).join();

/** How many changes of the time control come before a row of the log. */
const changesBefore = (table: string, seq: string): string =>
  `(select count(*) from pace_changes where pace_changes.match_id = ${table}.match_id and pace_changes.seq < ${seq})`;

/** Migrations, each run once and in order. A released migration is never edited. */
export const MIGRATIONS: readonly Migration[] = [
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
  {
    name: 'results and ratings',
    statements: [
      'alter table matches add column settled_at bigint',
      'create index matches_unsettled on matches (ended_at) where ended_at is not null and settled_at is null',
      ...['game text', 'pace text', 'rated integer', 'seats integer', 'rank integer', 'result text'].map(
        (column) => `alter table sittings add column ${column}`,
      ),
      ...['plies integer', 'took bigint', 'ended_at bigint'].map(
        (column) => `alter table sittings add column ${column}`,
      ),
      'create index sittings_ended on sittings (player_id, ended_at, match_id) where ended_at is not null',
      'create index sittings_match on sittings (match_id)',
      `create table ratings (player_id text not null, game text not null, pace text not null,
        mu double precision not null, sigma double precision not null, played integer not null,
        provisional integer not null, primary key (player_id, game, pace))`,
      'create index ratings_best on ratings (game, pace, provisional, mu)',
      `create table rating_changes (match_id text not null, seat integer not null, player_id text not null,
        game text not null, pace text not null, at bigint not null, mu_before double precision not null,
        mu_after double precision not null, sigma_after double precision not null, played integer not null,
        primary key (match_id, seat))`,
      'create index rating_changes_player on rating_changes (player_id, game, pace, played)',
    ],
  },
  {
    name: 'notices',
    statements: [
      `create table push_subscriptions (endpoint text primary key, session_id text not null, player_id text not null,
        p256dh text not null, auth text not null, agent text not null, locale text not null, created_at bigint not null)`,
      'create index push_subscriptions_player on push_subscriptions (player_id)',
      `create table notices (match_id text not null, player_id text not null, kind text not null, seq integer not null,
        primary key (match_id, player_id, kind))`,
    ],
  },
  {
    name: 'bots of players',
    statements: [
      'alter table players add column owner text',
      'create index players_owner on players (owner) where owner is not null',
      `create table tokens (player_id text primary key, hash text not null unique, created_at bigint not null,
        used_at bigint)`,
    ],
  },
  {
    name: 'speech and the desk',
    statements: [
      'alter table matches add column aborted text',
      `create table mutes (player_id text not null, muted_id text not null, since bigint not null,
        primary key (player_id, muted_id))`,
      `create table reports (id text primary key, at bigint not null, by_id text, about_id text not null, place text,
        seq integer, reason text not null, words text not null, dealt_at bigint)`,
      'create index reports_waiting on reports (at) where dealt_at is null',
      'create index reports_by on reports (by_id)',
      'create table silences (player_id text primary key, until bigint not null, note text not null)',
      'create table hosts (player_id text primary key, since bigint not null)',
      'create table desk_keys (hash text primary key, made_at bigint not null)',
      'create table announcements (id text primary key, text text not null, until bigint not null)',
    ],
  },
  {
    name: 'taking back and branching',
    statements: ['alter table log add column takes_back integer', 'alter table matches add column branched text'],
  },
  {
    name: 'people and the queue',
    statements: [
      'alter table tables add column closed_at bigint',
      `create table ties (player_id text not null, other_id text not null, kind text not null, at bigint not null,
        primary key (player_id, other_id))`,
      'create index ties_other on ties (other_id)',
      `create table invitations (table_id text not null, to_id text not null, from_id text not null, at bigint not null,
        declined_at bigint, primary key (table_id, to_id))`,
      'create index invitations_to on invitations (to_id)',
      'create index invitations_from on invitations (from_id)',
      `create table seeks (player_id text primary key, id text not null, game text not null, pace text not null,
        options text not null, rating double precision not null, since bigint not null, seen bigint not null,
        table_id text, found_at bigint)`,
    ],
  },
  {
    name: 'paces, stand-ins, holidays',
    statements: [
      `create table pace_changes (match_id text not null, number integer not null, seq integer not null,
        at bigint not null, pace text not null, was text not null, primary key (match_id, number))`,
      `create table pace_offers (match_id text primary key, seat integer not null, pace text not null,
        agreed text not null)`,
      `create table standins (match_id text not null, seat integer not null, warn_at bigint not null,
        bot_at bigint not null, bot text, primary key (match_id, seat))`,
      `create table holidays (player_id text not null, number integer not null, from_at bigint not null,
        until_at bigint not null, primary key (player_id, number))`,
    ],
  },
  {
    name: 'deadlines shared by processes',
    statements: ['alter table deadlines add column claimed_until bigint not null default 0'],
  },
  {
    name: 'tournaments',
    statements: [
      `create table tournaments (id text primary key, version integer not null, name text not null, game text not null,
        options text not null, pace text not null, format text not null, rounds integer not null,
        places integer not null, size integer not null, starts text not null, starts_at bigint, rated integer not null,
        organiser text not null, secret text not null, state text not null, round integer not null,
        created_at bigint not null, started_at bigint, ended_at bigint)`,
      'create index tournaments_state on tournaments (state, created_at)',
      'create index tournaments_organiser on tournaments (organiser)',
      `create table entrants (tournament_id text not null, number integer not null, player_id text, bot text, name text,
        contribution text not null, gone integer not null, primary key (tournament_id, number),
        unique (tournament_id, player_id))`,
      'create index entrants_player on entrants (player_id)',
      `create table pairings (tournament_id text not null, round integer not null, board integer not null,
        seats text not null, table_id text, match_id text, primary key (tournament_id, round, board))`,
      'create unique index pairings_match on pairings (match_id)',
    ],
  },
  {
    name: 'plans',
    statements: [
      `create table plans (match_id text not null, seat integer not null, id text not null, player_id text not null,
        plan text not null, seq integer not null, fate text, primary key (match_id, seat))`,
      'create index plans_player on plans (player_id)',
    ],
  },
  {
    name: 'what a player plays now',
    statements: ['create index sittings_running on sittings (player_id, match_id) where ended_at is null'],
  },
  { name: 'paused matches', statements: ['alter table matches add column paused_at bigint'] },
  {
    name: 'tables that wait for players',
    statements: ['create index tables_waiting on tables (created_at) where match_id is null'],
  },
  {
    name: 'shares in the luck of a match',
    statements: [
      'alter table tables add column draw_due_at bigint',
      'alter table tables add column draw_repeats integer not null default 0',
      'create index tables_drawing on tables (draw_due_at) where draw_due_at is not null and match_id is null',
    ],
  },
  {
    name: 'names that cannot be mistaken',
    statements: [
      'alter table accounts add column skeleton text',
      'create index accounts_skeleton on accounts (skeleton)',
      'create table former_names (skeleton text not null, player_id text not null, until bigint not null)',
      'create index former_names_skeleton on former_names (skeleton)',
      'alter table chat add column guest integer not null default 0',
    ],
  },
  {
    name: 'rated play',
    statements: [
      'create table departures (match_id text not null, seat integer not null, primary key (match_id, seat))',
      'alter table entrants add column source text',
      'create index rating_changes_at on rating_changes (at)',
    ],
  },
  {
    name: 'tournaments that cannot be stalled',
    statements: [
      'alter table matches add column tournament text',
      'alter table entrants add column back_round integer not null default 0',
      'alter table tournaments add column minutes integer',
      'alter table tournaments add column repeats text',
      'alter table tournaments add column misses integer not null default 0',
    ],
  },
  {
    name: 'links to set a new password',
    statements: [
      'create table password_links (hash text primary key, player_id text not null, expires_at bigint not null)',
      'create index password_links_player on password_links (player_id)',
    ],
  },
  {
    name: 'reaching people',
    statements: [
      `create table mail_addresses (player_id text primary key, address text, asked text, token_hash text unique,
        token_until bigint, locale text not null, origin text not null, turns integer not null, calls integer not null,
        unsubscribe_key text not null unique, digest_at bigint not null)`,
      'create index mail_addresses_address on mail_addresses (address)',
      'create table webhooks (player_id text primary key, url text not null, shape text not null, locale text not null, origin text not null, since bigint not null)',
      `create table outbox (id text primary key, channel text not null, player_id text not null, kind text not null,
        about text not null, made_at bigint not null, due_at bigint not null, expires_at bigint not null,
        attempts integer not null, claimed_until bigint not null)`,
      'create index outbox_due on outbox (due_at)',
      'create index outbox_player on outbox (player_id)',
      `create table read_marks (player_id text not null, channel text not null, seq integer not null,
        primary key (player_id, channel))`,
    ],
  },
  {
    name: 'the public log',
    statements: [
      `create table public_log (match_id text not null, subject text not null, at bigint not null, entry text not null,
        number bigint unique, primary key (match_id, subject))`,
      'create index public_log_new on public_log (at) where number is null',
    ],
  },
  {
    name: 'staff, bans, registration and the audit log',
    statements: [
      "alter table hosts add column role text not null default 'admin'",
      'alter table sessions add column browser text',
      'alter table sessions add column network text',
      'create index sessions_browser on sessions (browser) where browser is not null',
      'create index sessions_network on sessions (network) where network is not null',
      `create table bans (player_id text primary key, at bigint not null, until bigint, reason text not null,
        by_id text not null)`,
      `create table blocked_sources (source text not null, player_id text not null, until bigint not null,
        primary key (source, player_id))`,
      'create index blocked_sources_player on blocked_sources (player_id)',
      'create index reports_about on reports (about_id)',
      `create table invitation_links (id text primary key, hash text not null unique, made_at bigint not null,
        expires_at bigint not null, uses_left integer not null)`,
      'create table invited (player_id text primary key, at bigint not null)',
      `create table audit_log (id text primary key, at bigint not null, by_id text not null, action text not null,
        subject_kind text, subject_id text, subject_name text, details text not null)`,
    ],
  },
  {
    name: 'daily puzzles of several steps',
    statements: [
      'alter table dailies add column score bigint',
      'alter table dailies add column is_late integer not null default 0',
      "alter table dailies add column locale text not null default 'en'",
      "alter table dailies add column steps text not null default '[]'",
      'update dailies set score = took where took is not null',
      'delete from dailies where took is null',
    ],
  },
  {
    name: 'rooms',
    statements: [
      `create table rooms (code text primary key, version integer not null, members text not null, next_game text,
        tables text not null, table_id text, started_at bigint, used_at bigint not null)`,
      'create index rooms_table on rooms (table_id)',
      'create index rooms_used on rooms (used_at)',
    ],
  },
  {
    name: 'photo finishes and ghosts',
    statements: [
      `create table race_traces (match_id text not null, race integer not null, seat integer not null,
        player_id text not null, at bigint not null, trace text not null, primary key (match_id, race, seat))`,
      'create index race_traces_player on race_traces (player_id)',
      'create index race_traces_at on race_traces (at)',
      'alter table dailies add column progress text',
    ],
  },
  {
    name: 'annotated replays',
    statements: [
      `create table annotations (id text primary key, version integer not null, match_id text not null,
        player_id text not null, title text not null, intro text not null, notes text not null,
        created_at bigint not null, updated_at bigint not null, unique (match_id, player_id))`,
      'create index annotations_player on annotations (player_id)',
    ],
  },
  {
    name: 'puzzles from matches',
    statements: [
      'alter table matches add column searched_at bigint',
      'create index matches_unsearched on matches (game, ended_at) where searched_at is null and ended_at is not null',
      `create table puzzles (id text primary key, game text not null, language text not null, puzzle text not null,
        solution text not null, match_id text, ply integer not null, seat integer not null, mu double precision not null,
        sigma double precision not null, played integer not null, answered integer not null, solved integer not null,
        found_at bigint not null)`,
      'create index puzzles_group on puzzles (game, language)',
      'create index puzzles_found on puzzles (game, found_at)',
      `create table puzzle_tries (player_id text not null, puzzle_id text not null, game text not null,
        language text not null, shown_at bigint not null, is_next integer not null, answered_at bigint, solved integer,
        answer text, mu_before double precision, mu_after double precision, primary key (player_id, puzzle_id))`,
      `create unique index puzzle_tries_next on puzzle_tries (player_id, game, language)
        where is_next = 1 and answered_at is null`,
      `create table puzzle_ratings (player_id text not null, game text not null, mu double precision not null,
        sigma double precision not null, played integer not null, primary key (player_id, game))`,
      `create table puzzle_pages (game text not null, language text not null, day text not null, place integer not null,
        puzzle_id text not null, primary key (game, language, day, place))`,
      'create index puzzle_pages_puzzle on puzzle_pages (puzzle_id)',
    ],
  },
  {
    // Rows in the tree of their key, where SQLite would keep a second tree of keys beside them: a third less on disk.
    name: 'the log in one tree',
    statements: [],
    sqlite: [
      `create table log_in_one_tree (match_id text not null, seq integer not null, at bigint not null, by text not null,
        move text not null, key text, receipt text, takes_back integer, primary key (match_id, seq)) without rowid`,
      `insert into log_in_one_tree select match_id, seq, at, by, move, key, receipt, takes_back from log
        order by match_id, seq`,
      'drop table log',
      'alter table log_in_one_tree rename to log',
    ],
  },
  {
    // What was arranged about a match stood in tables of its own, without an order against the log. A change of the time
    // control becomes an offer that all seats have agreed to.
    name: 'arrangements in the log',
    statements: [
      'alter table log add column kind text',
      'alter table matches add column start_pace text',
      `update matches set start_pace =
        (select was from pace_changes where match_id = matches.id order by number limit 1)
        where id in (select match_id from pace_changes)`,
      `create table moved_log as select match_id, seq + ${changesBefore('log', 'log.seq')} as seq, at, by, move, key,
        receipt, takes_back + ${changesBefore('log', 'log.takes_back')} as takes_back from log
        where match_id in (select match_id from pace_changes)`,
      'delete from log where match_id in (select match_id from pace_changes)',
      `insert into log (match_id, seq, at, by, move, key, receipt, takes_back)
        select match_id, seq, at, by, move, key, receipt, takes_back from moved_log`,
      'drop table moved_log',
      `insert into log (match_id, seq, at, by, move, kind) select match_id, seq + number, at, '0',
        '{"timeControl":' || pace || ',"agreed":[${ALL_SEATS}]}', 'offer' from pace_changes`,
      `insert into log (match_id, seq, at, by, move, kind) select match_id,
        (select coalesce(max(seq), 0) + 1 from log where log.match_id = pace_offers.match_id),
        (select coalesce(max(at), 0) from log where log.match_id = pace_offers.match_id),
        cast(seat as text), '{"timeControl":' || pace || ',"agreed":' || agreed || '}', 'offer' from pace_offers
        where match_id in (select id from matches where ended_at is null)`,
      ...['plans', 'notices'].map(
        (table) => `update ${table} set seq = seq + ${changesBefore(table, `${table}.seq`)}
          where match_id in (select match_id from pace_changes)`,
      ),
    ],
  },
];

/**
 * The number of migrations that have run; 0: the database is empty. Refuses one of a newer version: what its columns mean is
 * not known here.
 */
export const readVersion = async (engine: Engine, build: Kysely<Schema>): Promise<number> => {
  await engine.change([
    ...engine.exclusiveLock,
    {
      query: CompiledQuery.raw(
        'create table if not exists migrations (id integer primary key, name text not null, at bigint not null)',
      ),
    },
  ]);
  const done = await engine.rows(build.selectFrom('migrations').select('id').compile());
  if (done.length <= MIGRATIONS.length) return done.length;
  const versions = `schema ${done.length}; this version knows ${MIGRATIONS.length}`;
  throw new OperatorError(`The store was written by a newer version of Sesame (${versions}). Update Sesame first.`);
};

/**
 * Runs pending migrations. Each is recorded first under a unique key, so of several processes that start together one
 * runs it and the others wait.
 */
export const migrate = async (engine: Engine, build: Kysely<Schema>, upTo = MIGRATIONS.length): Promise<void> => {
  const done = await readVersion(engine, build);
  for (const [index, { name, statements, sqlite = [] }] of MIGRATIONS.slice(0, upTo).entries()) {
    if (index < done) continue;
    const note = build
      .insertInto('migrations')
      .values({ id: index + 1, name, at: Date.now() })
      .onConflict((met) => met.doNothing());
    await engine.change([
      ...engine.exclusiveLock,
      { query: note.compile(), must: true },
      ...[...statements, ...(engine.isShared ? [] : sqlite)].map((statement) => ({
        query: CompiledQuery.raw(statement),
      })),
    ]);
  }
};
