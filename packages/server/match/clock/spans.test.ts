import { below, makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { pausedBetween, type Span, timeAfter } from './spans.ts';

const SPANS: readonly Span[] = [
  { from: 100, until: 200 },
  { from: 300, until: 1_000 },
];

test.each([
  ['before any rest', 0, 50, 0],
  ['into a rest', 0, 150, 50],
  ['over a rest', 0, 250, 100],
  ['from within a rest', 150, 350, 100],
  ['over all of them', 0, 2_000, 800],
  ['after all of them', 1_000, 2_000, 0],
])('rest %s', (_, from, until, rest) => {
  expect(pausedBetween(SPANS, from, until)).toBe(rest);
});

test.each([
  ['time that ends before a rest', 0, 99, 99],
  ['time that would end as a rest begins', 0, 100, 200],
  ['time that goes on after a rest', 0, 150, 250],
  ['time over two rests', 0, 250, 1_050],
  ['time that begins in a rest', 150, 10, 210],
  ['time that begins after all rests', 1_000, 10, 1_010],
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

test('law: when time is up, just so much of it was not rest, and it is never up in a rest', () => {
  for (const { spans, since, time } of cases) {
    const at = timeAfter(spans, since, time);
    expect(at - since - pausedBetween(spans, since, at)).toBe(time);
    expect(spans.some(({ from, until }) => from <= at && at < until)).toBe(false);
  }
});

test('law: a rest more never makes time end earlier', () => {
  for (const { spans, since, time } of cases) {
    expect(timeAfter(spans, since, time)).toBeGreaterThanOrEqual(timeAfter(spans.slice(1), since, time));
  }
});
