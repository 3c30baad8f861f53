import type { CompiledQuery, Kysely } from 'kysely';
import type { Source } from '../../lib/source.ts';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** A ban of a player. Without `until` it does not end by itself. */
export interface StoredBan {
  readonly player: string;
  readonly at: number;
  readonly until?: number;
  readonly reason: string;
  /** The admin or moderator. */
  readonly by: string;
}

/** A browser or network from which no new guest may enter until a time. */
export interface BlockedSource {
  readonly source: string;
  readonly until: number;
}

/** Bans, with the browsers and networks from which the banned were seen. */
export interface BansStore {
  put(ban: StoredBan, sources: readonly BlockedSource[]): Promise<void>;
  lift(player: string): Promise<void>;
  /** The ban of a player that holds at a time. */
  of(player: string, at: number): Promise<StoredBan | undefined>;
  /** The ban that keeps new guests of a browser or network out at a time. */
  ofSource(source: Source, at: number): Promise<StoredBan | undefined>;
}

type BanRow = { player_id: string; at: number; until: number | null; reason: string; by_id: string };

const parseBan = ({ player_id, at, until, reason, by_id }: BanRow): StoredBan => ({
  player: player_id,
  at: Number(at),
  ...(until !== null && { until: Number(until) }),
  reason,
  by: by_id,
});

export const makeBansStore = (engine: Engine, build: Kysely<Schema>): BansStore => {
  const holding = (at: number) =>
    build
      .selectFrom('bans')
      .selectAll('bans')
      .where(({ or, eb }) => or([eb('bans.until', 'is', null), eb('bans.until', '>', at)]));
  return {
    put: async ({ player, at, until, reason, by }, sources) => {
      const ban = { at, until: until ?? null, reason, by_id: by };
      const put = build.insertInto('bans').values({ player_id: player, ...ban });
      await engine.change([
        { query: put.onConflict((conflict) => conflict.column('player_id').doUpdateSet(ban)).compile() },
        { query: build.deleteFrom('blocked_sources').where('player_id', '=', player).compile() },
        ...sources.map((blocked) => ({
          query: build
            .insertInto('blocked_sources')
            .values({ player_id: player, source: blocked.source, until: blocked.until })
            .onConflict((conflict) => conflict.doNothing())
            .compile(),
        })),
      ]);
    },
    lift: async (player) => {
      await engine.change(deleteBansOf(build, player).map((query) => ({ query })));
    },
    of: async (player, at) => {
      const [row] = await engine.rows(holding(at).where('player_id', '=', player).compile());
      return row && parseBan(row);
    },
    ofSource: async ({ browser, network }, at) => {
      const sources = [browser, network].filter((source) => source !== undefined);
      if (sources.length === 0) return undefined;
      const query = holding(at)
        .innerJoin('blocked_sources', 'blocked_sources.player_id', 'bans.player_id')
        .where('blocked_sources.source', 'in', sources)
        .where('blocked_sources.until', '>', at)
        .limit(1);
      const [row] = await engine.rows(query.compile());
      return row && parseBan(row);
    },
  };
};

const deleteBansOf = (build: Kysely<Schema>, player: string): readonly CompiledQuery[] => [
  build.deleteFrom('bans').where('player_id', '=', player).compile(),
  build.deleteFrom('blocked_sources').where('player_id', '=', player).compile(),
];
