import { beforeAll, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { awaited, laidOut, played, prepareAll, says, told } from './play.ts';

beforeAll(prepareAll);

const worked = laidOut({ circle: 'GSEIRFI', pile: 'O', seats: 3 });
const GROUPIES = says(0, 'groupies', [0, 4, 3, 2, 1], 'anticlockwise');
const SPECIFIC = says(1, 'specific', [1, 2, 3, 5, 6]);
const FIREFIGHTER = says(2, 'firefighter', [5, 6, 2, 3, 4]);

test('PW8: the worked example', () => {
  const state = played(worked, GROUPIES, SPECIFIC, FIREFIGHTER);
  expect(state.circle.map((safe) => safe && [safe.letter, safe.spaces, safe.stones])).toEqual([
    ['G', 3, [0]],
    ['S', 3, [0, 1]],
    ['E', 4, [0, 1, 2]],
    ['O', 3, []],
    ['R', 3, [0, 2]],
    ['F', 3, [1, 2]],
    ['I', 3, [1, 2]],
  ]);
  expect(state.seats).toEqual([
    { hand: 13, box: 1, cards: [] },
    { hand: 13, box: 1, cards: [] },
    { hand: 13, box: 1, cards: ['I'] },
  ]);
  expect(state.pile).toEqual(worked.pile.slice(1));
  expect(awaited(state)).toEqual([0]);
});

test('PW8: the event of a locked safe', () => {
  const before = played(worked, GROUPIES, SPECIFIC);
  expect(told(before, FIREFIGHTER)).toEqual([
    {
      type: 'password',
      seat: 2,
      word: 'firefighter',
      direction: 'clockwise',
      safes: [5, 6, 2, 3, 4],
      letters: 'FIEIR',
      locked: [{ place: 3, letter: 'I', stones: [0, 1, 2] }],
      filled: [{ place: 3, letter: 'O' }],
    },
  ]);
});

test('PW8: several safes are locked in walking order, and the pile fills their places in that order', () => {
  const state = laidOut({ circle: 'BYVETAN', pile: 'LM', seats: 2 });
  const once = played(state, says(0, 'by', [0, 1]));
  const twice = played(once, says(1, 'boy', [0, 1]));
  expect(twice.seats[1]?.cards).toEqual(['B', 'Y']);
  expect(twice.circle.slice(0, 2).map((safe) => safe?.letter)).toEqual(['L', 'M']);
  expect(twice.seats.map(({ hand, box }) => [hand, box])).toEqual([
    [18, 2],
    [18, 2],
  ]);
});

test('PW8: with an empty pile a place stays empty and is skipped', () => {
  const state = { ...laidOut({ circle: 'BYVETAN' }), pile: ['L'] };
  const twice = played(state, says(0, 'by', [0, 1]), says(1, 'boy', [0, 1]));
  expect(twice.circle.map((safe) => safe?.letter ?? null)).toEqual(['L', null, 'V', 'E', 'T', 'A', 'N']);
  expect(twice.pile).toEqual([]);
  const after = played(twice, says(0, 'lean', [0, 3, 5, 6]));
  expect(after.circle[6]?.stones).toEqual([0]);
  expect(rules.view(after, 1).pile).toBe(0);
});

test('PW8: all stones go to the box, and the card goes to the player who locked the safe', () => {
  const state = played(worked, GROUPIES, SPECIFIC, FIREFIGHTER);
  expect(rules.view(state, 'spectator').seats).toEqual([
    { hand: 13, box: 1, cards: [], circle: 4, left: 17 },
    { hand: 13, box: 1, cards: [], circle: 4, left: 17 },
    { hand: 13, box: 1, cards: ['I'], circle: 4, left: 17 },
  ]);
});
