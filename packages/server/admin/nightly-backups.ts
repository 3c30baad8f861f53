import type { FastifyBaseLogger } from 'fastify';
import type { BackupSchedule } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Backups } from './backups.ts';

/** When the last nightly backup was started, by any process. */
const BACKED_UP_KEY = 'backed_up_at';
const POLL_INTERVAL_MS = 60_000;
const RETRY_DELAY_MS = 3_600_000;

/** The last time before `now` at which a backup was due, by the clock on the wall. */
export const lastDue = (now: number, at: string): number => {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const due = new Date(now);
  due.setHours(hour, minute, 0, 0);
  if (due.getTime() > now) due.setDate(due.getDate() - 1);
  return due.getTime();
};

export interface NightlyBackupsDeps {
  readonly settings: BackupSchedule;
  readonly store: Pick<Store, 'keyValues'>;
  readonly backups: Pick<Backups, 'makeNightly'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** The clock on the wall, which a machine that sleeps at night keeps right. */
  readonly now?: () => number;
}

/** Makes a backup if one is due and no process has made it. A night that the machine slept through is made up for. */
export const makeNightlyBackups = ({ settings, store, backups, log, now = Date.now }: NightlyBackupsDeps) => {
  let retryAt = 0;
  return async (): Promise<void> => {
    const at = now();
    const previous = await store.keyValues.getOrSet(BACKED_UP_KEY, String(at));
    if (Number(previous) >= lastDue(at, settings.at) || at < retryAt) return;
    // A compare-and-swap, so that one process of several makes it.
    if (!(await store.keyValues.compareAndSwap(BACKED_UP_KEY, previous, String(at)))) return;
    const giveBack = () => store.keyValues.compareAndSwap(BACKED_UP_KEY, String(at), previous);
    try {
      if (await backups.makeNightly()) log.info({ keep: settings.keep }, 'nightly backup made and checked');
      else await giveBack();
    } catch (error) {
      retryAt = at + RETRY_DELAY_MS;
      log.error({ err: error }, 'nightly backup failed; trying again in an hour');
      await giveBack();
    }
  };
};

export const startNightlyBackups = (deps: NightlyBackupsDeps): { stop(): Promise<void> } => {
  if (deps.settings.at === 'off') return { stop: async () => {} };
  const makeIfDue = makeNightlyBackups(deps);
  let making: Promise<void> = Promise.resolve();
  const poll = () => {
    making = making.then(makeIfDue).catch((error) => deps.log.error({ err: error }, 'nightly backup failed'));
  };
  const timer = setInterval(poll, POLL_INTERVAL_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return making;
    },
  };
};
