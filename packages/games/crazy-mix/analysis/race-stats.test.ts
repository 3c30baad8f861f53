import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { Round, Try } from '../rules/state.ts';
import { raceStatsOf, roundsOf } from './race-stats.ts';

const made = (seat: number, time: number, more: Partial<Try> = {}): Try => ({
  seat,
  target: 0,
  symbol: 'rTBe',
  time,
  right: true,
  ...more,
});
const round = (tries: readonly Try[], winner?: number): Round => ({
  wanted: { symbol: 'rTBe' },
  target: 0,
  stake: 1,
  tries,
  ...(winner !== undefined && { winner }),
});

test('times count right tries only; misses and lost cards are counted', () => {
  const rounds = [
    round([made(1, 700, { right: false, lost: 'bSBf' }), made(0, 900)], 0),
    round([made(0, 400, { right: false }), made(0, 1_500)], 0),
    round([made(1, 800)], 1),
    round([made(0, 1_100)], 0),
    round([]),
  ];
  expect(raceStatsOf(rounds, 0)).toEqual({
    seat: 0,
    won: 3,
    hits: 3,
    misses: 1,
    lost: 0,
    quickest: 900,
    median: 1_100,
  });
  expect(raceStatsOf(rounds, 1)).toEqual({ seat: 1, won: 1, hits: 1, misses: 1, lost: 1, quickest: 800, median: 800 });
  expect(raceStatsOf(rounds, 2)).toEqual({ seat: 2, won: 0, hits: 0, misses: 0, lost: 0 });
});

test('the median of an even number of times is the mean of the middle two', () => {
  const rounds = [300, 500, 700, 1_500].map((time) => round([made(0, time)], 0));
  expect(raceStatsOf(rounds, 0).median).toBe(600);
});

test('every golden record can be analysed, and wins add up', () => {
  const folder = new URL('../tests/golden/', import.meta.url);
  const names = readdirSync(folder).filter((name) => !name.includes('.views.'));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const record = parseRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!record.ok) throw new Error(record.error.message);
    const rounds = roundsOf(record.value) ?? [];
    const won = record.value.seats.map((_, seat) => raceStatsOf(rounds, seat).won);
    const right = rounds.flatMap(({ tries }) => tries.filter(({ right }) => right)).length;
    const raced = rounds.filter(({ winner }) => winner !== undefined).length;
    expect(won.reduce((sum, wins) => sum + wins, 0)).toBe(record.value.options.untimed === true ? right : raced);
  }
});
