import type { Actor, Outcome } from '@sesame/kernel';
import type { ChatLine, MatchSeat, Pace, Receipt } from '@sesame/protocol';

/** Where the house keeps what must not be lost. One interface, one suite of tests, an engine each for SQLite and PostgreSQL. */
export interface Store {
  readonly house: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
    /** Gives back the time the house was down: every running match and every deadline moves on by so much, and it is noted. */
    credit(milliseconds: number, note: { readonly key: string; readonly value: string }): Promise<void>;
  };
  readonly players: {
    add(player: StoredPlayer): Promise<void>;
    find(id: string): Promise<StoredPlayer | undefined>;
    rename(id: string, name: string): Promise<void>;
  };
  readonly tables: {
    add(table: StoredTable): Promise<void>;
    find(id: string): Promise<StoredTable | undefined>;
    /** False when somebody changed the table first. */
    change(table: StoredTable): Promise<boolean>;
    /** Open tables since a time, newest first. */
    listOpen(since: number, limit: number): Promise<readonly StoredTable[]>;
  };
  readonly matches: {
    /** Adds a match, its sittings, its first inputs and its table's note of it, all or nothing. False: the table changed first. */
    begin(match: StoredMatch, table: StoredTable, first: Append | undefined): Promise<boolean>;
    find(id: string): Promise<StoredMatch | undefined>;
    ofPlayer(player: string, which: 'running' | 'ended', limit: number): Promise<readonly StoredMatch[]>;
  };
  readonly log: {
    /**
     * Writes inputs of a match and what follows from them, durably, together with whatever else is written at that
     * moment. False: its sequence was taken already, and nothing is written.
     */
    append(append: Append): Promise<boolean>;
    read(match: string): Promise<readonly LogRow[]>;
  };
  readonly deadlines: {
    before(time: number, limit: number): Promise<readonly Deadline[]>;
  };
  readonly chat: {
    /** The new line; or the line that this key has written before. */
    add(table: string, line: Omit<ChatLine, 'seq'> & { readonly key: string }): Promise<ChatLine>;
    read(table: string, since: number, limit: number): Promise<readonly ChatLine[]>;
  };
  close(): Promise<void>;
}

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A chair at a table, with the share of luck that its player brought. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly player: string; readonly name: string; readonly contribution: string }
  | { readonly kind: 'bot'; readonly bot: string };

export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly pace: Pace;
  readonly open: boolean;
  readonly host: string;
  readonly seats: readonly Chair[];
  readonly secret: string;
  readonly createdAt: number;
  readonly match?: string;
  readonly next?: string;
}

export interface StoredMatch {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly pace: Pace;
  readonly seats: readonly MatchSeat[];
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly epoch: number;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly outcome?: Outcome;
}

export interface LogRow {
  readonly seq: number;
  readonly at: number;
  readonly by: Actor;
  readonly move: unknown;
  readonly key?: string;
  /** How it came to its place in a race. */
  readonly receipt?: Receipt;
}

/** Inputs of one match that belong together, and what follows from them. */
export interface Append {
  readonly match: string;
  readonly rows: readonly LogRow[];
  /** When the match must be looked at next; null: never. Undefined: as before. */
  readonly due?: number | null;
  readonly end?: { readonly at: number; readonly outcome: Outcome };
}

export interface Deadline {
  readonly match: string;
  readonly dueAt: number;
}
