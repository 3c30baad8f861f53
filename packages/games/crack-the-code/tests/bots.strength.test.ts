import { makeBotMatches } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { rules } from '../rules/index.ts';
import { STANDARD } from './play.ts';

const { pointsOf } = makeBotMatches(rules, bots);

test.each([
  ['novice', 'random', 0.7],
  ['thinker', 'novice', 0.7],
  ['clockmaker', 'thinker', 0.55],
  ['master', 'thinker', 0.55],
  ['master', 'clockmaker', 0.45],
] as const)('%s against %s scores at least %d', (first, second, least) => {
  expect(pointsOf([first, second], { matches: 120, least, options: STANDARD })).toBeGreaterThan(least);
});
