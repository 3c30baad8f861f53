import { changeTimeControl, deadlineOf, fold } from '@sesame/match';
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
const NOTHING: Amendments = { paces: [], standins: [], holidays: [] };
const EPOCH = 5_000_000;

let load: (amendments?: Partial<Amendments>, rows?: readonly LogRow[], pace?: TimeControl) => LiveMatch;
beforeAll(async () => {
  const { rules, stored: duel } = await loadDuel();
  const stored = { ...duel, epoch: EPOCH, startedAt: EPOCH };
  load = (amendments = {}, rows = [], pace = LIVE) =>
    loadMatch({ ...stored, pace, amendments: { ...NOTHING, ...amendments } }, rules, rows);
});

const hide = (seq: number, by: number, at: number): LogRow => ({ seq, by, at, move: { type: 'hide', code: 'rrybw' } });
const deadline = (match: LiveMatch, seat: number) => deadlineOf(match.head.clock, timingOf(match, match.head), seat);

test('a match with a changed time control loads as it was played', () => {
  const hidden = fold(load().head, hide(1, 0, 40_000));
  const played = hidden.ok && changeTimeControl(hidden.value, { pace: DAYS, at: 50_000 });
  const timeControls = [{ seq: 1, at: 50_000, pace: DAYS, was: LIVE }];
  const loaded = load({ paces: timeControls }, [hide(1, 0, 40_000)], DAYS);
  expect(loaded.head.pace).toEqual(DAYS);
  expect(loaded.head.clock).toEqual(played ? played.clock : undefined);
  expect(deadline(loaded, 1)).toBe(1_050_000);
});

test('each move is timed by the time control of its moment', () => {
  const timeControls = [
    { seq: 0, at: 10_000, pace: DAYS, was: LIVE },
    { seq: 1, at: 900_000, pace: LIVE, was: DAYS },
  ];
  const match = load({ paces: timeControls }, [hide(1, 0, 800_000)], LIVE);
  expect(match.head.clock.bank).toEqual([60_000, 60_000]);
  expect(deadline(match, 1)).toBe(990_000);
  const late = load({ paces: timeControls }, [hide(1, 0, 800_000), hide(2, 1, 950_000)], LIVE);
  expect(late.head.clock.bank).toEqual([60_000, 40_000]);
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
