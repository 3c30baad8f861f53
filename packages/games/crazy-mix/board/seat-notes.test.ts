import { expect, test } from 'vitest';
import type { Round, Try, View } from '../rules/state.ts';
import { formatGap, formatTime } from './piece-names.ts';
import { seatNote } from './seat-notes.ts';
import { boardTexts } from './texts.ts';

const say = boardTexts.en;
const tried = (seat: number, time: number, more: Partial<Try> = {}) => ({
  seat,
  target: 0,
  time,
  right: true,
  ...more,
});
const wrong = { right: false } as const;
const costly = { right: false, lost: 3 as unknown as NonNullable<Try['lost']> };

const view = (more: object) =>
  ({ phase: 'turning', seats: [{}, {}, {}], tries: [], rounds: [], ...more }) as unknown as View;
const notes = (more: object) => [0, 1, 2].map((seat) => seatNote(view(more), seat, 'en'));
const time = (ms: number) => formatTime(ms, 'en');
/** After a round with these tries. */
const decided = (tries: readonly Try[], winner?: number) => ({
  rounds: [{ tries, stake: 1, ...(winner !== undefined && { winner }) }] as unknown as readonly Round[],
});

test('after a round the winner’s time is told, how much later others were, and who missed', () => {
  const late = say.late(time(900), formatGap(100, 'en'));
  const tries = [tried(1, 800), tried(0, 900)];
  expect(notes(decided(tries, 1))).toEqual([late, say.first(time(800)), say.silent]);
  const missed = notes(decided([tried(0, 700, wrong), tried(1, 800, costly)]));
  expect(missed).toEqual([say.missed(time(700)), say.missedLost(time(800)), say.silent]);
});

test('a right try counts before a wrong one', () => {
  expect(notes(decided([tried(0, 500, wrong), tried(0, 800)], 0))[0]).toBe(say.first(time(800)));
});

test('without a clock no times are told', () => {
  const told = notes({ ...decided([tried(0, 5), tried(1, 6, wrong), tried(2, 7, costly)], 0), untimed: true });
  expect(told).toEqual([say.right, say.wrong, say.wrongLost]);
});

test('between the rounds it is told who is ready, and who chooses how many cards', () => {
  const seats = [{ ready: true }, { ready: false }, {}];
  expect(notes({ phase: 'ready', seats })).toEqual([say.isReady, say.notReady, say.notReady]);
  const taking = { seat: 1, count: 2 };
  expect(notes({ phase: 'taking', taking })).toEqual(['', say.chooses(2), '']);
  expect(notes({ phase: 'over', ...decided([tried(0, 5)], 0) })).toEqual(['', '', '']);
});
