import type { Locale } from '@sesame/kernel';
import type {
  AuditSubject,
  StaffRole,
  TournamentFormat,
  TournamentRepeat,
  TournamentStart,
  TournamentState,
} from '@sesame/protocol';
import type { Generated } from 'kysely';

/** Database schema, the same on both engines. JSON is stored as text, times as milliseconds since 1970. */
export interface Schema {
  house: { key: string; value: string };
  /** `owner`: of a bot, the player who created it. */
  players: { id: string; name: string; created_at: number; left_at: number | null; owner: string | null };
  /** Players who can sign in. `name_key` is the folded name; without one they have passkeys only. */
  accounts: {
    player_id: string;
    name_key: string | null;
    password: string | null;
    created_at: number;
    /** What the name looks like; null: not compared yet. */
    skeleton: string | null;
  };
  /** Names that accounts had, which nobody else can take for a while. */
  former_names: { skeleton: string; player_id: string; until: number };
  passkeys: {
    id: string;
    player_id: string;
    public_key: string;
    counter: number;
    transports: string;
    label: string;
    created_at: number;
    used_at: number | null;
  };
  /** Browser sessions. The id is the SHA-256 of the cookie, so the table alone doesn't let anyone sign in. */
  sessions: {
    id: string;
    player_id: string;
    created_at: number;
    seen_at: number;
    /** When the player last entered a password or used a passkey here. */
    proved_at: number | null;
    agent: string;
    /** Hashes of the browser, and of the network it was last seen in. */
    browser: Generated<string | null>;
    network: Generated<string | null>;
  };
  /** One-time links to set a new password, by the SHA-256 of their token. */
  password_links: { hash: string; player_id: string; expires_at: number };
  /** API tokens by their SHA-256, one per bot. */
  tokens: { player_id: string; hash: string; created_at: number; used_at: number | null };
  tables: {
    id: string;
    /** Version for optimistic locking. */
    version: number;
    game: string;
    options: string;
    pace: string;
    open: number;
    rated: number;
    /** Empty without a host. */
    host: string;
    seats: string;
    secret: string;
    draw_due_at: number | null;
    draw_repeats: number;
    created_at: number;
    match_id: string | null;
    next_id: string | null;
    closed_at: number | null;
  };
  matches: {
    id: string;
    table_id: string;
    game: string;
    rules: number;
    options: string;
    pace: string;
    /** The time control at the beginning; null: the same. */
    start_pace: Generated<string | null>;
    rated: number;
    seats: string;
    secret: string;
    contributions: string;
    /** When match time was zero; shifted by downtime. */
    epoch: number;
    started_at: number;
    ended_at: number | null;
    outcome: string | null;
    /** The record and ply that it was branched from. */
    branched: string | null;
    /** When results and ratings were written, in one transaction. */
    settled_at: Generated<number | null>;
    /** The admin's note on a match that the admin has ended. */
    aborted: Generated<string | null>;
    /** The match time at which it was paused: its only person has left. */
    paused_at: Generated<number | null>;
    /** The tournament that it is played in. */
    tournament: Generated<string | null>;
    /** When a process searched it for puzzles. */
    searched_at: Generated<number | null>;
  };
  /** Seats of players in matches. On settlement, with the columns for statistics, and rows for bots, too. */
  sittings: {
    player_id: string;
    match_id: string;
    seat: number;
    game: Generated<string | null>;
    pace: Generated<string | null>;
    rated: Generated<number | null>;
    seats: Generated<number | null>;
    rank: Generated<number | null>;
    result: Generated<string | null>;
    plies: Generated<number | null>;
    took: Generated<number | null>;
    ended_at: Generated<number | null>;
  };
  ratings: {
    player_id: string;
    game: string;
    pace: string;
    mu: number;
    sigma: number;
    /** Number of rated matches; also the version for optimistic locking. */
    played: number;
    provisional: number;
  };
  /** Entries of the public log; new ones have no number yet. */
  public_log: { match_id: string; subject: string; at: number; entry: string; number: number | null };
  /** Rating change per match and seat. */
  rating_changes: {
    match_id: string;
    seat: number;
    player_id: string;
    game: string;
    pace: string;
    at: number;
    mu_before: number;
    mu_after: number;
    sigma_after: number;
    played: number;
  };
  /** The append-only log. A match is its rows in order; everything else about it is derived. */
  log: {
    match_id: string;
    seq: number;
    at: number;
    by: string;
    move: string;
    key: string | null;
    receipt: string | null;
    /** The row that this one undoes; an undo row is not an input. */
    takes_back: number | null;
    /** What else the row is, with what it says in `move`; null: an input or an undo. */
    kind: Generated<string | null>;
  };
  /** Players' ways to the claim in races, numbered from 1, to be shown for a while. */
  race_traces: {
    match_id: string;
    race: number;
    seat: number;
    player_id: string;
    at: number;
    trace: string;
  };
  /** Next deadline per match. */
  deadlines: { match_id: string; due_at: number; claimed_until: Generated<number> };
  chat: {
    table_id: string;
    seq: number;
    at: number;
    player_id: string;
    name: string;
    text: string;
    key: string;
    /** Whether its author was a guest. */
    guest: number;
  };
  /** Daily puzzles that players opened, with their steps (JSON; `tries` counts them) and results. */
  dailies: {
    game: string;
    day: string;
    player_id: string;
    opened_at: number;
    tries: number;
    took: number | null;
    score: number | null;
    is_late: 0 | 1;
    locale: Locale;
    steps: string;
    /** How far the player was when, as reported by their screen (JSON); null: not reported. */
    progress: Generated<string | null>;
  };
  /** Puzzles from matches, with solutions (JSON) and ratings; `match_id` is null if bots played it for the puzzle's sake. */
  puzzles: {
    id: string;
    game: string;
    /** Empty where puzzles have no language. */
    language: string;
    puzzle: string;
    solution: string;
    match_id: string | null;
    ply: number;
    seat: number;
    mu: number;
    sigma: number;
    /** Rated answers, all answers, and those that were right. */
    played: number;
    answered: number;
    solved: number;
    found_at: number;
  };
  /** Puzzles that players were shown, and their answers. `is_next`: shown as the next one, of which there is one at a time. */
  puzzle_tries: {
    player_id: string;
    puzzle_id: string;
    game: string;
    language: string;
    shown_at: number;
    is_next: number;
    answered_at: number | null;
    solved: number | null;
    answer: string | null;
    mu_before: number | null;
    mu_after: number | null;
  };
  puzzle_ratings: { player_id: string; game: string; mu: number; sigma: number; played: number };
  /** The puzzles of a day, in order. */
  puzzle_pages: { game: string; language: string; day: string; place: number; puzzle_id: string };
  /** Push subscriptions. They end with their session. */
  push_subscriptions: {
    endpoint: string;
    session_id: string;
    player_id: string;
    p256dh: string;
    auth: string;
    agent: string;
    locale: string;
    created_at: number;
  };
  /** The last notification per match, player and kind. Advancing `seq` claims the next one. */
  notices: { match_id: string; player_id: string; kind: string; seq: number };
  /** Players muted by a player. */
  mutes: { player_id: string; muted_id: string; since: number };
  /** Reports. `place` is a chat channel: a table, or the audience of a match. */
  reports: {
    id: string;
    at: number;
    by_id: string | null;
    about_id: string;
    place: string | null;
    seq: number | null;
    reason: string;
    words: string;
    dealt_at: Generated<number | null>;
  };
  /** Players muted by the admin until a time. */
  silences: { player_id: string; until: number; note: string };
  /** Admins and moderators. */
  hosts: { player_id: string; since: number; role: Generated<StaffRole> };
  /** Without `until` a ban does not end by itself. */
  bans: { player_id: string; at: number; until: number | null; reason: string; by_id: string };
  /** Hashed browsers and networks of banned players, from which no new guest may enter until a time. */
  blocked_sources: { source: string; player_id: string; until: number };
  /** Links to create an account, by the SHA-256 of their token. */
  invitation_links: { id: string; hash: string; made_at: number; expires_at: number; uses_left: number };
  /** What players write about matches, one per match and author. `notes` is JSON. */
  annotations: {
    id: string;
    /** Version for optimistic locking. */
    version: number;
    match_id: string;
    player_id: string;
    title: string;
    intro: string;
    notes: string;
    created_at: number;
    updated_at: number;
  };
  /** Members, next game and tables as JSON; `table_id` is the last of the tables. */
  rooms: {
    code: string;
    version: number;
    members: string;
    next_game: string | null;
    tables: string;
    table_id: string | null;
    started_at: number | null;
    used_at: number;
  };
  /** Players who have used an invitation link. */
  invited: { player_id: string; at: number };
  audit_log: {
    id: string;
    at: number;
    by_id: string;
    action: string;
    subject_kind: AuditSubject | null;
    subject_id: string | null;
    subject_name: string | null;
    details: string;
  };
  /** SHA-256 of one-time admin keys. */
  desk_keys: { hash: string; made_at: number };
  announcements: { id: string; text: string; until: number };
  /** Relationships: a friendship is two mutual `friend` rows; a block is one row. */
  ties: { player_id: string; other_id: string; kind: 'friend' | 'blocked'; at: number };
  invitations: { table_id: string; to_id: string; from_id: string; at: number; declined_at: number | null };
  /** Matchmaking queue, with the table once an opponent is found. */
  seeks: {
    player_id: string;
    /** New for every seek, so that a player who left and came back is not paired by an old one. */
    id: string;
    game: string;
    pace: 'live' | 'correspondence';
    options: string;
    rating: number;
    since: number;
    seen: number;
    table_id: string | null;
    found_at: number | null;
  };
  /** Changes of the time control during a match. */
  pace_changes: { match_id: string; number: number; seq: number; at: number; pace: string; was: string };
  pace_offers: { match_id: string; seat: number; pace: string; agreed: string };
  /** Disconnected seats, with the match times of the warning and of the substitution. */
  standins: { match_id: string; seat: number; warn_at: number; bot_at: number; bot: string | null };
  /** Seats whose players left a match to a stand-in. They stay after a return. */
  departures: { match_id: string; seat: number };
  /** Vacations. Shifted by downtime, like the epochs of matches. */
  holidays: { player_id: string; number: number; from_at: number; until_at: number };
  tournaments: {
    id: string;
    /** Version for optimistic locking. */
    version: number;
    name: string;
    game: string;
    options: string;
    pace: string;
    format: TournamentFormat;
    rounds: number;
    places: number;
    size: number;
    starts: TournamentStart['kind'];
    starts_at: number | null;
    rated: number;
    organiser: string;
    secret: string;
    state: TournamentState;
    round: number;
    created_at: number;
    started_at: number | null;
    ended_at: number | null;
    /** Duration, for formats that run by time. */
    minutes: number | null;
    /** How often it takes place again. */
    repeats: TournamentRepeat | null;
    /** How often in a row it was called off. */
    misses: number;
  };
  /** Entrants of tournaments: players, or built-in bots under a name of their own. */
  entrants: {
    tournament_id: string;
    number: number;
    player_id: string | null;
    bot: string | null;
    name: string | null;
    contribution: string;
    /** 1: withdrawn; 2: removed by the organiser; 3: away. */
    gone: number;
    source: Generated<string | null>;
    /** The round in which they came back after being away. */
    back_round: Generated<number>;
  };
  /** Pairings per round. Table and match ids are assigned before they start, so that they start once. */
  pairings: {
    tournament_id: string;
    round: number;
    board: number;
    seats: string;
    table_id: string | null;
    match_id: string | null;
  };
  /** Conditional moves, one plan per seat. */
  plans: {
    match_id: string;
    seat: number;
    id: string;
    player_id: string;
    plan: string;
    seq: number;
    fate: 'done' | 'unfit' | null;
  };
  /** Mail addresses of accounts. `address` is verified; `asked` is not yet. */
  mail_addresses: {
    player_id: string;
    address: string | null;
    asked: string | null;
    /** SHA-256 of the token that verifies `asked`. */
    token_hash: string | null;
    token_until: number | null;
    locale: string;
    /** The origin that links lead to: where the owner has entered the address. */
    origin: string;
    /** Wanted kinds of mail: turns in correspondence matches, calls to tournament matches. */
    turns: number;
    calls: number;
    unsubscribe_key: string;
    /** When the last digest of turns was sent. */
    digest_at: number;
  };
  /** Webhooks of players; the server's own has an empty player. */
  webhooks: { player_id: string; url: string; shape: string; locale: string; origin: string; since: number };
  /** What is still to be sent. A process claims a row before sending it. */
  outbox: {
    id: string;
    channel: string;
    player_id: string;
    kind: string;
    /** The match, tournament or announcement. */
    about: string;
    made_at: number;
    due_at: number;
    expires_at: number;
    attempts: number;
    claimed_until: number;
  };
  /** The last line that a player has read in a private conversation. */
  read_marks: { player_id: string; channel: string; seq: number };
  migrations: { id: number; name: string; at: number };
}
