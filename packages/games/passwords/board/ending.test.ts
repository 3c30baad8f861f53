import type { Viewer } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';

const context = { locale: 'en', names: ['Ann', 'Bo', 'Cleo'] } as const;
/** The line about a match that ended with so many stones left. */
const line = (left: readonly number[], ranks: readonly number[], viewer: Viewer) =>
  ending({ seats: left.map((one) => ({ left: one })) } as unknown as View, { ranks }, viewer, context);

test.each<[string, readonly number[], readonly number[], Viewer, string]>([
  ['the winner', [1, 4, 6], [1, 2, 3], 0, 'You win with 1 stone left; Bo has 4.'],
  ['the second', [1, 4, 6], [1, 2, 3], 1, 'Ann wins with 1 stone left; you have 4.'],
  ['the last', [1, 4, 6], [1, 2, 3], 2, 'Ann wins with 1 stone left; you have 6.'],
  ['a spectator', [4, 0, 6], [2, 1, 3], 'spectator', 'Bo wins with 0 stones left; Ann has 4.'],
  ['who wins by safes', [2, 2], [1, 2], 0, 'You win: you and Bo both have 2 stones left, but you have more safes.'],
  ['who loses by safes', [2, 2], [1, 2], 1, 'Ann wins: you both have 2 stones left, but Ann has more safes.'],
  ['the last behind a tie', [2, 2, 5], [1, 2, 3], 2, 'Ann wins with 2 stones left; you have 5.'],
  ['a spectator of a tie', [2, 2], [1, 2], 'spectator', 'Ann wins: Bo also has 2 stones left, but fewer safes.'],
  ['who shares the win', [3, 3, 5], [1, 1, 3], 0, 'Ann and Bo share the win with 3 stones left.'],
])('the end is told to %s', (_, left, ranks, viewer, text) => {
  expect(line(left, ranks, viewer)).toBe(text);
});
