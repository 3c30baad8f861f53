import { ok, type Result, refuse } from '@sesame/kernel';
import type {
  AdminOverview,
  AdminReport,
  Announcement,
  CreateAnnouncement,
  MutedPlayer,
  MutePlayer,
} from '@sesame/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { TopicPublisher } from '../cluster/topic-publisher.ts';
import { storedChannel } from '../community/chat/channels.ts';
import type { Webhooks } from '../community/webhooks/webhooks.ts';
import { makeId } from '../lib/ids.ts';
import type { Now } from '../lib/now.ts';
import { encodeMessage } from '../lib/server-message.ts';
import { publicTable } from '../lobby/tables/public-table.ts';
import type { Tables } from '../lobby/tables/tables.ts';
import { summaryOf } from '../match/match-summary.ts';
import type { Matches } from '../match/matches.ts';
import type { StoredReport } from '../store/repositories/moderation.ts';
import type { Store } from '../store/store.ts';

/** Admin console. Authorisation is up to the routes. */
export interface Admin {
  overview(): Promise<AdminOverview>;
  closeTable(id: string): Promise<Result<void>>;
  /** Ends a match without outcome or rating; the log stays as played. */
  abort(match: string, note: string): Promise<Result<void>>;
  announcements(): Promise<readonly Announcement[]>;
  announce(request: CreateAnnouncement): Promise<void>;
  withdraw(id: string): Promise<void>;
  reports(): Promise<readonly AdminReport[]>;
  resolveReport(report: string): Promise<void>;
  listMutes(): Promise<readonly MutedPlayer[]>;
  mute(request: MutePlayer): Promise<Result<void>>;
  unmute(player: string): Promise<void>;
}

const MAX_LISTED = 100;
const REPORT_AGE_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;
/** Chat lines shown before and after a reported one. */
const CONTEXT_LINES_BEFORE = 8;
const CONTEXT_LINES_AFTER = 4;
const NO_MATCH = refuse('no-match', 'Match not found.');
const OVER = refuse('over', 'This match is already over.');
const NO_PLAYER = refuse('no-player', 'Player not found.');

export interface AdminDeps {
  readonly store: Store;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly presence: Presence;
  readonly webhooks: Pick<Webhooks, 'announce'>;
  readonly now: Now;
}

export const makeAdmin = (
  { store, tables, matches, presence, webhooks, now }: AdminDeps,
  topics: TopicPublisher,
): Admin => {
  const nameOf = async (player: string) => (await store.players.find(player))?.name ?? '';
  const announcements = () => store.admin.listAnnouncements(now());
  topics.offer('announcements', async () =>
    encodeMessage({ type: 'announcements', announcements: await announcements() }),
  );

  const linesOf = async ({ place, seq }: StoredReport) => {
    if (place === undefined) return [];
    const stored = storedChannel(place);
    return seq === undefined
      ? store.chat.read(stored, 0, CONTEXT_LINES_BEFORE + CONTEXT_LINES_AFTER)
      : store.moderation.readLines(stored, seq - CONTEXT_LINES_BEFORE, seq + CONTEXT_LINES_AFTER);
  };
  const describe = async (report: StoredReport): Promise<AdminReport> => {
    const { id, at, by, about, reason, words, place, seq, dealtAt } = report;
    const [byName, aboutName, lines] = await Promise.all([
      by === undefined ? undefined : nameOf(by),
      nameOf(about),
      linesOf(report),
    ]);
    return {
      id,
      at,
      ...(by !== undefined && byName !== undefined && { by: { id: by, name: byName } }),
      about: { id: about, name: aboutName },
      reason,
      words,
      ...(place !== undefined && { place }),
      ...(seq !== undefined && { seq }),
      lines: [...lines],
      ...(dealtAt !== undefined && { dealtAt }),
    };
  };

  return {
    overview: async () => {
      const [waiting, running] = await Promise.all([
        store.admin.listWaitingTables(now() - REPORT_AGE_MS, MAX_LISTED),
        store.admin.listRunning(MAX_LISTED),
      ]);
      const live = await Promise.all(running.map(({ id }) => matches.find(id)));
      return {
        tables: waiting.map((table) => publicTable(table, presence.isOnline)),
        matches: live.flatMap((match) =>
          match === undefined
            ? []
            : [{ ...summaryOf(match, undefined), watchers: matches.spectatorCountOf(match.stored.id) }],
        ),
      };
    },
    closeTable: async (id) => {
      const closed = await tables.dissolve(id);
      return closed.ok ? ok(undefined) : closed;
    },
    abort: async (id, note) => {
      const match = await matches.find(id);
      if (match === undefined) return NO_MATCH;
      return (await matches.abort(match, { note: note.trim() })) ? ok(undefined) : OVER;
    },
    announcements,
    announce: async ({ text, minutes }) => {
      const id = makeId();
      await store.admin.announce({ id, text: text.trim(), until: now() + minutes * MINUTE_MS });
      topics.publishSoon('announcements');
      await webhooks.announce(id);
    },
    withdraw: async (id) => {
      await store.admin.removeAnnouncement(id);
      topics.publishSoon('announcements');
    },
    reports: async () => Promise.all((await store.moderation.reports(MAX_LISTED)).map(describe)),
    resolveReport: async (report) => {
      await store.moderation.resolveReport(report, now());
    },
    listMutes: async () =>
      Promise.all(
        (await store.moderation.listServerMutes(now())).map(async (one) => ({
          ...one,
          name: await nameOf(one.player),
        })),
      ),
    mute: async ({ player, minutes, note }) => {
      if ((await store.players.find(player)) === undefined) return NO_PLAYER;
      await store.moderation.muteForAll({ player, until: now() + minutes * MINUTE_MS, note: note.trim() });
      return ok(undefined);
    },
    unmute: (player) => store.moderation.unmuteForAll(player),
  };
};
