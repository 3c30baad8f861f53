import type { Result } from '@sesame/kernel';
import type {
  AdminMetrics,
  AdminOverview,
  AdminReport,
  Announcement,
  Backups,
  CreateAnnouncement,
  MutedPlayer,
  MutePlayer,
} from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** The host's desk. For everybody else it is not there. */
export interface DeskApi {
  /** Becomes a host with the key of a link. */
  openDesk(key: string): Promise<Result<object>>;
  deskMetrics(): Promise<Result<AdminMetrics>>;
  deskNow(): Promise<Result<AdminOverview>>;
  clearTable(table: string): Promise<Result<object>>;
  abortMatch(match: string, note: string): Promise<Result<object>>;
  announcements(): Promise<Result<readonly Announcement[]>>;
  announce(wish: CreateAnnouncement): Promise<Result<readonly Announcement[]>>;
  withdraw(announcement: string): Promise<Result<readonly Announcement[]>>;
  reports(): Promise<Result<readonly AdminReport[]>>;
  /** Marks a report as dealt with. */
  dealWith(report: string): Promise<Result<readonly AdminReport[]>>;
  silences(): Promise<Result<readonly MutedPlayer[]>>;
  silence(wish: MutePlayer): Promise<Result<readonly MutedPlayer[]>>;
  unsilence(player: string): Promise<Result<readonly MutedPlayer[]>>;
  backups(): Promise<Result<Backups>>;
  backUp(): Promise<Result<Backups>>;
  /** Whether we showed lately that it is us, as taking a backup away wants. */
  deskProof(): Promise<Result<object>>;
}

export const makeDeskApi = (ask: SendRequest): DeskApi => ({
  openDesk: (key) => ask('POST', '/desk/key', { key }),
  deskMetrics: () => ask('GET', '/desk/metrics'),
  deskNow: () => ask('GET', '/desk/now'),
  clearTable: (table) => ask('DELETE', `/desk/tables/${table}`),
  abortMatch: (match, note) => ask('POST', `/desk/matches/${match}/abort`, { note }),
  announcements: () => ask('GET', '/desk/announcements'),
  announce: (wish) => ask('POST', '/desk/announcements', wish),
  withdraw: (announcement) => ask('DELETE', `/desk/announcements/${announcement}`),
  reports: () => ask('GET', '/desk/reports'),
  dealWith: (report) => ask('POST', `/desk/reports/${report}/deal`),
  silences: () => ask('GET', '/desk/silences'),
  silence: (wish) => ask('POST', '/desk/silences', wish),
  unsilence: (player) => ask('DELETE', `/desk/silences/${player}`),
  backups: () => ask('GET', '/desk/backups'),
  backUp: () => ask('POST', '/desk/backups'),
  deskProof: () => ask('POST', '/desk/proof'),
});
