import { makeBotMatches } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { rules } from '../rules/index.ts';

const { pointsOf } = makeBotMatches(rules, bots);

test.each([
  { ids: ['trader', 'random'], least: 0.8, matches: 60 },
  { ids: ['trader', 'random', 'random', 'random'], least: 0.8, matches: 40 },
  { ids: ['searcher', 'trader'], least: 0.5, matches: 24 },
  { ids: ['searcher', 'trader', 'trader', 'trader'], least: 0.3, matches: 12 },
])('the first of $ids wins more than $least of the matches', ({ ids, least, matches }) => {
  expect(pointsOf(ids, { matches, least, options: { power: 'spy' }, budget: 8 })).toBeGreaterThan(least);
});
