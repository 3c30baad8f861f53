import type { BotCard } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { makeRating } from '../../lib/rating-scale.ts';
import { fittingBot } from './fitting-bot.ts';

const BOTS = ['weak', 'middling', 'strong'].map((id, i) => ({ id, level: i + 1 }) as BotCard);
const games = { list: () => [{ id: 'game', rules: undefined as never, bots: BOTS }] };
const seeks = { game: 'game', pace: 'live' } as const;

/** Bots with these ratings, established or provisional. */
const rated = (mus: readonly number[], played: number) => ({
  ofAll: async () => mus.map((mu) => makeRating({ mu, sigma: 2, played })),
});

test.each([
  [1000, 'weak'],
  [1520, 'middling'],
  [2400, 'strong'],
])('a player rated %i is offered the bot with the nearest rating', async (rating, bot) => {
  const ratings = rated([10, 25, 40], 50);
  expect((await fittingBot({ games, ratings }, { ...seeks, rating }))?.id).toBe(bot);
});

test('offers the medium bot if all are provisional', async () => {
  const ratings = rated([10, 25, 40], 1);
  expect((await fittingBot({ games, ratings }, { ...seeks, rating: 2400 }))?.id).toBe('middling');
});

test('offers none for a game without bots', async () => {
  const ratings = rated([], 0);
  expect(await fittingBot({ games, ratings }, { ...seeks, game: 'chess', rating: 1500 })).toBeUndefined();
});
