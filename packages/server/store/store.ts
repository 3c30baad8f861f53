import type { Branched, Outcome } from '@sesame/kernel';
import type { Row } from '@sesame/match';
import type { ChatLine, MatchSeat, TimeControl } from '@sesame/protocol';
import type { Source } from '../lib/source.ts';
import type { AdminStore } from './repositories/admin.ts';
import type { Amendments, AmendmentsStore } from './repositories/amendments.ts';
import type { AnnotationsStore } from './repositories/annotations.ts';
import type { AuditLogStore } from './repositories/audit-log.ts';
import type { BansStore } from './repositories/bans.ts';
import type { BotTokensStore } from './repositories/bot-tokens.ts';
import type { ConditionalMovesStore } from './repositories/conditional-moves.ts';
import type { DailiesStore } from './repositories/dailies.ts';
import type { DeadlinesStore } from './repositories/deadlines.ts';
import type { FriendsStore } from './repositories/friends.ts';
import type { InvitationLinksStore } from './repositories/invitation-links.ts';
import type { MailAddressesStore } from './repositories/mail-addresses.ts';
import type { MatchmakingStore } from './repositories/matchmaking.ts';
import type { ModerationStore } from './repositories/moderation.ts';
import type { NotificationsStore } from './repositories/notifications.ts';
import type { OutboxStore } from './repositories/outbox.ts';
import type { PasswordLinksStore } from './repositories/password-links.ts';
import type { PeopleStore } from './repositories/people.ts';
import type { ProfilesStore } from './repositories/profiles.ts';
import type { PublicLogStore } from './repositories/public-log.ts';
import type { PuzzlesStore } from './repositories/puzzles.ts';
import type { RaceTracesStore } from './repositories/race-traces.ts';
import type { RatingsStore } from './repositories/ratings.ts';
import type { RoomsStore } from './repositories/rooms.ts';
import type { SettlementsStore } from './repositories/settlements.ts';
import type { StaffStore } from './repositories/staff.ts';
import type { TournamentsStore } from './repositories/tournaments.ts';
import type { WebhooksStore } from './repositories/webhooks.ts';
import type { MayWrite } from './write-guard.ts';

/** Durable storage. One interface and one test suite, with engines for SQLite and PostgreSQL. */
export interface Store {
  /** Whether other processes may use the same database. */
  readonly isShared: boolean;
  /** Installs a guard that is called before every write, except to `keyValues`. */
  guardWrites(mayWrite: MayWrite): void;
  readonly keyValues: {
    get(key: string): Promise<string | undefined>;
    /** Several values, read in one query. */
    getAll(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
    set(key: string, value: string): Promise<void>;
    /** The value of a key, or `offered` after storing it if there was none. */
    getOrSet(key: string, offered: string): Promise<string>;
    /** Compare-and-swap. False: the value was no longer `previous`. */
    compareAndSwap(key: string, previous: string, value: string): Promise<boolean>;
    /**
     * Shifts the epochs of running matches that are not paused, deadlines and vacations by the downtime, in one
     * transaction with a compare-and-swap on the heartbeat. False: another process has done it.
     */
    creditDowntime(milliseconds: number, request: CreditRequest): Promise<boolean>;
  };
  readonly players: {
    add(player: StoredPlayer): Promise<void>;
    find(id: string): Promise<StoredPlayer | undefined>;
    rename(id: string, name: string): Promise<void>;
    /**
     * Removes guests who never played, created before a time and not seen since then, with their sessions. Those who are
     * known for something else stay: friends, a solved puzzle, a report. Returns their number.
     */
    removeIdleGuests(before: number): Promise<number>;
  };
  readonly sessions: {
    add(session: StoredSession): Promise<void>;
    find(id: string): Promise<StoredSession | undefined>;
    /** Sessions of a player, last seen first. */
    ofPlayer(player: string): Promise<readonly StoredSession[]>;
    touch(
      id: string,
      seen: { readonly seenAt?: number; readonly provedAt?: number; readonly source?: Source },
    ): Promise<void>;
    remove(ids: readonly string[]): Promise<void>;
    /** Removes sessions last seen before a time. */
    removeUnseen(before: number): Promise<void>;
  };
  readonly accounts: {
    find(player: string): Promise<StoredAccount | undefined>;
    findByName(nameKey: string): Promise<StoredAccount | undefined>;
    /** Accounts without a sign-in name whose shown names look like this. */
    withoutSignInName(skeleton: string): Promise<readonly { readonly player: string; readonly name: string }[]>;
    /** Sets the name, and the password if given, and creates the account if needed. False: the name is taken. */
    setName(player: string, named: NameChange): Promise<boolean>;
    /** Whether another account has a name that looks like this, or had it until a while ago. */
    isNameTaken(skeleton: string, by: { readonly player: string; readonly at: number }): Promise<boolean>;
    /** Accounts whose names were never compared, from before names were. */
    withoutSkeleton(limit: number): Promise<readonly { readonly player: string; readonly name: string }[]>;
    setSkeleton(player: string, skeleton: string): Promise<void>;
    /** Number of matches a player has played. */
    countMatches(player: string): Promise<number>;
    /** Deletes account, passkeys and sessions. The player remains in shared matches under the given name. */
    erase(player: string, left: { readonly at: number; readonly name: string }): Promise<void>;
  };
  readonly passkeys: {
    /** Adds a passkey, and an account for its player if needed. False: it exists already. */
    add(passkey: StoredPasskey): Promise<boolean>;
    find(id: string): Promise<StoredPasskey | undefined>;
    ofPlayer(player: string): Promise<readonly StoredPasskey[]>;
    markUsed(id: string, use: { readonly at: number; readonly counter: number }): Promise<void>;
    remove(id: string): Promise<void>;
  };
  readonly passwordLinks: PasswordLinksStore;
  readonly botTokens: BotTokensStore;
  readonly tables: {
    add(table: StoredTable): Promise<void>;
    find(id: string): Promise<StoredTable | undefined>;
    /** Optimistic update by version. False: the table was changed first. */
    change(table: StoredTable): Promise<boolean>;
    /** Listed tables created since a time, newest first. */
    listOpen(since: number, limit: number): Promise<readonly StoredTable[]>;
    hostedBy(player: string): Promise<readonly StoredTable[]>;
    /** Number of a host’s tables, created since a time, at which no match has begun. */
    countWaiting(host: string, since: number): Promise<number>;
    /** Removes tables at which no match began, created before a time, with their chat. Returns their number. */
    removeAbandoned(before: number): Promise<number>;
    /** Ids of tables whose draw is overdue. */
    drawsDue(by: number, limit: number): Promise<readonly string[]>;
    /** Tables created since a time at which a player waits for a match. */
    waitingWith(player: string, since: number): Promise<readonly StoredTable[]>;
  };
  readonly matches: {
    /** Adds a match with its sittings and first inputs and links its table, in one transaction. False: the table changed first. */
    begin(match: StoredMatch, table: StoredTable, first: Append | undefined): Promise<boolean>;
    /** The same with a new table. False: the table exists already. */
    beginNew(match: StoredMatch, table: StoredTable, first: Append | undefined): Promise<boolean>;
    /** A match with its amendments, which lists leave out. */
    find(id: string): Promise<StoredMatch | undefined>;
    /** Epochs (time zero) of matches. */
    epochs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
    /** Stops match time, unless the match is paused or over. */
    pause(id: string, at: number): Promise<void>;
    /** Lets match time go on from where it was stopped. */
    resume(id: string, now: number): Promise<void>;
    ofPlayer(player: string, which: 'running' | 'ended', limit: number): Promise<readonly StoredMatch[]>;
    countRunning(player: string): Promise<number>;
    /** Ended matches of a player that can become another's: unrated, in no tournament, and without the other at them. */
    listMovable(from: string, to: string): Promise<readonly string[]>;
    /** Makes a player's seat at an ended match and its table another's. False: it was changed meanwhile. */
    moveSeat(id: string, from: string, to: string): Promise<boolean>;
    /** Changes the name of a player at their seat. */
    renameSeat(id: string, player: string, name: string): Promise<void>;
  };
  readonly log: {
    /**
     * Appends inputs of a match, with its deadline or end. Durable, and group-committed with other writes. False: the
     * sequence number was taken, and nothing is written.
     */
    append(append: Append): Promise<boolean>;
    /** The rows of a match, optionally only those after a sequence number. */
    read(match: string, after?: number): Promise<readonly LogRow[]>;
    /** Log length per match. */
    lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  };
  readonly amendments: AmendmentsStore;
  readonly conditionalMoves: ConditionalMovesStore;
  readonly raceTraces: RaceTracesStore;
  readonly deadlines: DeadlinesStore;
  readonly dailies: DailiesStore;
  readonly puzzles: PuzzlesStore;
  readonly ratings: RatingsStore;
  readonly friends: FriendsStore;
  readonly matchmaking: MatchmakingStore;
  readonly profiles: ProfilesStore;
  readonly settlements: SettlementsStore;
  readonly publicLog: PublicLogStore;
  readonly chat: {
    /** Adds a line. Idempotent: a known key returns its line. */
    add(table: string, line: Omit<ChatLine, 'seq'> & { readonly key: string }): Promise<ChatLine>;
    read(table: string, since: number, limit: number): Promise<readonly ChatLine[]>;
    /** Lines by others in private conversations that a player has not read, without those of muted players. */
    unread(player: string, channels: readonly string[]): Promise<ReadonlyMap<string, number>>;
    /** Remembers the last line that a player has read. */
    markRead(player: string, channel: string, seq: number): Promise<void>;
    /** All lines of a player. */
    saidBy(player: string): Promise<readonly (ChatLine & { readonly table: string })[]>;
  };
  readonly notifications: NotificationsStore;
  readonly mailAddresses: MailAddressesStore;
  readonly webhooks: WebhooksStore;
  readonly outbox: OutboxStore;
  readonly moderation: ModerationStore;
  readonly admin: AdminStore;
  readonly staff: StaffStore;
  readonly people: PeopleStore;
  readonly bans: BansStore;
  readonly invitationLinks: InvitationLinksStore;
  readonly annotations: AnnotationsStore;
  readonly rooms: RoomsStore;
  readonly auditLog: AuditLogStore;
  readonly tournaments: TournamentsStore;
  close(): Promise<void>;
}

/** Compare-and-swap on `key`, whose new value is also stored under `credited`. */
export interface CreditRequest {
  readonly key: string;
  readonly previous: string;
  readonly value: string;
  readonly credited: string;
}

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** When the player deleted their account. */
  readonly leftAt?: number;
  /** Of a bot: the player who made it. */
  readonly owner?: string;
}

export interface StoredSession {
  /** SHA-256 of the session cookie. */
  readonly id: string;
  readonly player: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** When the player last entered a password or used a passkey. */
  readonly provedAt?: number;
  /** Browser and operating system, such as "Firefox · Linux". */
  readonly agent: string;
  /** Where it was last seen. */
  readonly source?: Source;
}

/** Sign-in name and password of an account. */
export interface StoredAccount {
  readonly player: string;
  readonly nameKey?: string;
  /** Password hash. */
  readonly password?: string;
  readonly createdAt: number;
}

export interface NameChange {
  readonly name: string;
  readonly nameKey: string;
  /** What the name looks like. */
  readonly skeleton: string;
  readonly password?: string;
  readonly at: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly player: string;
  /** COSE key, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt?: number;
}

/** A player's share in the luck of a match. Not committed yet: they are asked to. */
export interface StoredShare {
  readonly commitment?: string;
  readonly revealed?: string;
}

/** A seat at a table. */
export type Chair =
  | {
      readonly kind: 'open';
      /** The only player who may sit here. */
      readonly heldFor?: { readonly player: string; readonly name: string };
    }
  | PersonChair
  | { readonly kind: 'bot'; readonly bot: string };

export interface PersonChair {
  readonly kind: 'person';
  readonly player: string;
  readonly name: string;
  /** Absent if they add nothing to the luck. */
  readonly share?: StoredShare;
  /** Hash of the terms that the player has agreed to. */
  readonly terms?: string;
  /** A guest, with whom no match is rated. */
  readonly guest?: true;
  /** Where they sat down from. */
  readonly source?: Source;
  /** The seat is held for the player, who may leave it and come back. */
  readonly held?: true;
  /** Of a bot: the player who made it. */
  readonly owner?: string;
  /** The player on whose device this seat is played. */
  readonly device?: string;
}

export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly pace: TimeControl;
  readonly open: boolean;
  readonly rated: boolean;
  /** None at tables of matchmaking and of tournaments, which nobody can change. */
  readonly host?: string;
  readonly seats: readonly Chair[];
  readonly secret: string;
  /** While shares in the luck are collected: when those that are missing are left out. */
  readonly drawDueAt?: number;
  /** How often the draw began anew, with another secret. */
  readonly drawRepeats: number;
  readonly createdAt: number;
  readonly match?: string;
  readonly next?: string;
  /** When the host closed the table, before a match started. */
  readonly closedAt?: number;
}

export interface StoredMatch {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** The current time control. */
  readonly pace: TimeControl;
  /** The time control at the beginning, if it is another now. */
  readonly startPace?: TimeControl;
  readonly rated: boolean;
  readonly seats: readonly MatchSeat[];
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly epoch: number;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly outcome?: Outcome;
  readonly amendments?: Amendments;
  /** The admin's note on a match that the admin has ended; there is no outcome then. */
  readonly aborted?: string;
  /** The match time at which it was paused. Match time stands still since then. */
  readonly pausedAt?: number;
  /** The record and ply that it was branched from. */
  readonly branched?: Branched;
  /** The tournament that it is played in. Its time control can't be changed, and it is never paused. */
  readonly tournament?: string;
}

/** A row of the log of a match. */
export type LogRow = Row;

/** Rows of one match to append atomically, with what lists show of them. */
export interface Append {
  readonly match: string;
  readonly rows: readonly LogRow[];
  /** The next deadline; null: none; undefined: unchanged. */
  readonly due?: number | null;
  /**
   * The key of the last row with one before these, null if there is none: they are written after that row or not at all.
   * The sequence number alone does not tell whether it is still the row that its writer has seen.
   */
  readonly after?: string | null;
  /** The time control from now on. */
  readonly pace?: TimeControl;
  /** `note`: the match was ended outside its rules. */
  readonly end?: { readonly at: number; readonly outcome?: Outcome | undefined; readonly note?: string };
}

/** Identifies a player's puzzle of a day. */
