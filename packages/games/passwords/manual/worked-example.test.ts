import { LOCALES } from '@sesame/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultOf, misstepOf, walksOf } from '../rules/index.ts';
import { prepareAll } from '../tests/play.ts';
import { COUNT, EXAMPLES, turnsOf } from './worked-example.ts';

beforeAll(prepareAll);

describe.each(LOCALES)('the example in %s', (locale) => {
  const turns = turnsOf(locale);

  test('is played by the rules', () => {
    for (const { before, word, walk } of turns) {
      expect(faultOf(word, before)).toBeUndefined();
      expect(misstepOf(before.circle, word, walk)).toBeUndefined();
    }
  });

  test('fills only the lower I in the third turn', () => {
    const locked = turns.map(({ after }) =>
      after.turns.flatMap((turn) => (turn.type === 'password' ? turn.locked : [])),
    );
    expect(locked[1]).toEqual([]);
    expect(locked[2]).toEqual([{ place: 3, letter: 'I', stones: [0, 1, 2] }]);
    expect(turns[2].after.circle[2]).toMatchObject({ letter: 'E', spaces: 4, stones: [0, 1, 2] });
    expect(turns[2].after.circle[3]).toMatchObject({ letter: 'O', stones: [] });
  });

  test('has other words to try that are valid and have long walks', () => {
    const { after } = turns[1];
    for (const word of EXAMPLES[locale].tries) {
      expect(faultOf(word, after)).toBeUndefined();
      expect(walksOf(after.circle, word)[0]?.safes.length).toBeGreaterThan(3);
    }
  });
});

test('the player who lays the last stone does not always win', () => {
  expect(COUNT).toEqual([
    { hand: 0, circle: 4, left: 4, rank: 2 },
    { hand: 2, circle: 1, left: 3, rank: 1 },
    { hand: 3, circle: 2, left: 5, rank: 3 },
  ]);
});
