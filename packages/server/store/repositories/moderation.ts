import type { ChatLine, ReportReason } from '@sesame/protocol';
import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import { parseChatLine } from '../rows.ts';
import type { Schema } from '../schema.ts';

/** Report about a player, with the chat line if any. */
export interface StoredReport {
  readonly id: string;
  readonly at: number;
  /** Undefined if the reporter has left. */
  readonly by?: string;
  readonly about: string;
  /** Chat channel of the line. */
  readonly place?: string;
  readonly seq?: number;
  readonly reason: ReportReason;
  readonly words: string;
  readonly dealtAt?: number;
}

/** Mute of a player by the server admin. */
export interface StoredMute {
  readonly player: string;
  readonly until: number;
  readonly note: string;
}

/** Players' own mutes, reports, and mutes by the server admin. */
export interface ModerationStore {
  mute(player: string, muted: string, at: number): Promise<void>;
  unmute(player: string, muted: string): Promise<void>;
  /** Players muted by a player, with their current names. */
  mutedBy(player: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  report(report: StoredReport): Promise<void>;
  /** Reports, unresolved first, then newest first. */
  reports(limit: number): Promise<readonly StoredReport[]>;
  reportsAbout(player: string, limit: number): Promise<readonly StoredReport[]>;
  countOpenReports(): Promise<number>;
  reportsBy(player: string): Promise<readonly StoredReport[]>;
  /** Marks a report as resolved. False: there is no open report with this id. */
  resolveReport(id: string, at: number): Promise<boolean>;
  /** Lines of a channel in a range of numbers. */
  readLines(place: string, from: number, to: number): Promise<readonly ChatLine[]>;
  muteForAll(silence: StoredMute): Promise<void>;
  unmuteForAll(player: string): Promise<void>;
  /** The admin's mute of a player at a time. */
  serverMuteOf(player: string, at: number): Promise<StoredMute | undefined>;
}

const parseReport = (row: Selectable<Schema['reports']>): StoredReport => ({
  id: row.id,
  at: Number(row.at),
  ...(row.by_id !== null && { by: row.by_id }),
  about: row.about_id,
  ...(row.place !== null && { place: row.place }),
  ...(row.seq !== null && { seq: row.seq }),
  reason: row.reason as ReportReason,
  words: row.words,
  ...(row.dealt_at !== null && { dealtAt: Number(row.dealt_at) }),
});

const parseMute = ({ player_id, until, note }: Selectable<Schema['silences']>): StoredMute => ({
  player: player_id,
  until: Number(until),
  note,
});

export const makeModerationStore = (engine: Engine, build: Kysely<Schema>): ModerationStore => {
  const reports = build.selectFrom('reports').selectAll();
  const mutesAt = (at: number) => build.selectFrom('silences').selectAll().where('until', '>', at);
  return {
    mute: async (player, muted, at) => {
      const put = build.insertInto('mutes').values({ player_id: player, muted_id: muted, since: at });
      await engine.change([{ query: put.onConflict((conflict) => conflict.doNothing()).compile() }]);
    },
    unmute: async (player, muted) => {
      const drop = build.deleteFrom('mutes').where('player_id', '=', player).where('muted_id', '=', muted);
      await engine.change([{ query: drop.compile() }]);
    },
    mutedBy: async (player) => {
      const query = build
        .selectFrom('mutes')
        .innerJoin('players', 'players.id', 'mutes.muted_id')
        .select(['players.id', 'players.name'])
        .where('mutes.player_id', '=', player)
        .orderBy('mutes.since', 'desc');
      return engine.rows(query.compile());
    },
    report: async ({ id, at, by, about, place, seq, reason, words }) => {
      const row = { id, at, by_id: by ?? null, about_id: about, place: place ?? null, seq: seq ?? null, reason, words };
      await engine.change([{ query: build.insertInto('reports').values(row).compile() }]);
    },
    reports: async (limit) => {
      const open = build.selectFrom('reports').selectAll().where('dealt_at', 'is', null).orderBy('at', 'desc');
      const resolved = build.selectFrom('reports').selectAll().where('dealt_at', 'is not', null).orderBy('at', 'desc');
      const found = await Promise.all([open, resolved].map((query) => engine.rows(query.limit(limit).compile())));
      return found.flat().slice(0, limit).map(parseReport);
    },
    reportsAbout: async (player, limit) => {
      const query = reports.where('about_id', '=', player).orderBy('at', 'desc').limit(limit);
      return (await engine.rows(query.compile())).map(parseReport);
    },
    countOpenReports: async () => {
      const query = build.selectFrom('reports').where('dealt_at', 'is', null);
      const [row] = await engine.rows(query.select(({ fn }) => fn.countAll().as('open')).compile());
      return Number(row?.open ?? 0);
    },
    reportsBy: async (player) =>
      (await engine.rows(reports.where('by_id', '=', player).orderBy('at').compile())).map(parseReport),
    resolveReport: (id, at) => {
      const update = build
        .updateTable('reports')
        .set({ dealt_at: at })
        .where('id', '=', id)
        .where('dealt_at', 'is', null);
      return engine.change([{ query: update.compile(), must: true }]);
    },
    readLines: async (place, from, to) => {
      const query = build
        .selectFrom('chat')
        .select(['seq', 'at', 'player_id', 'name', 'text', 'guest'])
        .where('table_id', '=', place)
        .where('seq', '>=', from)
        .where('seq', '<=', to)
        .orderBy('seq');
      return (await engine.rows(query.compile())).map(parseChatLine);
    },
    muteForAll: async ({ player, until, note }) => {
      const put = build.insertInto('silences').values({ player_id: player, until, note });
      const anew = put.onConflict((conflict) => conflict.column('player_id').doUpdateSet({ until, note }));
      await engine.change([{ query: anew.compile() }]);
    },
    unmuteForAll: async (player) => {
      await engine.change([{ query: build.deleteFrom('silences').where('player_id', '=', player).compile() }]);
    },
    serverMuteOf: async (player, at) => {
      const [row] = await engine.rows(mutesAt(at).where('player_id', '=', player).compile());
      return row && parseMute(row);
    },
  };
};

/** Deletions when a player leaves. Their reports stay, anonymised. */
export const deleteModerationOf = (build: Kysely<Schema>, player: string): readonly CompiledQuery[] => [
  build
    .deleteFrom('mutes')
    .where(({ eb, or }) => or([eb('player_id', '=', player), eb('muted_id', '=', player)]))
    .compile(),
  build.updateTable('reports').set({ by_id: null }).where('by_id', '=', player).compile(),
  build.deleteFrom('silences').where('player_id', '=', player).compile(),
  build.deleteFrom('hosts').where('player_id', '=', player).compile(),
  build.deleteFrom('invited').where('player_id', '=', player).compile(),
  build.updateTable('audit_log').set({ subject_name: null }).where('subject_id', '=', player).compile(),
];
