import type { BotCard } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { recommendedBot } from './recommended-bot.ts';

const bot = (id: string, level: number): BotCard => ({
  id,
  level,
  name: { en: id, fr: id, nl: id },
  line: { en: id, fr: id, nl: id },
  rating: { rating: 1000 + 200 * level, low: 0, high: 3000 },
  face: { crystal: 'red', head: 'round', eyes: 'open', mouth: 'flat' },
});
const BOTS = [bot('middle', 2), bot('low', 1), bot('high', 3)];

test.each([
  ['a newcomer', undefined, 'low'],
  ['one win', { low: 1 }, 'low'],
  ['two wins', { low: 2 }, 'middle'],
  ['two wins against a stronger one', { middle: 2 }, 'high'],
  ['the strongest beaten', { low: 2, middle: 5, high: 9 }, 'high'],
])('%s: %o leads to %s', (_, wins, expected) => {
  expect(recommendedBot(BOTS, { wins })?.id).toBe(expected);
});

test.each([
  [900, 'low'],
  [1390, 'middle'],
  [1700, 'high'],
])('a player rated %i is recommended the bot with the nearest rating', (rating, expected) => {
  expect(recommendedBot(BOTS, { wins: { low: 2 }, rating })?.id).toBe(expected);
});
