import { makeBotMatches } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { makeBot } from '../bots/make-bot.ts';
import { fewestGuesses } from '../bots/strategy.ts';
import { rules } from '../rules/index.ts';
import { STANDARD } from './play.ts';

const { pointsOf } = makeBotMatches(rules, bots);

test.each([
  ['novice', 'random'],
  ['caretaker', 'novice'],
  ['burglar', 'caretaker'],
  ['thinker', 'burglar'],
  ['clockmaker', 'thinker'],
  ['master', 'clockmaker'],
] as const)('%s beats %s, but not always', (upper, lower) => {
  const share = pointsOf([upper, lower], { matches: 300, options: STANDARD });
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.8);
});

test('the master holds its own against a player who only follows the tree', () => {
  const tree = makeBot('tree', (observation, { rng }) => fewestGuesses(observation, { rng, work: 0 }));
  const series = makeBotMatches(rules, [...bots, tree]);
  expect(series.pointsOf(['master', 'tree'], { matches: 400, options: STANDARD })).toBeGreaterThan(0.47);
});
