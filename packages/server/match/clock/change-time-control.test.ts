import { deadlineOf, fold } from '@sesame/match';
import type { TimeControl } from '@sesame/protocol';
import { beforeAll, expect, test } from 'vitest';
import type { Amendments } from '../../store/repositories/amendments.ts';
import type { LogRow } from '../../store/store.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import type { LiveMatch } from '../live-match.ts';
import { loadMatch } from '../load-match.ts';
import { nextDeadline, overdueInput } from '../next-deadline.ts';
import { timingOf } from './match-clock.ts';

const LIVE: TimeControl = { kind: 'live', perMove: 30, bank: 60 };
const DAYS: TimeControl = { kind: 'correspondence', perMove: 1_000, bank: 0 };
const NOTHING: Amendments = { standins: [], holidays: [] };
const EPOCH = 5_000_000;

let load: (amendments?: Partial<Amendments>, rows?: readonly LogRow[], pace?: TimeControl) => LiveMatch;
beforeAll(async () => {
  const { rules, stored: duel } = await loadDuel();
  const stored = { ...duel, epoch: EPOCH, startedAt: EPOCH };
  load = (amendments = {}, rows = [], startPace = LIVE) =>
    loadMatch({ ...stored, startPace, amendments: { ...NOTHING, ...amendments } }, rules, rows);
});

const hide = (seq: number, by: number, at: number): LogRow => ({ seq, by, at, move: { type: 'hide', code: 'rrybw' } });
/** Both players agree to another time control. */
const change = (seq: number, timeControl: TimeControl, at: number): LogRow => ({
  kind: 'offer',
  seq,
  at,
  by: 0,
  timeControl,
  agreed: [0, 1],
});
const deadline = (match: LiveMatch, seat: number) => deadlineOf(match.head.clock, timingOf(match, match.head), seat);

test('a time control changes once both have agreed', () => {
  const offer: LogRow = { kind: 'offer', seq: 2, at: 45_000, by: 0, timeControl: DAYS };
  const offered = load({}, [hide(1, 0, 40_000), offer]);
  expect(offered.head.pace).toEqual(LIVE);
  expect(offered.head.offer).toEqual({ seat: 0, pace: DAYS, agreed: [0] });
  const agree = (timeControl: TimeControl) =>
    fold(offered.head, { kind: 'agree', seq: 3, at: 50_000, by: 1, timeControl });
  expect(agree(LIVE)).toMatchObject({ ok: false, error: { code: 'no-offer' } });
  const agreed = agree(DAYS);
  if (!agreed.ok) throw new Error(agreed.error.message);
  expect(agreed.value).toMatchObject({ pace: DAYS, seq: 3, plies: 1 });
  expect(agreed.value.offer).toBeUndefined();
  expect(deadlineOf(agreed.value.clock, { pace: DAYS }, 1)).toBe(1_050_000);
  expect(fold(agreed.value, { kind: 'undo', seq: 4, at: 51_000, by: 0, undoes: 1 }).ok).toBe(false);
});

test('each move is timed by the time control of its moment', () => {
  const rows = [change(1, DAYS, 10_000), hide(2, 0, 800_000), change(3, LIVE, 900_000)];
  const match = load({}, rows);
  expect(match.head.clock.bank).toEqual([60_000, 60_000]);
  expect(deadline(match, 1)).toBe(990_000);
  const late = load({}, [...rows, hide(4, 1, 950_000)]);
  expect(late.head.clock.bank).toEqual([60_000, 40_000]);
});

test('nothing is played in a match that was ended', () => {
  const ended = load({}, [hide(1, 0, 40_000), { kind: 'end', seq: 2, at: 50_000, note: 'Over.' }]);
  expect(ended.head.end).toEqual({ at: 50_000, note: 'Over.' });
  expect(fold(ended.head, hide(3, 1, 60_000))).toMatchObject({ ok: false, error: { code: 'aborted' } });
  expect(overdueInput(ended, 900_000)).toBeUndefined();
});

test('a vacation pauses the deadline, and its end is a deadline', () => {
  const vacations = [{ player: 'ann', from: EPOCH + 100_000, until: EPOCH + 9_000_000 }];
  const match = load({ holidays: vacations }, [hide(1, 1, 0)], DAYS);
  expect(deadline(match, 0)).toBe(9_900_000);
  expect(nextDeadline(match, 200_000)).toBe(9_000_000);
  expect(overdueInput(match, 5_000_000)).toBeUndefined();
  expect(overdueInput(match, 9_900_000)).toMatchObject({ by: 'clock', move: { type: 'forfeit', seat: 0 } });
});

test('a vacation does not pause a live clock, and a substitute is never late', () => {
  const vacations = [{ player: 'ann', from: EPOCH, until: EPOCH + 9_000_000 }];
  const live = load({ holidays: vacations }, [hide(1, 1, 0)]);
  expect(overdueInput(live, 90_000)).toMatchObject({ by: 'clock' });
  const substitutes = [{ seat: 0, warnAt: 1, botAt: 2, bot: 'master' }];
  const replaced = load({ standins: substitutes }, [hide(1, 1, 0)]);
  expect(overdueInput(replaced, 90_000)).toBeUndefined();
});

test('finds a late player behind a late bot', () => {
  const substitutes = [{ seat: 0, warnAt: 1, botAt: 2, bot: 'master' }];
  expect(overdueInput(load({ standins: substitutes }), 90_000)).toMatchObject({
    by: 'clock',
    move: { type: 'forfeit', seat: 1 },
  });
});
