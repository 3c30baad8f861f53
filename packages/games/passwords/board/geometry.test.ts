import { expect, test } from 'vitest';
import { angleOf, arcOf, arrowOf, placeAt, stepsBetween } from './geometry.ts';

test('places go clockwise from the top', () => {
  expect(placeAt(100, 0)).toEqual([0, -100]);
  expect(placeAt(100, 1)[0]).toBeGreaterThan(0);
  expect(placeAt(100, 6)[0]).toBeLessThan(0);
});

test.each([
  ['clockwise', 5, 1, 3],
  ['anticlockwise', 5, 1, 4],
  ['clockwise', 2, 2, 0],
] as const)('%s from %i to %i takes %i steps', (direction, from, to, steps) => {
  expect(stepsBetween(direction, from, to)).toBe(steps);
});

test('an arc ends at the last stop and takes the long way if needed', () => {
  for (const direction of ['clockwise', 'anticlockwise'] as const) {
    for (let steps = 1; steps < 7; steps += 1) {
      const end = direction === 'clockwise' ? (3 + steps) % 7 : (10 - steps) % 7;
      const arc = arcOf(144, direction, { from: 3, steps });
      expect(arc.endsWith(placeAt(144, end).join(' '))).toBe(true);
      expect(arc).toContain(` 0 ${steps > 3 ? 1 : 0} ${direction === 'clockwise' ? 1 : 0} `);
    }
  }
  expect(arcOf(144, 'clockwise', { from: 3, steps: 0 })).toBe('');
});

test('the arrow points along the walk', () => {
  expect(arrowOf(144, 'clockwise', 0).turn).toBeCloseTo(angleOf(0.5) + 90);
  expect(arrowOf(144, 'anticlockwise', 0).turn).toBeCloseTo(angleOf(-0.5) - 90);
});
