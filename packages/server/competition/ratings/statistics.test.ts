import { expect, test } from 'vitest';
import { makeStatistics, sumHeadToHead, withTotal } from './statistics.ts';

test('results between two players add up', () => {
  const duels = { game: 'crack-the-code', won: 3, drew: 1, lost: 2 };
  expect(withTotal(duels)).toEqual({ ...duels, matches: 6 });
  expect(sumHeadToHead([duels, { won: 1, drew: 4, lost: 0 }])).toEqual({ matches: 11, won: 4, drew: 5, lost: 2 });
  expect(sumHeadToHead([])).toEqual({ matches: 0, won: 0, drew: 0, lost: 0 });
});

test('statistics are of each game, overall and by the number of players', () => {
  const two = { game: 'passwords', seats: 2, matches: 3, won: 1, drew: 1, ranks: 5, plies: 30, took: 300 };
  const four = { game: 'passwords', seats: 4, matches: 1, won: 0, drew: 0, ranks: 3, plies: 50, took: 100 };
  const other = { game: 'crazy-mix', seats: 2, matches: 2, won: 2, drew: 0, ranks: 2, plies: 8, took: 60 };
  const ofTwo = { matches: 3, won: 1, drew: 1, lost: 1, rank: 5 / 3, plies: 10, took: 100 };
  const ofFour = { matches: 1, won: 0, drew: 0, lost: 1, rank: 3, plies: 50, took: 100 };
  const ofOther = { matches: 2, won: 2, drew: 0, lost: 0, rank: 1, plies: 4, took: 30 };
  expect(makeStatistics([two, other, four])).toEqual([
    {
      game: 'passwords',
      all: { matches: 4, won: 1, drew: 1, lost: 2, rank: 2, plies: 20, took: 100 },
      bySeats: [
        { seats: 2, ...ofTwo },
        { seats: 4, ...ofFour },
      ],
    },
    { game: 'crazy-mix', all: ofOther, bySeats: [{ seats: 2, ...ofOther }] },
  ]);
});
