import { makeBotMatches } from '@sesame/testkit';
import { beforeAll, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { rules } from '../rules/index.ts';
import { EQUAL, prepareAll } from './play.ts';

beforeAll(prepareAll);

const { pointsOf } = makeBotMatches(rules, bots);

test.each([
  { ids: ['pupil', 'novice'], least: 0.55, matches: 100 },
  { ids: ['reader', 'pupil'], least: 0.55, matches: 100 },
  { ids: ['scholar', 'reader'], least: 0.55, matches: 100 },
  { ids: ['wordsmith', 'scholar'], least: 0.55, matches: 100 },
  { ids: ['lexicographer', 'wordsmith'], least: 0.55, matches: 100 },
  { ids: ['safecracker', 'lexicographer'], least: 0.55, matches: 100 },
  { ids: ['safecracker', 'novice', 'novice'], least: 0.9, matches: 12 },
  { ids: ['safecracker', 'reader', 'reader', 'reader'], least: 0.6, matches: 12 },
])('the first of $ids wins more than $least of its matches', ({ ids, least, matches }) => {
  expect(pointsOf(ids, { matches, least, options: EQUAL })).toBeGreaterThan(least);
});
