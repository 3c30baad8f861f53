import type { TimeControl } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';
import type { Notifications } from './notifications.ts';

const HOUR_MS = 3_600_000;
const MAX_LEAD_MS = 6 * HOUR_MS;
const POLL_INTERVAL_MS = 60_000;
const MAX_PER_POLL = 1_000;

/** How long before the end somebody is reminded: when a quarter of the time is left, and six hours at most. */
export const leadOf = ({ perMove, bank }: TimeControl): number => Math.min(MAX_LEAD_MS, ((perMove + bank) * 1000) / 4);

/** Goes round among matches over days: their players are reminded before their time is up. */
export const makeReminders = (
  store: Pick<Store, 'notifications'>,
  now: Now,
  notices: Pick<Notifications, 'checkTurns' | 'remindLate'>,
) => {
  /** Deadlines that were looked at, so that matches are not loaded again and again. The store knows who was told. */
  let known = new Map<string, number>();

  const round = async () => {
    const soon = await store.notifications.listCorrespondenceDue(now() + MAX_LEAD_MS, MAX_PER_POLL);
    const near = soon.filter(({ dueAt, pace }) => dueAt - leadOf(pace) <= now());
    for (const { match, dueAt } of near) if (known.get(match) !== dueAt) await notices.remindLate(match);
    known = new Map(near.map(({ match, dueAt }) => [match, dueAt]));
  };
  /** What was not told when the house went down is told now. */
  const catchUp = async () => {
    for (const { match } of await store.notifications.listCorrespondenceDue(Number.MAX_SAFE_INTEGER, MAX_PER_POLL))
      await notices.checkTurns(match);
  };
  return { round, catchUp };
};

/** The first round comes after a while: whoever was here when the house went down is back by then. */
export const startReminders = (
  reminders: ReturnType<typeof makeReminders>,
  failed: (error: unknown) => void,
): { stop(): void } => {
  let isFirst = true;
  const rounds = setInterval(() => {
    const caughtUp = isFirst ? reminders.catchUp() : Promise.resolve();
    isFirst = false;
    caughtUp.then(reminders.round).catch(failed);
  }, POLL_INTERVAL_MS).unref();
  return { stop: () => clearInterval(rounds) };
};
