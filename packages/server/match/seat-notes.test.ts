import { expect, test } from 'vitest';
import type { Amendments } from '../store/repositories/amendments.ts';
import { loadDuel } from '../tests/stored-match.ts';
import { loadMatch } from './load-match.ts';
import { seatNotes } from './seat-notes.ts';

const EPOCH = 100_000;
const { rules, stored } = await loadDuel();

/** The absences at a match time. */
const notes = (
  at: number,
  amendments: Partial<Amendments> | undefined,
  kind: 'live' | 'correspondence' = 'correspondence',
) => {
  const match = { ...stored, epoch: EPOCH, pace: { kind, perMove: 86_400, bank: 0 } };
  const amended = amendments && { amendments: { standins: [], holidays: [], ...amendments } };
  return seatNotes(loadMatch({ ...match, ...amended }, rules, []), at);
};
const holidays = [
  { player: 'bo', from: EPOCH + 1_000, until: EPOCH + 2_000 },
  { player: 'cleo', from: EPOCH, until: EPOCH + 9_000 },
];

test('a vacation is noted by correspondence, from its beginning until its end', () => {
  const noted = [{ seat: 1, holiday: EPOCH + 2_000 }];
  expect([999, 1_000, 1_999, 2_000].map((at) => notes(at, { holidays }))).toEqual([[], noted, noted, []]);
  expect(notes(1_500, { holidays }, 'live')).toEqual([]);
});

test('a countdown and a substitute are noted, before a vacation', () => {
  const missed = { warnAt: 10, botAt: 20 };
  expect(notes(1_500, { holidays, standins: [{ seat: 1, ...missed }] })).toEqual([{ seat: 1, missed }]);
  expect(notes(1_500, { standins: [{ seat: 0, ...missed, bot: 'novice' }] }, 'live')).toEqual([
    { seat: 0, bot: 'novice' },
  ]);
  expect(notes(1_500, undefined)).toEqual([]);
});
