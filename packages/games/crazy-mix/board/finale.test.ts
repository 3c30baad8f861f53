import { LOCALES } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { Round, Try, View } from '../rules/state.ts';
import { finale } from './finale.ts';

const right = (seat: number, time: number): Try => ({ seat, target: 3, symbol: 'rTBe', time, right: true });
const round = (winner: number, ...tries: readonly Try[]): Round => ({
  wanted: { symbol: 'rTBe' },
  target: 3,
  stake: 2,
  tries,
  winner,
});

const end = (rounds: readonly Round[], locale: (typeof LOCALES)[number] = 'en') =>
  finale(
    { rounds, seats: [{ won: ['rTBe'] }, { won: [] }] } as unknown as View,
    { ranks: [1, 2] },
    {
      viewer: 0,
      events: [],
      context: { locale, names: ['Ann', 'Bo'] },
    },
  );

test('the moment of the match is the closest round', () => {
  const rounds = [
    round(0, right(0, 900)),
    round(1, right(1, 1500), right(0, 1540)),
    round(0, right(0, 1), right(1, 99)),
  ];
  expect(end(rounds).highlight).toBe('Round 2: Bo was 40\u00A0ms faster than Ann.');
});

test('without a near miss it is the fastest find', () => {
  for (const locale of LOCALES) expect(end([round(0, right(0, 900))], locale).highlight).toContain('Ann');
  expect(end([round(0, right(0, 900))]).highlight).toBe('The fastest find was Ann’s: 0.90\u00A0s, in round 1.');
  expect(end([]).highlight).toBeUndefined();
});

test('the table counts rounds and cards', () => {
  const { columns } = end([round(0, right(0, 900))]);
  expect(columns.map(({ of }) => of(0, 9))).toEqual([1, '0.90\u00A0s', 0, 1]);
  expect(columns.map(({ of }) => of(1, 9))).toEqual([0, '–', 0, 0]);
});
