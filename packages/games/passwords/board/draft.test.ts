import { expect, test } from 'vitest';
import type { Circle } from '../rules/state.ts';
import { walksOf } from '../rules/walks.ts';
import { bestWalk, lettersUsed, nextStart, otherWay, pressed, startsOf } from './draft.ts';

/** A circle of empty safes with these letters, clockwise from the top. */
const circleOf = (letters: string): Circle =>
  [...letters].map((letter) => (letter === '.' ? null : { letter, spaces: 3, stones: [] }));

const locksOf = () => [];

/** The longest walk of a word, with all its walks. */
const choiceOf = (letters: string, word: string) => {
  const walks = walksOf(circleOf(letters), word);
  const walk = bestWalk(walks, locksOf);
  if (walk === undefined) throw new Error(`no walk for ${word}`);
  return { walks, walk, locksOf };
};

/** The walk after pressing these safes one by one. */
const pressing = (letters: string, word: string, ...places: readonly number[]) => {
  const choice = choiceOf(letters, word);
  return places.reduce((walk, place) => pressed({ ...choice, walk }, place) ?? walk, choice.walk);
};

test('the longest walk is the default, in either direction', () => {
  expect(choiceOf('GSEIRFI', 'groupies').walk).toEqual({ direction: 'anticlockwise', safes: [0, 4, 3, 2, 1] });
  expect(choiceOf('GSEIRFI', 'specific').walk).toEqual({ direction: 'clockwise', safes: [1, 2, 3, 5, 6] });
});

test('ties go to the walk that locks more, then to clockwise', () => {
  const walks = walksOf(circleOf('AB....B'), 'ab');
  expect(bestWalk(walks, locksOf)).toEqual({ direction: 'clockwise', safes: [0, 1] });
  expect(bestWalk(walks, (safes) => safes.filter((place) => place === 6))?.safes).toEqual([0, 6]);
});

test('pressing a stop removes it, pressing it again adds it back', () => {
  expect(pressing('GSEIRFI', 'groupies', 3).safes).toEqual([0, 4, 2, 1]);
  expect(pressing('GSEIRFI', 'groupies', 3, 1).safes).toEqual([0, 4, 2]);
  expect(pressing('GSEIRFI', 'groupies', 3, 1, 3).safes).toEqual([0, 4, 3, 2]);
});

test('pressing a safe that does not fit switches to the longest walk through it, with the same start and direction', () => {
  expect(pressing('GSEIRFI', 'groupies', 6)).toEqual({ direction: 'anticlockwise', safes: [0, 6, 2, 1] });
});

test('pressing an unreachable safe or the only start does nothing', () => {
  expect(pressed(choiceOf('GSEIRFI', 'groupies'), 5)).toBeUndefined();
  expect(pressed(choiceOf('GSEIRFI', 'groupies'), 0)).toBeUndefined();
});

test('with two safes of the first letter a press selects the start', () => {
  expect(startsOf(choiceOf('TOAT...', 'toa').walks)).toEqual([0, 3]);
  expect(choiceOf('TOAT...', 'toa').walk.safes).toEqual([0, 1, 2]);
  expect(pressing('TOAT...', 'toa', 3).safes).toEqual([3, 1, 2]);
  expect(pressing('TOAT...', 'toa', 3, 3).safes).toEqual([0, 1, 2]);
});

test('nextStart keeps the direction; otherWay takes the longest walk in the other one', () => {
  const choice = choiceOf('TOAT...', 'toa');
  expect(nextStart(choice)).toEqual({ direction: 'clockwise', safes: [3, 1, 2] });
  expect(otherWay(choice)).toEqual({ direction: 'anticlockwise', safes: [0, 2] });
});

test('presses only lead to legal walks', () => {
  for (const word of ['measures', 'seamless', 'esteem', 'tease']) {
    const { walks } = choiceOf('SESAMET', word);
    const legal = new Set(walks.map((walk) => JSON.stringify(walk)));
    for (let code = 0; code < 343; code += 1) {
      const places = [code % 7, Math.floor(code / 7) % 7, Math.floor(code / 49)];
      expect(legal).toContain(JSON.stringify(pressing('SESAMET', word, ...places)));
    }
  }
});

test('lettersUsed finds the letters that the stops use', () => {
  expect(lettersUsed('measures', [...'MESES'])).toEqual([0, 1, 3, 6, 7]);
  expect(lettersUsed('esteem', [...'EEE'])).toEqual([0, 3, 4]);
  expect(lettersUsed('toa', [])).toEqual([]);
});
