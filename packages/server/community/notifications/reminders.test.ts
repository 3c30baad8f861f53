import { expect, test } from 'vitest';
import type { CorrespondenceDeadline, NotificationsStore } from '../../store/repositories/notifications.ts';
import { leadOf, makeReminders } from './reminders.ts';

const HOUR = 3_600_000;
const days = (perMove: number) => ({ kind: 'correspondence', perMove: perMove * 86_400, bank: 0 }) as const;

test.each([
  [1 / 12, HOUR / 2],
  [1, 6 * HOUR],
  [3, 6 * HOUR],
  [14, 6 * HOUR],
])('with %s days per move, reminds %s ms before the deadline', (perMove, lead) => {
  expect(leadOf(days(perMove))).toBe(lead);
});

const round = (slow: readonly CorrespondenceDeadline[]) => {
  let now = 0;
  const told: string[] = [];
  const notices: Pick<NotificationsStore, 'listCorrespondenceDue'> = {
    listCorrespondenceDue: async (before) => slow.filter(({ dueAt }) => dueAt <= before),
  };
  const store = { notifications: notices as NotificationsStore };
  const reminders = makeReminders(store, () => now, {
    checkTurns: async (match) => void told.push(`check ${match}`),
    remindLate: async (match) => void told.push(`remind ${match}`),
  });
  return { ...reminders, told, at: (time: number) => (now = time) };
};

test('reminds once per deadline, when it is near', async () => {
  const slow: CorrespondenceDeadline[] = [
    { match: 'soon', dueAt: 24 * HOUR, pace: days(1) },
    { match: 'quick', dueAt: 24 * HOUR, pace: days(1 / 12) },
    { match: 'far', dueAt: 100 * HOUR, pace: days(14) },
  ];
  const reminders = round(slow);
  reminders.at(17 * HOUR);
  await reminders.poll();
  expect(reminders.told).toEqual([]);
  reminders.at(18 * HOUR);
  await reminders.poll();
  await reminders.poll();
  expect(reminders.told).toEqual(['remind soon']);
  reminders.at(23.5 * HOUR);
  await reminders.poll();
  expect(reminders.told).toEqual(['remind soon', 'remind quick']);
  slow[0] = { match: 'soon', dueAt: 25 * HOUR, pace: days(1) };
  await reminders.poll();
  expect(reminders.told.slice(2)).toEqual(['remind soon']);
});

test('checks every correspondence match once after a start', async () => {
  const reminders = round([{ match: 'far', dueAt: 1_000 * HOUR, pace: days(14) }]);
  await reminders.catchUp();
  expect(reminders.told).toEqual(['check far']);
});
