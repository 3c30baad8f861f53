import { expect, test } from 'vitest';
import { en } from '../../locales/daily/en.ts';
import { posterSvg } from '../../widgets/poster/poster.ts';
import { dailyPoster } from './daily-poster.ts';

const SOLVED = {
  day: '2026-11-17',
  state: 'solved',
  took: 41_200,
  tries: 2,
  streak: 3,
  solvers: 14,
  best: [
    { name: 'Zoe', took: 30_000 },
    { name: 'Ann', took: 41_200 },
    { name: 'Cas', took: 50_000 },
  ],
} as const;
const PLACE = { title: 'Daily Crystal Code', path: '/daily/crystal-code' };
const posterOf = (change: object = {}) => dailyPoster({ ...SOLVED, best: [...SOLVED.best], ...change }, en, PLACE);

test('a poster of the daily puzzle tells time, place and streak, and names nobody', () => {
  const { rows, ...rest } = posterOf();
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Time', '41.2 s'],
    ['Place', '2 of 14'],
    ['Streak', '3 days'],
  ]);
  expect(rest).toMatchObject({ game: 'Daily Crystal Code', path: PLACE.path, highlight: undefined });
  expect(posterSvg(posterOf(), 'https://sesame.example')).not.toContain('Zoe');
});

test('the place is left out if it is not known', () => {
  expect(posterOf({ took: 90_000 }).rows.map(({ label }) => label)).toEqual(['Time', 'Streak']);
});
