import { beforeEach, expect, test } from 'vitest';
import { keepRace, keptRaces } from './kept-ghosts.ts';

beforeEach(() => localStorage.clear());

const race = (hand: readonly number[], time: number) => ({ hand, time, progress: [{ at: time, done: 5 }] });

test('the best race on a hand is kept', () => {
  expect(keepRace('g', race([1, 2], 900)).time).toBe(900);
  expect(keepRace('g', race([1, 2], 1_200)).time).toBe(900);
  expect(keepRace('g', race([1, 2], 700)).time).toBe(700);
  expect(keptRaces('g')).toEqual([race([1, 2], 700)]);
  expect(keptRaces('other')).toEqual([]);
});

test('of many hands the latest twenty are kept', () => {
  for (let hand = 1; hand <= 25; hand++) keepRace('g', race([hand], hand));
  keepRace('g', race([7], 999));
  const hands = keptRaces<readonly number[]>('g').map(({ hand }) => hand[0]);
  expect(hands).toHaveLength(20);
  expect(hands.slice(0, 3)).toEqual([7, 25, 24]);
  expect(hands.at(-1)).toBe(6);
});

test('what is broken in the storage is no race', () => {
  localStorage.setItem('sesame.ghosts.g', '{"a":');
  expect(keptRaces('g')).toEqual([]);
  localStorage.setItem('sesame.ghosts.g', '"no list"');
  expect(keptRaces('g')).toEqual([]);
});
