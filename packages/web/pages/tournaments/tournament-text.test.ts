import type { BotCard } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { winnerName } from './tournament-text.ts';

const trader: BotCard = {
  id: 'trader',
  name: { en: 'Trader', fr: 'Marchand', nl: 'Handelaar' },
  level: 2,
  line: { en: 'Trades.', fr: 'Commerce.', nl: 'Handelt.' },
  face: { crystal: 'green', head: 'round', eyes: 'open', mouth: 'flat' },
};

test.each([
  ['Trader', 'Handelaar'],
  ['Trader 2', 'Handelaar 2'],
  ['Ann', 'Ann'],
  ['Ann 2', 'Ann 2'],
])('the winner %s is shown as %s in Dutch', (sent, shown) => {
  expect(winnerName(sent, [trader], 'nl')).toBe(shown);
});
