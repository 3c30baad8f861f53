/** The tables of the house, the same on both engines. JSON stands in text columns, times in milliseconds since 1970. */
export interface Schema {
  house: { key: string; value: string };
  players: { id: string; name: string; created_at: number; left_at: number | null };
  /** Players who can come back by themselves. The key is their name folded; without one they have passkeys alone. */
  accounts: { player_id: string; name_key: string | null; password: string | null; created_at: number };
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
  /** Browsers that are somebody. The id is the SHA-256 of what the cookie holds, so that nobody becomes them by reading. */
  sessions: {
    id: string;
    player_id: string;
    created_at: number;
    seen_at: number;
    /** When the player last showed a password or a passkey here. */
    proved_at: number | null;
    agent: string;
  };
  tables: {
    id: string;
    /** Counts changes: a change on top of one that another made first is tried again. */
    version: number;
    game: string;
    options: string;
    pace: string;
    open: number;
    rated: number;
    host: string;
    seats: string;
    secret: string;
    created_at: number;
    match_id: string | null;
    next_id: string | null;
  };
  matches: {
    id: string;
    table_id: string;
    game: string;
    rules: number;
    options: string;
    pace: string;
    rated: number;
    seats: string;
    secret: string;
    contributions: string;
    /** When the match's time was zero; moved on by the time the house was down. */
    epoch: number;
    started_at: number;
    ended_at: number | null;
    outcome: string | null;
  };
  /** Who sits in which match, to find a player's matches. */
  sittings: { player_id: string; match_id: string; seat: number };
  /** The append-only log. A match is its rows in order; everything else about it is derived. */
  log: {
    match_id: string;
    seq: number;
    at: number;
    by: string;
    move: string;
    key: string | null;
    receipt: string | null;
  };
  /** When a match must be looked at next, whatever happens to the process. */
  deadlines: { match_id: string; due_at: number };
  chat: { table_id: string; seq: number; at: number; player_id: string; name: string; text: string; key: string };
  /** Who opened the puzzle of a day, and how long it took them to solve it. */
  dailies: { game: string; day: string; player_id: string; opened_at: number; tries: number; took: number | null };
  migrations: { id: number; name: string; at: number };
}
