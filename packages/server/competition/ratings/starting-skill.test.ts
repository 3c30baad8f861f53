import type { BotCard } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { makeRating, NEWCOMER } from '../../lib/rating-scale.ts';
import { makeStartingSkill } from './starting-skill.ts';

const MEASURED = { id: 'trader', rating: { rating: 1640, low: 1600, high: 1680 } } as BotCard;
const startOf = makeStartingSkill({
  botOf: (game, bot) => (game === 'fake-crystal' && bot === 'trader' ? MEASURED : undefined),
});

test('people start as newcomers', () => {
  expect(startOf('ann')).toBe(NEWCOMER);
});

test('a bot starts with its measured rating, which is not provisional', () => {
  expect(makeRating(startOf('bot:fake-crystal:trader'))).toMatchObject({
    shown: 1640,
    isProvisional: false,
    played: 0,
  });
});

test('a bot that was never measured starts as a newcomer', () => {
  expect(startOf('bot:fake-crystal:stranger')).toBe(NEWCOMER);
});
