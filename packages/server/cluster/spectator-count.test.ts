import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMemoryBus } from '../tests/memory-bus.ts';
import { type MatchViewer, makeSpectatorCount, type SpectatorCount } from './spectator-count.ts';

const subscriber = (player: string, viewer: MatchViewer['viewer'] = 'spectator'): MatchViewer => ({
  viewer,
  player,
});
const { open, delivered, away } = makeMemoryBus();
const clock = vi.fn(() => 0);
const BEAT = 3_000;

let audiences: readonly [SpectatorCount, SpectatorCount];
let onMessage: string[];
beforeEach(() => {
  vi.useFakeTimers();
  clock.mockReturnValue(0);
  onMessage = [];
  const [one, two] = [open('one'), open('two')];
  audiences = [
    makeSpectatorCount({ bus: one, onChange: () => {}, clock }),
    makeSpectatorCount({ bus: two, onChange: (match) => onMessage.push(match), clock }),
  ];
  delivered.length = 0;
});
afterEach(() => {
  for (const audience of audiences) audience.stop();
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTime(250);
const counts = () => audiences.map((audience) => audience.of('m'));

test('counts people once over all windows and processes, and no players', () => {
  const [one, two] = audiences;
  one.joined('m', subscriber('ann', 0));
  one.joined('m', subscriber('bo'));
  one.joined('m', subscriber('bo'));
  two.joined('m', subscriber('bo'));
  two.joined('m', subscriber('cas'));
  two.joined('n', subscriber('cas'));
  settled();
  expect(counts()).toEqual([2, 2]);
  one.left('m', subscriber('bo'));
  two.left('m', subscriber('bo'));
  settled();
  expect(counts()).toEqual([2, 2]);
  one.left('m', subscriber('bo'));
  settled();
  expect(counts()).toEqual([1, 1]);
  two.left('m', subscriber('cas'));
  settled();
  expect([...counts(), one.of('n')]).toEqual([0, 0, 1]);
});

test('publishes a crowd as one message, without those who have left again', () => {
  const [one, two] = audiences;
  for (let n = 0; n < 1_000; n++) one.joined('m', subscriber(`p${n}`));
  settled();
  expect(delivered).toEqual(['moved one to two']);
  expect(counts()).toEqual([1_000, 1_000]);
  expect(new Set(onMessage)).toEqual(new Set(['m']));
  two.joined('m', subscriber('ann'));
  two.left('m', subscriber('ann'));
  settled();
  expect(delivered).toEqual(['moved one to two']);
});

test('resyncs after a lost message at the next heartbeat, even if the count is the same', () => {
  const [one] = audiences;
  one.joined('m', subscriber('ann'));
  one.joined('n', subscriber('bo'));
  settled();
  away(() => {
    one.left('n', subscriber('bo'));
    one.joined('m', subscriber('bo'));
    settled();
  });
  expect(counts()).toEqual([2, 1]);
  vi.advanceTimersByTime(BEAT);
  expect(counts()).toEqual([2, 2]);
  expect(audiences[1].of('n')).toBe(0);
});

test('drops the spectators of a dead process', () => {
  const [one, two] = audiences;
  one.joined('m', subscriber('ann'));
  two.joined('m', subscriber('bo'));
  settled();
  one.stop();
  clock.mockReturnValue(60_000);
  vi.advanceTimersByTime(BEAT);
  expect(two.of('m')).toBe(1);
});
