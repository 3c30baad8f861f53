import { expect, test } from 'vitest';
import { en } from '../../locales/daily/en.ts';
import { posterSvg } from '../../widgets/poster/poster.ts';
import { dailyPoster } from './daily-poster.ts';

const standing = (id: string, name: string, score: number) => ({ id, name, guest: false, score, took: score });

const FINISHED = {
  day: '2026-11-17',
  today: '2026-11-17',
  next: 1,
  unit: 'milliseconds' as const,
  state: 'finished' as const,
  streak: 3,
  finishers: 14,
  best: [standing('z', 'Zoe', 30_000), standing('a', 'Ann', 41_200), standing('c', 'Cas', 50_000)],
  friends: [],
};
const END = { score: 41_200, took: 41_200, late: false, marks: [['wrong' as const, 'full' as const]], review: null };
const posterOf = (me: string) =>
  dailyPoster(FINISHED, END, { say: en, title: 'Daily Crystal Code', path: '/daily/crystal-code', me });

test('a poster of the daily puzzle tells result, place and streak, and names nobody', () => {
  const { rows, ...rest } = posterOf('a');
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Result', '41.2 s'],
    ['Place', '2 of 14'],
    ['Streak', '3 days'],
  ]);
  expect(rest).toMatchObject({ game: 'Daily Crystal Code', path: '/daily/crystal-code', highlight: undefined });
  const svg = posterSvg(posterOf('a'), 'https://sesame.example');
  expect(svg).not.toContain('Zoe');
  expect(svg.match(/<circle/g)).toHaveLength(2);
});

test('the place is left out if it is not known', () => {
  expect(posterOf('n').rows.map(({ label }) => label)).toEqual(['Result', 'Streak']);
});
