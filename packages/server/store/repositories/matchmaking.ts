import type { Speed } from '@sesame/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import { makeTableRow } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { StoredTable } from '../store.ts';

/** Matchmaking queue. A player has at most one seek, and a seek is paired at most once. */
export interface MatchmakingStore {
  /** Sets the player's seek. */
  put(seek: StoredSeek): Promise<void>;
  find(player: string): Promise<StoredSeek | undefined>;
  remove(player: string): Promise<void>;
  /** Unpaired seeks, longest waiting first. */
  listUnpaired(limit: number): Promise<readonly StoredSeek[]>;
  /** Seeks paired before a time. */
  listPaired(before: number): Promise<readonly StoredSeek[]>;
  /** Marks players as still waiting. */
  markSeen(players: readonly string[], at: number): Promise<void>;
  /** Removes seeks last seen before a time. */
  removeUnseen(before: number): Promise<void>;
  /** Pairs seeks at a new table, in one transaction. False: one of them left or was paired first. */
  pair(seeks: readonly StoredSeek[], table: StoredTable): Promise<boolean>;
  /** Players paired at a table. */
  atTable(table: string): Promise<readonly string[]>;
  /** Dissolves a pairing: players who came to the table wait again, the others are removed. */
  release(table: string, came: readonly string[]): Promise<void>;
}

export interface StoredSeek {
  readonly player: string;
  readonly id: string;
  readonly game: string;
  readonly pace: Speed;
  readonly options: StoredTable['options'];
  readonly rating: number;
  readonly since: number;
  readonly seen: number;
  /** The table they are paired at. */
  readonly table?: string;
}

const parseSeek = (row: Selectable<Schema['seeks']>): StoredSeek => ({
  player: row.player_id,
  id: row.id,
  game: row.game,
  pace: row.pace,
  options: JSON.parse(row.options),
  rating: row.rating,
  since: Number(row.since),
  seen: Number(row.seen),
  ...(row.table_id !== null && { table: row.table_id }),
});

export const makeMatchmakingStore = (engine: Engine, build: Kysely<Schema>): MatchmakingStore => {
  const all = build.selectFrom('seeks').selectAll();
  const unpaired = { table_id: null, found_at: null };
  return {
    put: async ({ player, id, game, pace, options, rating, since, seen }) => {
      const row = { id, game, pace, options: JSON.stringify(options), rating, since, seen, ...unpaired };
      const put = build
        .insertInto('seeks')
        .values({ player_id: player, ...row })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row));
      await engine.change([{ query: put.compile() }]);
    },
    find: async (player) => {
      const [row] = await engine.rows(all.where('player_id', '=', player).compile());
      return row && parseSeek(row);
    },
    remove: async (player) => {
      await engine.change([{ query: build.deleteFrom('seeks').where('player_id', '=', player).compile() }]);
    },
    listUnpaired: async (limit) => {
      const query = all.where('table_id', 'is', null).orderBy('since').limit(limit);
      return (await engine.rows(query.compile())).map(parseSeek);
    },
    listPaired: async (before) => {
      const query = all.where('table_id', 'is not', null).where('found_at', '<', before);
      return (await engine.rows(query.compile())).map(parseSeek);
    },
    markSeen: async (players, at) => {
      if (players.length === 0) return;
      const update = build.updateTable('seeks').set({ seen: at }).where('player_id', 'in', players);
      await engine.change([{ query: update.compile() }]);
    },
    removeUnseen: async (before) => {
      await engine.change([{ query: build.deleteFrom('seeks').where('seen', '<', before).compile() }]);
    },
    pair: (seeks, table) =>
      engine.change([
        ...seeks.map(({ player, id }) => ({
          query: build
            .updateTable('seeks')
            .set({ table_id: table.id, found_at: table.createdAt })
            .where('player_id', '=', player)
            .where('id', '=', id)
            .where('table_id', 'is', null)
            .compile(),
          must: true as const,
        })),
        { query: build.insertInto('tables').values(makeTableRow(table)).compile() },
      ]),
    atTable: async (table) => {
      const query = all.where('table_id', '=', table);
      return (await engine.rows(query.compile())).map(({ player_id }) => player_id);
    },
    release: async (table, came) => {
      const here = build.updateTable('seeks').set(unpaired).where('table_id', '=', table);
      const back = came.map((player) => ({ query: here.where('player_id', '=', player).compile() }));
      const gone = build.deleteFrom('seeks').where('table_id', '=', table);
      await engine.change([...back, { query: gone.compile() }]);
    },
  };
};
