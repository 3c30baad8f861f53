import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';
import type { StoredMatch, StoredTable } from '../store.ts';

/** A room, where people play one match after another. Its results are those of its tables' matches. */
export interface StoredRoom {
  readonly code: string;
  readonly version: number;
  readonly members: readonly StoredMember[];
  readonly next?: StoredNextGame;
  /** Tables of all matches so far, the current one last. */
  readonly tables: readonly string[];
  /** When the last match was started. */
  readonly startedAt?: number;
  readonly usedAt: number;
}

export interface StoredMember {
  readonly player: string;
  readonly name: string;
  /** The player on whose device this person plays. */
  readonly device?: string;
  /** Does not want to be seated. */
  readonly watching?: true;
  /** What they ask for that concerns others. */
  readonly asks?: readonly string[];
}

export interface StoredNextGame extends Pick<StoredTable, 'game' | 'options'> {
  readonly bots: readonly string[];
}

/** A match of a room. */
export type RoomMatchRow = Pick<StoredMatch, 'id' | 'table' | 'game' | 'seats' | 'outcome' | 'endedAt'>;

/** Rooms that nobody has used since a time are treated as if they did not exist. */
export interface RoomsStore {
  /** Adds a room, in place of one with the same code last used before `since`. False: the code is taken. */
  add(room: StoredRoom, since: number): Promise<boolean>;
  find(code: string, since: number): Promise<StoredRoom | undefined>;
  /** Optimistic update by version. False: the room was changed first. */
  change(room: StoredRoom): Promise<boolean>;
  /** The code of the room whose current table this is. */
  codeOfTable(table: string): Promise<string | undefined>;
  /** Rooms of which a player is a member. */
  withMember(player: string): Promise<readonly StoredRoom[]>;
  /** The matches of these tables that have begun, oldest first. */
  matchesOf(tables: readonly string[]): Promise<readonly RoomMatchRow[]>;
  removeUnused(before: number): Promise<void>;
}

const makeRow = ({
  code,
  version,
  members,
  next,
  tables,
  startedAt,
  usedAt,
}: StoredRoom): Selectable<Schema['rooms']> => ({
  code,
  version,
  members: JSON.stringify(members),
  next_game: next === undefined ? null : JSON.stringify(next),
  tables: JSON.stringify(tables),
  table_id: tables.at(-1) ?? null,
  started_at: startedAt ?? null,
  used_at: usedAt,
});

const parseRoom = (row: Selectable<Schema['rooms']>): StoredRoom => ({
  code: row.code,
  version: row.version,
  members: JSON.parse(row.members),
  ...(row.next_game !== null && { next: JSON.parse(row.next_game) }),
  tables: JSON.parse(row.tables),
  ...(row.started_at !== null && { startedAt: Number(row.started_at) }),
  usedAt: Number(row.used_at),
});

export const makeRoomsStore = (engine: Engine, build: Kysely<Schema>): RoomsStore => {
  const all = build.selectFrom('rooms').selectAll();
  const codeOfTable = prepare(build.selectFrom('rooms').select('code').where('table_id', '=', '').compile());
  return {
    add: (room, since) => {
      const insert = build.insertInto('rooms').values(makeRow(room));
      return engine.change([
        {
          query: build.deleteFrom('rooms').where('code', '=', room.code).where('used_at', '<', since).compile(),
        },
        { query: insert.onConflict((conflict) => conflict.doNothing()).compile(), must: true },
      ]);
    },
    find: async (code, since) => {
      const [row] = await engine.rows(all.where('code', '=', code).where('used_at', '>=', since).compile());
      return row && parseRoom(row);
    },
    change: (room) => {
      const { code, ...row } = makeRow({ ...room, version: room.version + 1 });
      const update = build.updateTable('rooms').set(row).where('code', '=', code).where('version', '=', room.version);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    codeOfTable: async (table) => {
      const [row] = await engine.rows(codeOfTable(table));
      return row?.code;
    },
    withMember: async (player) => {
      const query = all.where('members', 'like', `%"player":"${player}"%`);
      return (await engine.rows(query.compile())).map(parseRoom);
    },
    matchesOf: async (tables) => {
      if (tables.length === 0) return [];
      const query = build
        .selectFrom('tables')
        .innerJoin('matches', 'matches.id', 'tables.match_id')
        .select(['matches.id', 'table_id', 'matches.game', 'matches.seats', 'outcome', 'ended_at'])
        .where('tables.id', 'in', tables)
        .orderBy('started_at')
        .orderBy('matches.id');
      return (await engine.rows(query.compile())).map((row) => ({
        id: row.id,
        table: row.table_id,
        game: row.game,
        seats: JSON.parse(row.seats),
        ...(row.outcome !== null && { outcome: JSON.parse(row.outcome) }),
        ...(row.ended_at !== null && { endedAt: Number(row.ended_at) }),
      }));
    },
    removeUnused: async (before) => {
      await engine.change([{ query: build.deleteFrom('rooms').where('used_at', '<', before).compile() }]);
    },
  };
};
