import type { AnyBot } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { recommendedBot } from './recommended-bot.ts';

const bot = (id: string, level: number): AnyBot => ({
  id,
  level,
  name: { en: id, fr: id, nl: id },
  play: () => undefined,
});
const BOTS = [bot('middle', 2), bot('low', 1), bot('high', 3)];

test.each([
  ['a newcomer', undefined, 'low'],
  ['one win', { low: 1 }, 'low'],
  ['two wins', { low: 2 }, 'middle'],
  ['two wins against a stronger one', { middle: 2 }, 'high'],
  ['the strongest beaten', { low: 2, middle: 5, high: 9 }, 'high'],
])('%s: %o leads to %s', (_, wins, expected) => {
  expect(recommendedBot(BOTS, wins)?.id).toBe(expected);
});
