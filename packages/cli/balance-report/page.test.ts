import { shareOf } from '@sesame/simulator';
import { describe, expect, test } from 'vitest';
import { histogramOf } from './histogram.ts';
import { makeBalancePage } from './page.ts';

describe('histograms', () => {
  test('count every value once, in bins of the same width', () => {
    const bars = histogramOf([10, 11, 11, 49, 50]);
    expect(bars.map(({ label }) => label)).toEqual(['10', '15', '20', '25', '30', '35', '40', '45', '50']);
    expect(bars.map(({ value }) => value)).toEqual([3, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  test('of one value have one bar', () => {
    expect(histogramOf([7, 7])).toEqual([{ label: '7', value: 2 }]);
  });

  test('of nothing have none', () => {
    expect(histogramOf([])).toEqual([]);
  });
});

describe('the page', () => {
  const page = makeBalancePage({
    game: 'blind-nim',
    seats: 2,
    options: { name: '<script>' },
    matches: 40,
    seed: 's',
    bot: 'search',
    wins: [shareOf(30, 40), shareOf(10, 40)],
    draws: shareOf(0, 40),
    plies: { mean: 12, p5: 9, p50: 12, p95: 15, values: [9, 12, 15] },
    branching: {
      mean: 2.5,
      p5: 1,
      p50: 3,
      p95: 3,
      values: [1, 3],
      samples: 40,
      byTenth: [3, 3, 3, 3, 3, 2, 2, 2, 1, 1],
    },
    leads: { by: 'score', won: Array(9).fill(shareOf(3, 4)), matches: Array(9).fill(4), settledAt: 0.4 },
    skill: [{ stronger: 'search', weaker: 'random', points: shareOf(38, 40) }],
  });

  test('tells the figures', () => {
    for (const figure of ['75.0% (59.8-85.8)', '12 plies', '2.5 different moves', 'search – random']) {
      expect(page).toContain(figure);
    }
  });

  test('has a chart in every section, and loads nothing', () => {
    expect(page.match(/<svg /g)).toHaveLength(5);
    expect(page).not.toMatch(/<script|<link|https?:|url\(|NaN|undefined/);
  });
});
