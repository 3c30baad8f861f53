import { ok, type Result, refuse } from '@sesame/kernel';
import type { AdminOverview, AdminReport, Announcement, CreateAnnouncement } from '@sesame/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { TopicPublisher } from '../cluster/topic-publisher.ts';
import type { Webhooks } from '../community/webhooks/webhooks.ts';
import { makeId } from '../lib/ids.ts';
import type { Now } from '../lib/now.ts';
import { encodeMessage } from '../lib/server-message.ts';
import { publicTable } from '../lobby/tables/public-table.ts';
import type { Tables } from '../lobby/tables/tables.ts';
import { summariesOf } from '../match/match-summary.ts';
import type { Matches } from '../match/matches.ts';
import type { Store } from '../store/store.ts';
import { makeDescribeReport } from './reports.ts';

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
}

const MAX_LISTED = 100;
const REPORT_AGE_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;
const NO_MATCH = refuse('no-match', 'Match not found.');
const OVER = refuse('over', 'This match is already over.');

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
  const announcements = () => store.admin.listAnnouncements(now());
  topics.offer('announcements', async () =>
    encodeMessage({ type: 'announcements', announcements: await announcements() }),
  );

  const describe = makeDescribeReport(store);
  const abortUnreadable = async (id: string, note: string): Promise<Result<void>> => {
    const stored = await store.matches.find(id);
    if (!(await matches.abortUnreadable(id, note))) return OVER;
    for (const { player } of stored?.seats ?? []) if (player !== undefined) topics.publishSoon(`me:${player}`);
    return ok(undefined);
  };

  return {
    overview: async () => {
      const [waiting, running] = await Promise.all([
        store.admin.listWaitingTables(now() - REPORT_AGE_MS, MAX_LISTED),
        store.admin.listRunning(MAX_LISTED),
      ]);
      const summaries = await summariesOf(matches, running, undefined);
      return {
        tables: waiting.map((table) => publicTable(table, presence.isOnline)),
        matches: summaries.map((match) => ({ ...match, watchers: matches.spectatorCountOf(match.id) })),
      };
    },
    closeTable: async (id) => {
      const closed = await tables.dissolve(id);
      return closed.ok ? ok(undefined) : closed;
    },
    abort: async (id, note) => {
      const match = await matches.find(id);
      if (match === undefined) return matches.isUnreadable(id) ? abortUnreadable(id, note.trim()) : NO_MATCH;
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
  };
};
