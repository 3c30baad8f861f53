import { botNamed, makeBotMatches } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { measure, RIVALS } from '../rivals/index.ts';
import { rules } from '../rules/index.ts';

const { pointsOf } = makeBotMatches(rules, bots);

/** Neighbours are too close for a short series: each bot meets the one two below. */
test.each(bots.slice(2).map(({ id }, below) => ({ id, lower: bots[below]?.id ?? '' })))(
  '$id wins more than half of the matches against $lower',
  ({ id, lower }) => {
    expect(pointsOf([id, lower], { matches: 30, least: 0.5, options: { power: 'spy' }, budget: 8 })).toBeGreaterThan(
      0.5,
    );
  },
);

test('the lowest bot loses to a beginner, who tells the truth at half the worth and trusts', () => {
  const beginner = RIVALS.find(({ id }) => id === 'truth-trusting');
  const [lowest] = bots;
  if (beginner === undefined || lowest === undefined) throw new Error('nobody to play');
  expect(measure([lowest, beginner], { matches: 20, seed: 'beginner', budget: 8 })).toBeLessThan(5);
});

const KNOWN = ['truth-trusting', 'truth-distrusting', 'price-1', 'always-banks', 'always-buys', 'always-12-for-4'];

test.each(RIVALS.filter(({ id }) => KNOWN.includes(id)))('the top bot holds its own against $id', (rival) => {
  const top = botNamed(bots, 'searcher');
  expect(measure([top, rival], { matches: 12, seed: rival.id, budget: 8 })).toBeGreaterThan(6);
});
