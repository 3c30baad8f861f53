import { expect, test } from 'vitest';
import { possibleAnswers } from '../solver/possible-answers.ts';
import { STANDARD } from './play.ts';

const spelt = (guess: string, ...guesses: readonly { code: string; black: number; white: number }[]) =>
  possibleAnswers({ options: STANDARD, guesses }, guess).map(({ black, white }) => `${black}${white}`);

test('before the first guess every pin combination is a possible answer', () => {
  const all = spelt('rrybw');
  expect(all).toHaveLength(19);
  expect(all).not.toContain('41');
  expect(all).not.toContain('50');
});

test('later only answers consistent with the pins, fewest pins first', () => {
  // Either yellow in the first place and no red, or red in other places.
  expect(spelt('rrrrr', { code: 'ryyyy', black: 0, white: 1 })).toEqual(['00', '10', '20', '30', '40']);
  expect(spelt('yyyyy', { code: 'yyyyy', black: 2, white: 0 })).toEqual(['20']);
  expect(spelt('ggppw', { code: 'ggppw', black: 5, white: 0 })).toEqual([]);
});
