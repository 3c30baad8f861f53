import type { AnyRules, Seat } from '@sesame/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Subscriber } from '../broadcaster.ts';
import type { InputRequest } from '../input-pipeline.ts';
import type { LiveMatch } from '../live-match.ts';
import { makeRaceArbiter } from './arbiter.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A race shown at 5,000 and sent to all seats now, over connections with these RTTs. */
const startRace = (trips: readonly number[], { apart = false } = {}) => {
  const rules: Pick<AnyRules, 'race'> = {
    race: {
      shown: () => 5_000,
      isClaim: () => true,
      isRight: () => true,
      lastWinner: () => undefined,
      isReadying: () => false,
      apart: 'apart',
      untimed: 'untimed',
    },
  };
  const sent = new Map(trips.map((_, seat) => [seat, { shown: 5_000, at: performance.now() }]));
  const head = { awaits: { seats: [] } };
  const match = { rules, revealedTo: sent, head, stored: { id: 'm', options: { apart } } } as unknown as LiveMatch;
  const trip = (low: number) => ({ low, trusted: low, high: low });
  const subscribers: Subscriber[] = trips.map((low, viewer) => ({ viewer, send: () => {}, latency: () => trip(low) }));
  const played: InputRequest[] = [];
  const races = makeRaceArbiter(
    () => ({
      submitInput: (_, asked) => void played.push(asked),
      cached: () => match,
      timeOf: () => 0,
      subscribersOf: () => subscribers,
    }),
    () => performance.now(),
  );
  const claim = (seat: Seat, claimed: number, key = `key ${seat}`) =>
    races.claim(match, { input: { at: 0, by: seat, move: {} }, key }, { claimed, latency: trip(trips[seat] ?? 0) });
  return { races, played, claim, seats: () => played.map(({ input }) => input.by) };
};

test('holds a claim while an earlier one may be in flight', () => {
  const { claim, seats, played } = startRace([0, 200]);
  vi.advanceTimersByTime(800);
  claim(0, 800);
  expect(seats()).toEqual([]);
  vi.advanceTimersByTime(150);
  claim(1, 750);
  expect(seats()).toEqual([1, 0]);
  expect(played.map(({ input }) => input.at)).toEqual([5_750, 5_800]);
  expect(played.map(({ receipt }) => receipt?.decision)).toEqual(['time', 'time']);
});

test('holds no longer than the latency of the other connection', () => {
  const { claim, seats, played } = startRace([0, 120]);
  vi.advanceTimersByTime(800);
  claim(0, 800);
  vi.advanceTimersByTime(119);
  expect(seats()).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(seats()).toEqual([0]);
  expect(played[0]?.receipt).toMatchObject({ decision: 'alone', credited: 800, arrived: 800 });
});

test('holds for at most 250 ms', () => {
  const { claim, seats } = startRace([0, 420]);
  vi.advanceTimersByTime(800);
  claim(0, 800);
  vi.advanceTimersByTime(249);
  expect(seats()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seats()).toEqual([0]);
});

test('a later claim does not prolong the hold', () => {
  const { claim, seats } = startRace([0, 0, 420]);
  vi.advanceTimersByTime(800);
  claim(0, 800);
  vi.advanceTimersByTime(200);
  claim(1, 1_000);
  vi.advanceTimersByTime(49);
  expect(seats()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seats()).toEqual([0, 1]);
});

test('decides at once when all have claimed', () => {
  const { claim, seats } = startRace([0, 300]);
  vi.advanceTimersByTime(600);
  claim(1, 300);
  expect(seats()).toEqual([1]);
});

test('holds a resent claim once and answers it like the first', () => {
  const { claim, played } = startRace([0, 200]);
  vi.advanceTimersByTime(800);
  claim(0, 800);
  claim(0, 800);
  vi.advanceTimersByTime(300);
  expect(played.map(({ key, receipt }) => [key, receipt?.decision])).toEqual([
    ['key 0', 'alone'],
    ['key 0', undefined],
  ]);
});

test('decides held claims before a deadline acts', () => {
  const { races, claim, seats } = startRace([0, 200]);
  vi.advanceTimersByTime(800);
  claim(0, 800);
  races.decide('m');
  expect(seats()).toEqual([0]);
  vi.advanceTimersByTime(300);
  expect(seats()).toEqual([0]);
});

test('holds nothing in an individual race', () => {
  const { claim, seats } = startRace([0, 200], { apart: true });
  vi.advanceTimersByTime(800);
  claim(0, 800);
  expect(seats()).toEqual([0]);
});
