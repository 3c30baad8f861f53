import type { TimeControl } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';
import type { Notifications } from './notifications.ts';

const HOUR_MS = 3_600_000;
const MAX_LEAD_MS = 6 * HOUR_MS;
const POLL_INTERVAL_MS = 60_000;
const MAX_PER_POLL = 1_000;

/** Time before the deadline at which a player is reminded: a quarter of the time, at most six hours. */
export const leadOf = ({ perMove, bank }: TimeControl): number => Math.min(MAX_LEAD_MS, ((perMove + bank) * 1000) / 4);

/** Reminds players of correspondence matches before their time is up. */
export const makeReminders = (
  store: Pick<Store, 'notifications'>,
  now: Now,
  notifications: Pick<Notifications, 'checkTurns' | 'remindLate'>,
) => {
  /** Deadlines handled already, to avoid loading matches again. The store knows who was notified. */
  let known = new Map<string, number>();

  const poll = async () => {
    const soon = await store.notifications.listCorrespondenceDue(now() + MAX_LEAD_MS, MAX_PER_POLL);
    const near = soon.filter(({ dueAt, pace }) => dueAt - leadOf(pace) <= now());
    for (const { match, dueAt } of near) if (known.get(match) !== dueAt) await notifications.remindLate(match);
    known = new Map(near.map(({ match, dueAt }) => [match, dueAt]));
  };
  /** Sends notifications that were lost in a shutdown. */
  const catchUp = async () => {
    for (const { match } of await store.notifications.listCorrespondenceDue(Number.MAX_SAFE_INTEGER, MAX_PER_POLL))
      await notifications.checkTurns(match);
  };
  return { poll, catchUp };
};

/** Starts polling. The first poll is delayed, so that players can reconnect after a restart. */
export const startReminders = (
  reminders: ReturnType<typeof makeReminders>,
  onError: (error: unknown) => void,
): { stop(): void } => {
  let isFirst = true;
  const polls = setInterval(() => {
    const caughtUp = isFirst ? reminders.catchUp() : Promise.resolve();
    isFirst = false;
    caughtUp.then(reminders.poll).catch(onError);
  }, POLL_INTERVAL_MS).unref();
  return { stop: () => clearInterval(polls) };
};
