import { beforeAll, expect, test } from 'vitest';
import { gradeOf, lexiconOf, rules } from '../rules/index.ts';
import { laidOut, pass, played, prepareAll, says, withHand } from '../tests/play.ts';
import { suggestPlay } from './suggest-play.ts';

beforeAll(prepareAll);

const opening = laidOut({ circle: 'GSEIRFI' });

test('suggests the best common word, which is legal', () => {
  const state = played(opening, says(0, 'girlfriends', [0, 6, 5, 4, 3, 2, 1], 'anticlockwise'));
  const play = suggestPlay(lexiconOf('en'), rules.view(state, 1), 1);
  if (play === undefined) throw new Error('there are words');
  const { word, direction, safes } = play;
  expect(word).not.toBe('girlfriends');
  expect(safes.length).toBe(6);
  expect(gradeOf(lexiconOf('en'), word)).toBeLessThanOrEqual(2);
  expect(() => played(state, says(1, word, safes, direction))).not.toThrow();
});

test('never suggests more stones than the player has', () => {
  const state = withHand(played(opening, pass(0)), 1, 2);
  expect(suggestPlay(lexiconOf('en'), rules.view(state, 1), 1)?.safes).toHaveLength(2);
});
