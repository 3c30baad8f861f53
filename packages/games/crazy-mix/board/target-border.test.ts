import { expect, test } from 'vitest';
import { TARGETS } from '../rules/pieces.ts';
import { gridCell } from '../rules/square.ts';
import { faceOf } from '../rules/targets.ts';
import { type Arrow, halvesOf, nextHalf, type TargetHalf } from './target-border.ts';

const halves = halvesOf(TARGETS.map((target) => ({ face: faceOf(target, false) })));

test.each([
  [0, { row: 0, column: 0 }],
  [5, { row: 0, column: 5 }],
  [9, { row: 4, column: 5 }],
  [10, { row: 5, column: 5 }],
  [15, { row: 5, column: 0 }],
  [16, { row: 4, column: 0 }],
  [19, { row: 1, column: 0 }],
])('place %i', (place, spot) => {
  expect(gridCell(place)).toEqual(spot);
});

const steps: readonly (readonly [string, TargetHalf, Arrow, TargetHalf])[] = [
  ['to the other half', { place: 0, half: 0 }, 'ArrowRight', { place: 0, half: 1 }],
  ['to the next card', { place: 0, half: 1 }, 'ArrowRight', { place: 1, half: 0 }],
  ['no further than the edge', { place: 0, half: 0 }, 'ArrowLeft', { place: 0, half: 0 }],
  ['down a side', { place: 5, half: 1 }, 'ArrowDown', { place: 6, half: 1 }],
  ['to a logo', { place: 0, half: 1 }, 'ArrowDown', { place: 19, half: 0 }],
  ['over the pile, down', { place: 2, half: 1 }, 'ArrowDown', { place: 13, half: 1 }],
  ['over the pile, right', { place: 17, half: 1 }, 'ArrowRight', { place: 8, half: 0 }],
];
test.each(steps)('an arrow key moves %s', (_, from, arrow, to) => {
  expect(nextHalf(from, arrow, halves)).toEqual(to);
});

test('arrows reach every half and both logos', () => {
  const seen = new Map<string, TargetHalf>([['0 0', { place: 0, half: 0 }]]);
  const queue: TargetHalf[] = [...seen.values()];
  for (const from of queue) {
    for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
      const to = nextHalf(from, arrow, halves);
      if (seen.has(`${to.place} ${to.half}`)) continue;
      seen.set(`${to.place} ${to.half}`, to);
      queue.push(to);
    }
  }
  expect(seen.size).toBe(38);
});
