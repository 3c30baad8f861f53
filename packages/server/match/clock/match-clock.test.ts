import { expect, test } from 'vitest';
import type { Amendments } from '../../store/repositories/amendments.ts';
import { STORED_DUEL } from '../../tests/stored-match.ts';
import { botAt, pausesOf } from './match-clock.ts';

const DAYS = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
const EPOCH = 10_000;
const holidays: Amendments['holidays'] = [
  { player: 'bo', from: 12_000, until: 15_000 },
  { player: 'cleo', from: 12_000, until: 16_000 },
  { player: 'bo', from: 20_000, until: 21_000 },
];
const stored = { ...STORED_DUEL, epoch: EPOCH, amendments: { standins: [], holidays } };

test('vacations pause their players’ clocks, in match time, by correspondence only', () => {
  const own = [
    { from: 2_000, until: 5_000 },
    { from: 10_000, until: 11_000 },
  ];
  expect(pausesOf(stored, DAYS)).toEqual([[], own]);
  expect(pausesOf(stored, { ...DAYS, kind: 'live' })).toEqual([]);
  expect(pausesOf({ ...stored, amendments: { standins: [], holidays: [] } }, DAYS)).toEqual([]);
});

test('a paused match pauses every clock for good, from its start on too', () => {
  const forever = (from: number) => [{ from, until: Number.POSITIVE_INFINITY }];
  expect(pausesOf({ ...stored, pausedAt: 0 }, DAYS)).toEqual([forever(0), forever(0)]);
  expect(pausesOf({ ...STORED_DUEL, pausedAt: 7 }, { ...DAYS, kind: 'live' })).toEqual([forever(7), forever(7)]);
});

test('a seat is played by its own bot, or by a substitute that has taken over', () => {
  const countdown = { warnAt: 1, botAt: 2 };
  const standins = [
    { seat: 1, ...countdown },
    { seat: 2, ...countdown, bot: 'novice' },
  ];
  const seats = [{ name: 'Master', bot: 'master' }, ...STORED_DUEL.seats];
  const match = { ...STORED_DUEL, seats, amendments: { standins, holidays: [] } };
  expect([0, 1, 2].map((seat) => botAt(match, seat))).toEqual(['master', undefined, 'novice']);
  expect(botAt(STORED_DUEL, 0)).toBeUndefined();
});
