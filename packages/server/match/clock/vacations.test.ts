import { VACATION_DAYS_PER_YEAR } from '@sesame/protocol';
import { expect, test } from 'vitest';
import type { Vacation } from '../../store/repositories/amendments.ts';
import { makeVacations } from './vacations.ts';

type Deps = Parameters<typeof makeVacations>[0];

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 6, 1);

/** Ann's vacations, and what follows from a request. */
const open = (taken: readonly Vacation[], { isFirst = true, isAway = true } = {}) => {
  const all = [...taken];
  const reloaded: string[] = [];
  const pace = (kind: string) => ({ kind, perMove: 0, bank: 0 });
  const deps = {
    store: {
      amendments: {
        vacationsOf: async () => all,
        startVacation: async (holiday: Vacation, before: number) =>
          isFirst && before === taken.length && all.push(holiday) > 0,
        endVacation: async () => isAway,
      },
      matches: {
        ofPlayer: async () => [
          { id: 'slow', pace: pace('correspondence') },
          { id: 'live', pace: pace('live') },
        ],
      },
    },
    matches: { reloadAmendments: async (id: string) => void reloaded.push(id) },
    now: () => NOW,
  };
  return { ...makeVacations(deps as unknown as Deps), reloaded };
};
const trip = (days: number, until: number): Vacation => ({ player: 'ann', from: until - days * DAY_MS, until });
const start = async (days: number, ...[taken, more]: Parameters<typeof open>) => {
  const vacations = open(taken, more);
  const answer = await vacations.start('ann', days);
  return [answer.ok ? answer.value : answer.error.code, vacations.reloaded];
};

test('a vacation takes its days from those of the year, and pauses slow matches', async () => {
  const until = NOW + 5 * DAY_MS;
  const past = trip(3, NOW - DAY_MS);
  expect(await start(5, [past])).toEqual([{ left: VACATION_DAYS_PER_YEAR - 8, until }, ['slow']]);
  expect(await start(VACATION_DAYS_PER_YEAR, [])).toMatchObject([{ left: 0 }, ['slow']]);
});

test.each<[string, string, number, readonly Vacation[], Parameters<typeof open>[1]?]>([
  ['longer than the days that are left', 'no-days-left', VACATION_DAYS_PER_YEAR - 2, [trip(3, NOW)]],
  ['during another', 'on-holiday', 1, [trip(3, NOW + 1)]],
  ['at the same moment as another', 'on-holiday', 1, [], { isFirst: false }],
])('no vacation begins %s', async (_, code, days, taken, more) => {
  expect(await start(days, taken, more)).toEqual([code, []]);
});

test('a vacation is told until it is over, and can be ended until then', async () => {
  expect(await open([trip(2, NOW + 1)]).describe('ann')).toMatchObject({ until: NOW + 1 });
  expect(await open([trip(2, NOW)]).describe('ann')).toEqual({ left: VACATION_DAYS_PER_YEAR - 2 });
  const away = open([trip(2, NOW + 1)]);
  expect([(await away.end('ann')).ok, away.reloaded]).toEqual([true, ['slow']]);
  const here = open([], { isAway: false });
  expect([await here.end('ann'), here.reloaded]).toMatchObject([{ ok: false, error: { code: 'not-on-holiday' } }, []]);
});
