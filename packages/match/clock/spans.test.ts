import { below, makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { pausedBetween, type Span, timeAfter } from './spans.ts';

const SPANS: readonly Span[] = [
  { from: 100, until: 200 },
  { from: 300, until: 1_000 },
];

test.each([
  ['before any pause', 0, 50, 0],
  ['into a pause', 0, 150, 50],
  ['over a pause', 0, 250, 100],
  ['from within a pause', 150, 350, 100],
  ['over all of them', 0, 2_000, 800],
  ['after all of them', 1_000, 2_000, 0],
])('paused time %s', (_, from, until, paused) => {
  expect(pausedBetween(SPANS, from, until)).toBe(paused);
});

test.each([
  ['time that ends before a pause', 0, 99, 99],
  ['time that would end as a pause begins', 0, 100, 200],
  ['time that continues after a pause', 0, 150, 250],
  ['time over two pauses', 0, 250, 1_050],
  ['time that begins in a pause', 150, 10, 210],
  ['time that begins after all pauses', 1_000, 10, 1_010],
])('%s', (_, since, time, at) => {
  expect(timeAfter(SPANS, since, time)).toBe(at);
});

/** Spans that may touch and overlap, and a time to measure. */
const cases = Array.from({ length: 500 }, (_, seed) => {
  const rng = makeRng(seed);
  const spans = Array.from({ length: below(rng, 6) }, () => {
    const from = below(rng, 500);
    return { from, until: from + 1 + below(rng, 300) };
  });
  return { spans: spans.toSorted((a, b) => a.from - b.from), since: below(rng, 600), time: below(rng, 600) };
});

test('law: exactly the given time has run unpaused at the deadline, which is never within a pause', () => {
  for (const { spans, since, time } of cases) {
    const at = timeAfter(spans, since, time);
    expect(at - since - pausedBetween(spans, since, at)).toBe(time);
    expect(spans.some(({ from, until }) => from <= at && at < until)).toBe(false);
  }
});

test('law: another pause never makes the deadline earlier', () => {
  for (const { spans, since, time } of cases) {
    expect(timeAfter(spans, since, time)).toBeGreaterThanOrEqual(timeAfter(spans.slice(1), since, time));
  }
});
