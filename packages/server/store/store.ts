import type { Actor, Branched, Outcome } from '@sesame/kernel';
import type { ChatLine, ClaimReceipt, MatchSeat, TimeControl } from '@sesame/protocol';
import type { AdminStore } from './repositories/admin.ts';
import type { Amendments, AmendmentsStore } from './repositories/amendments.ts';
import type { BotTokensStore } from './repositories/bot-tokens.ts';
import type { ConditionalMovesStore } from './repositories/conditional-moves.ts';
import type { DeadlinesStore } from './repositories/deadlines.ts';
import type { FriendsStore } from './repositories/friends.ts';
import type { MatchmakingStore } from './repositories/matchmaking.ts';
import type { ModerationStore } from './repositories/moderation.ts';
import type { NotificationsStore } from './repositories/notifications.ts';
import type { ProfilesStore } from './repositories/profiles.ts';
import type { RatingsStore } from './repositories/ratings.ts';
import type { SettlementsStore } from './repositories/settlements.ts';
import type { TournamentsStore } from './repositories/tournaments.ts';
import type { MayWrite } from './write-guard.ts';

/** Where the house keeps what must not be lost. One interface, one suite of tests, an engine each for SQLite and PostgreSQL. */
export interface Store {
  /** Whether other processes may be at work on it. */
  readonly isShared: boolean;
  /** From now on this is asked before anything is written but what is noted of the house itself. */
  guardWrites(mayWrite: MayWrite): void;
  readonly keyValues: {
    get(key: string): Promise<string | undefined>;
    /** Several values, all as of one instant. */
    getAll(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
    set(key: string, value: string): Promise<void>;
    /** The value of a key; the one that is offered, if it had none. */
    getOrSet(key: string, offered: string): Promise<string>;
    /** Changes a value. False: it was not as it was any more. */
    compareAndSwap(key: string, was: string, value: string): Promise<boolean>;
    /**
     * Gives back the time the house was down: every running match and every deadline moves on by so much, and it is noted.
     * False: the note was not as it was any more, so somebody else has done it.
     */
    creditDowntime(milliseconds: number, note: CreditRequest): Promise<boolean>;
  };
  readonly players: {
    add(player: StoredPlayer): Promise<void>;
    find(id: string): Promise<StoredPlayer | undefined>;
    rename(id: string, name: string): Promise<void>;
  };
  readonly sessions: {
    add(session: StoredSession): Promise<void>;
    find(id: string): Promise<StoredSession | undefined>;
    /** Those of a player, the last seen first. */
    ofPlayer(player: string): Promise<readonly StoredSession[]>;
    touch(id: string, times: { readonly seenAt?: number; readonly provedAt?: number }): Promise<void>;
    remove(ids: readonly string[]): Promise<void>;
    /** Removes those that were last seen before a time. */
    removeUnseen(before: number): Promise<void>;
  };
  readonly accounts: {
    find(player: string): Promise<StoredAccount | undefined>;
    findByName(nameKey: string): Promise<StoredAccount | undefined>;
    /** Names a player so, makes them an account if they are none, and sets the password if there is one. False: the name is another's. */
    setName(player: string, named: NameChange): Promise<boolean>;
    /** How many matches a player sat in. */
    countMatches(player: string): Promise<number>;
    /** Removes account, passkeys and sessions; the player stays in the matches of others, and is called so from now on. */
    erase(player: string, left: { readonly at: number; readonly name: string }): Promise<void>;
  };
  readonly passkeys: {
    /** Adds one, and makes its player an account. False: it is known already. */
    add(passkey: StoredPasskey): Promise<boolean>;
    find(id: string): Promise<StoredPasskey | undefined>;
    ofPlayer(player: string): Promise<readonly StoredPasskey[]>;
    markUsed(id: string, use: { readonly at: number; readonly counter: number }): Promise<void>;
    remove(id: string): Promise<void>;
  };
  readonly botTokens: BotTokensStore;
  readonly tables: {
    add(table: StoredTable): Promise<void>;
    find(id: string): Promise<StoredTable | undefined>;
    /** False when somebody changed the table first. */
    change(table: StoredTable): Promise<boolean>;
    /** Open tables since a time, newest first. */
    listOpen(since: number, limit: number): Promise<readonly StoredTable[]>;
    hostedBy(player: string): Promise<readonly StoredTable[]>;
  };
  readonly matches: {
    /** Adds a match, its sittings, its first inputs and its table's note of it, all or nothing. False: the table changed first. */
    begin(match: StoredMatch, table: StoredTable, first: Append | undefined): Promise<boolean>;
    /** The same with a table that is new, too. False: there is this table already. */
    beginNew(match: StoredMatch, table: StoredTable, first: Append | undefined): Promise<boolean>;
    /** With its terms, which lists do without. */
    find(id: string): Promise<StoredMatch | undefined>;
    /** The instants from which matches count their time. */
    epochs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
    ofPlayer(player: string, which: 'running' | 'ended', limit: number): Promise<readonly StoredMatch[]>;
  };
  readonly log: {
    /**
     * Writes inputs of a match and what follows from them, durably, together with whatever else is written at that
     * moment. False: its sequence was taken already, and nothing is written.
     */
    append(append: Append): Promise<boolean>;
    /** The rows of a match, or those after one of them. */
    read(match: string, after?: number): Promise<readonly LogRow[]>;
    /** How many rows each of these matches has. */
    lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  };
  readonly amendments: AmendmentsStore;
  readonly conditionalMoves: ConditionalMovesStore;
  readonly deadlines: DeadlinesStore;
  readonly dailies: {
    /** Opens the puzzle for a player; one that is open stays as it is. */
    open(daily: DailyKey, at: number): Promise<StoredDaily>;
    find(daily: DailyKey): Promise<StoredDaily | undefined>;
    /** Counts a try; with a time it is solved. What is solved stays so. */
    recordTry(daily: DailyKey, tries: number, took?: number): Promise<void>;
    /** The days on which a player solved it, the newest first. */
    solvedDays(game: string, player: string, limit: number): Promise<readonly string[]>;
    /** The quickest of a day, and how many have solved it. */
    best(
      game: string,
      day: string,
      limit: number,
    ): Promise<readonly { readonly name: string; readonly took: number }[]>;
    countSolvers(game: string, day: string): Promise<number>;
    ofPlayer(player: string): Promise<readonly (StoredDaily & { readonly game: string; readonly day: string })[]>;
  };
  readonly ratings: RatingsStore;
  readonly friends: FriendsStore;
  readonly matchmaking: MatchmakingStore;
  readonly profiles: ProfilesStore;
  readonly settlements: SettlementsStore;
  readonly chat: {
    /** The new line; or the line that this key has written before. */
    add(table: string, line: Omit<ChatLine, 'seq'> & { readonly key: string }): Promise<ChatLine>;
    read(table: string, since: number, limit: number): Promise<readonly ChatLine[]>;
    /** Everything that a player has said. */
    saidBy(player: string): Promise<readonly (ChatLine & { readonly table: string })[]>;
  };
  readonly notifications: NotificationsStore;
  readonly moderation: ModerationStore;
  readonly admin: AdminStore;
  readonly tournaments: TournamentsStore;
  close(): Promise<void>;
}

/** What is noted when time is given back: a value changes, and is that of another key, too. */
export interface CreditRequest {
  readonly key: string;
  readonly was: string;
  readonly value: string;
  readonly credited: string;
}

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** When they deleted themselves. */
  readonly leftAt?: number;
  /** Of a bot: the player who made it. */
  readonly owner?: string;
}

export interface StoredSession {
  /** The SHA-256 of what its cookie holds. */
  readonly id: string;
  readonly player: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** When its player last showed a password or a passkey. */
  readonly provedAt?: number;
  /** Browser and system in a word each. */
  readonly agent: string;
}

/** What somebody can sign in with, besides passkeys. */
export interface StoredAccount {
  readonly player: string;
  readonly nameKey?: string;
  /** Its hash. */
  readonly password?: string;
  readonly createdAt: number;
}

export interface NameChange {
  readonly name: string;
  readonly nameKey: string;
  readonly password?: string;
  readonly at: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly player: string;
  /** In COSE, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt?: number;
}

/** A chair at a table, with the share of luck that its player brought. */
export type Chair =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly name: string;
      readonly contribution: string;
      /** Of a bot: the player who made it. */
      readonly owner?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string };

export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly pace: TimeControl;
  readonly open: boolean;
  readonly rated: boolean;
  readonly host: string;
  readonly seats: readonly Chair[];
  readonly secret: string;
  readonly createdAt: number;
  readonly match?: string;
  readonly next?: string;
  /** When its host closed it, before a match began. */
  readonly closedAt?: number;
}

export interface StoredMatch {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** The one that holds now. */
  readonly pace: TimeControl;
  readonly rated: boolean;
  readonly seats: readonly MatchSeat[];
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly epoch: number;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly outcome?: Outcome;
  readonly amendments?: Amendments;
  /** The host's note, when the host has ended it: then there is no outcome. */
  readonly aborted?: string;
  /** Where it was taken up from a record. */
  readonly branched?: Branched;
}

export interface LogRow {
  readonly seq: number;
  readonly at: number;
  readonly by: Actor;
  readonly move: unknown;
  readonly key?: string;
  /** How it came to its place in a race. */
  readonly receipt?: ClaimReceipt;
  /** The input that this row takes back, by its sequence. Such a row is no input itself, and its move is null. */
  readonly takesBack?: number;
}

/** Inputs of one match that belong together, and what follows from them. */
export interface Append {
  readonly match: string;
  readonly rows: readonly LogRow[];
  /** When the match must be looked at next; null: never. Undefined: as before. */
  readonly due?: number | null;
  readonly end?: { readonly at: number; readonly outcome: Outcome };
}

/** A player's puzzle of a day. */
export interface DailyKey {
  readonly game: string;
  readonly day: string;
  readonly player: string;
}

export interface StoredDaily {
  readonly openedAt: number;
  readonly tries: number;
  /** Milliseconds, once it is solved. */
  readonly took?: number;
}
