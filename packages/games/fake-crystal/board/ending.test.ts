import type { Viewer } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';

const context = { locale: 'en', names: ['Ann', 'Bo', 'Cleo'] } as const;
const line = (scores: readonly number[], ranks: readonly number[], viewer: Viewer) =>
  ending({ end: { outcome: { ranks, scores } } } as unknown as View, { ranks }, viewer, context);

test.each<[string, readonly number[], readonly number[], Viewer, string]>([
  ['the winner', [50, 30, 40], [1, 3, 2], 0, 'You win with 50 points! Cleo has 40.'],
  ['the last', [50, 30, 40], [1, 3, 2], 1, 'Ann wins with 50 points. You have 30.'],
  ['a spectator', [20, 30, 40], [3, 2, 1], 'spectator', 'Cleo wins with 40 points.'],
  ['who shares the win', [30, 30, 10], [1, 1, 3], 1, 'Ann and Bo share the win with 30 points.'],
])('the end is told to %s', (_, scores, ranks, viewer, text) => {
  expect(line(scores, ranks, viewer)).toBe(text);
});
