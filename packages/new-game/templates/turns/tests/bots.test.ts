import { makeBotMatches } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { rules } from '../rules/index.ts';

test('the searcher beats the random bot', () => {
  const { pointsOf } = makeBotMatches(rules, bots);
  const points = pointsOf(['searcher', 'random'], { matches: 40, options: { swaps: 1 } });
  expect(points).toBeGreaterThan(0.75);
});
