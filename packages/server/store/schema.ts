import type { TournamentFormat, TournamentStart, TournamentState } from '@sesame/protocol';
import type { Generated } from 'kysely';

/** The tables of the house, the same on both engines. JSON stands in text columns, times in milliseconds since 1970. */
export interface Schema {
  house: { key: string; value: string };
  /** The owner of a bot is the player who made it. */
  players: { id: string; name: string; created_at: number; left_at: number | null; owner: string | null };
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
  /** What bots are let in with, by its SHA-256: one a bot. */
  tokens: { player_id: string; hash: string; created_at: number; used_at: number | null };
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
    closed_at: number | null;
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
    /** Where it was taken up from a record. */
    branched: string | null;
    /** When its results and ratings were written, once and together. */
    settled_at: Generated<number | null>;
    /** The host's note, of a match that the host has ended. */
    aborted: Generated<string | null>;
  };
  /** Who sits in which match, to find a player's matches. Once it is settled, with all that statistics ask; bots, too. */
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
    /** Counts rated matches, and so the changes: one on top of what is no more is made again. */
    played: number;
    provisional: number;
  };
  /** How a match changed the rating of a seat. */
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
    /** The row that this one takes back; such a row is no input. */
    takes_back: number | null;
  };
  /** When a match must be looked at next, whatever happens to the process. */
  deadlines: { match_id: string; due_at: number; claimed_until: Generated<number> };
  chat: { table_id: string; seq: number; at: number; player_id: string; name: string; text: string; key: string };
  /** Who opened the puzzle of a day, and how long it took them to solve it. */
  dailies: { game: string; day: string; player_id: string; opened_at: number; tries: number; took: number | null };
  /** Browsers that are told by push. They belong to a session: with it they end. */
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
  /** The last decision, or the end, of a match that a player was told of: who moves it on tells them. */
  notices: { match_id: string; player_id: string; kind: string; seq: number };
  /** Whom a player does not want to hear. */
  mutes: { player_id: string; muted_id: string; since: number };
  /** A place is a table, or the audience of a match. */
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
  /** Players whom the host lets nobody hear for a time. */
  silences: { player_id: string; until: number; note: string };
  hosts: { player_id: string; since: number };
  /** The SHA-256 of keys that make whoever uses one a host. */
  desk_keys: { hash: string; made_at: number };
  announcements: { id: string; text: string; until: number };
  /** What a player wishes of another: friends are who wish it of each other. */
  ties: { player_id: string; other_id: string; kind: 'friend' | 'blocked'; at: number };
  invitations: { table_id: string; to_id: string; from_id: string; at: number; declined_at: number | null };
  /** Who waits for an opponent, and the table they are to meet at once one is found. */
  seeks: {
    player_id: string;
    /** Another one each time: who left and came back is not who was looked at. */
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
  /** From an instant after an input on, another pace holds. */
  pace_changes: { match_id: string; number: number; seq: number; at: number; pace: string; was: string };
  pace_offers: { match_id: string; seat: number; pace: string; agreed: string };
  /** Seats whose players have gone, with the match times at which the others are warned and a bot takes over. */
  standins: { match_id: string; seat: number; warn_at: number; bot_at: number; bot: string | null };
  /** When players were away. Moved on by the time the house was down, as the epochs of matches are. */
  holidays: { player_id: string; number: number; from_at: number; until_at: number };
  tournaments: {
    id: string;
    /** Counts changes, as that of tables does. */
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
  };
  /** Who plays in a tournament: a player, or a bot of the house under a name of its own there. */
  entrants: {
    tournament_id: string;
    number: number;
    player_id: string | null;
    bot: string | null;
    name: string | null;
    contribution: string;
    gone: number;
  };
  /** Who meets whom in a round, at a table and in a match that are named before they begin. */
  pairings: {
    tournament_id: string;
    round: number;
    board: number;
    seats: string;
    table_id: string | null;
    match_id: string | null;
  };
  /** What a seat has decided ahead. */
  plans: {
    match_id: string;
    seat: number;
    id: string;
    player_id: string;
    plan: string;
    seq: number;
    fate: 'done' | 'unfit' | null;
  };
  migrations: { id: number; name: string; at: number };
}
