import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Watcher } from '../match/broadcaster.ts';
import { makeHub } from '../tests/memory-bus.ts';
import { type Audience, makeAudience } from './spectator-count.ts';

const watcher = (player: string, viewer: Watcher['viewer'] = 'spectator'): Watcher => ({
  viewer,
  player,
  send: () => {},
});
const { open, delivered, away } = makeHub();
const clock = vi.fn(() => 0);
const BEAT = 3_000;

let audiences: readonly [Audience, Audience];
let heard: string[];
beforeEach(() => {
  vi.useFakeTimers();
  clock.mockReturnValue(0);
  heard = [];
  const [one, two] = [open('one'), open('two')];
  audiences = [
    makeAudience({ bus: one, heard: () => {}, clock }),
    makeAudience({ bus: two, heard: (match) => heard.push(match), clock }),
  ];
  delivered.length = 0;
});
afterEach(() => {
  for (const audience of audiences) audience.stop();
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTime(250);
const counts = () => audiences.map((audience) => audience.of('m'));

test('people are counted once, whatever windows and processes they look through, and players are not', () => {
  const [one, two] = audiences;
  one.came('m', watcher('ann', 0));
  one.came('m', watcher('bo'));
  one.came('m', watcher('bo'));
  two.came('m', watcher('bo'));
  two.came('m', watcher('cas'));
  two.came('n', watcher('cas'));
  settled();
  expect(counts()).toEqual([2, 2]);
  one.left('m', watcher('bo'));
  two.left('m', watcher('bo'));
  settled();
  expect(counts()).toEqual([2, 2]);
  one.left('m', watcher('bo'));
  settled();
  expect(counts()).toEqual([1, 1]);
  two.left('m', watcher('cas'));
  settled();
  expect([...counts(), one.of('n')]).toEqual([0, 0, 1]);
});

test('a crowd that comes is one word to each, and nobody is told of who came and went', () => {
  const [one, two] = audiences;
  for (let n = 0; n < 1_000; n++) one.came('m', watcher(`p${n}`));
  settled();
  expect(delivered).toEqual(['moved one to two']);
  expect(counts()).toEqual([1_000, 1_000]);
  expect(new Set(heard)).toEqual(new Set(['m']));
  two.came('m', watcher('ann'));
  two.left('m', watcher('ann'));
  settled();
  expect(delivered).toEqual(['moved one to two']);
});

test('a word that was lost is asked for after the next beat, even if as many came as went', () => {
  const [one] = audiences;
  one.came('m', watcher('ann'));
  one.came('n', watcher('bo'));
  settled();
  away(() => {
    one.left('n', watcher('bo'));
    one.came('m', watcher('bo'));
    settled();
  });
  expect(counts()).toEqual([2, 1]);
  vi.advanceTimersByTime(BEAT);
  expect(counts()).toEqual([2, 2]);
  expect(audiences[1].of('n')).toBe(0);
});

test('those who were with a process that is gone are not counted any more', () => {
  const [one, two] = audiences;
  one.came('m', watcher('ann'));
  two.came('m', watcher('bo'));
  settled();
  one.stop();
  clock.mockReturnValue(60_000);
  vi.advanceTimersByTime(BEAT);
  expect(two.of('m')).toBe(1);
});
