import { expect, test } from 'vitest';
import type { StoredTournament } from '../../store/repositories/tournaments.ts';
import { nextOfSeries } from './repeat.ts';

const DAY_MS = 86_400_000;
const WEEKLY: StoredTournament = {
  id: 'cup',
  version: 7,
  name: 'Friday cup',
  game: 'crack-the-code',
  options: {},
  pace: { kind: 'live', perMove: 30, bank: 0 },
  format: 'swiss',
  rounds: 5,
  places: 8,
  size: 2,
  start: { kind: 'time', at: 1_000 },
  repeats: 'week',
  misses: 0,
  rated: true,
  organiser: 'ann',
  organiserName: 'Ann',
  secret: '00'.repeat(32),
  state: 'open',
  round: 0,
  createdAt: 1,
};

test('the next of a series has the same settings, a period later, and a secret of its own', () => {
  const next = nextOfSeries(WEEKLY, { now: 1_200, isCalledOff: false });
  expect(next).toMatchObject({
    name: 'Friday cup',
    organiser: 'ann',
    start: { kind: 'time', at: 1_000 + 7 * DAY_MS },
    repeats: 'week',
    state: 'open',
    round: 0,
    version: 0,
  });
  expect(next?.id).not.toBe(WEEKLY.id);
  expect(next?.secret).not.toBe(WEEKLY.secret);
});

test('those that were missed in a downtime are skipped', () => {
  const next = nextOfSeries({ ...WEEKLY, repeats: 'day' }, { now: 1_000 + 2.5 * DAY_MS, isCalledOff: false });
  expect(next?.start).toEqual({ kind: 'time', at: 1_000 + 3 * DAY_MS });
});

test('a series ends when it was called off three times in a row', () => {
  const second = nextOfSeries(WEEKLY, { now: 1_200, isCalledOff: true });
  expect(second).toMatchObject({ misses: 1 });
  expect(nextOfSeries({ ...WEEKLY, misses: 2 }, { now: 1_200, isCalledOff: true })).toBeUndefined();
  expect(nextOfSeries({ ...WEEKLY, misses: 2 }, { now: 1_200, isCalledOff: false })).toMatchObject({ misses: 0 });
});

test('other tournaments have no next', () => {
  const { repeats: _repeats, ...once } = WEEKLY;
  expect(nextOfSeries(once, { now: 1_200, isCalledOff: false })).toBeUndefined();
});
