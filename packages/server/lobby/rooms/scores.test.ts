import { expect, test } from 'vitest';
import type { RoomMatchRow } from '../../store/repositories/rooms.ts';
import { roomScores } from './scores.ts';

const match = (players: readonly string[], ranks?: readonly number[]): RoomMatchRow => ({
  id: 'm',
  table: 't',
  game: 'fake-crystal',
  seats: players.map((name) => (name === 'bot' ? { name, bot: 'random' } : { name, player: name })),
  ...(ranks !== undefined && { outcome: { ranks } }),
});

test('gives a point for every player ranked lower and half a point for every equal one', () => {
  const scores = roomScores([match(['ann', 'bo', 'cas', 'bot'], [1, 2, 2, 4])]);
  expect(scores.get('ann')).toEqual({ points: 3, played: 1 });
  expect(scores.get('bo')).toEqual({ points: 1.5, played: 1 });
  expect(scores.size).toBe(3);
});

test('adds up over matches with a result only', () => {
  const duel = ['ann', 'bo'];
  const scores = roomScores([match(duel, [1, 2]), match(duel, [1, 1]), match(duel)]);
  expect(scores.get('ann')).toEqual({ points: 1.5, played: 2 });
  expect(scores.get('bo')).toEqual({ points: 0.5, played: 2 });
});
