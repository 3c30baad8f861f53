import { expect, test } from 'vitest';
import { faceOf, TARGETS } from '../rules/index.ts';
import { nextWithKey } from './next-with-key.ts';

/** A: yellow circle, blue triangle. B: yellow circle, red triangle. C: red triangle, blue square. */
const view = { targets: TARGETS.map((id) => ({ id, face: faceOf(id, false) })), mixed: false };
const start = { place: TARGETS.indexOf('A'), half: 0 } as const;
const at = (id: 'A' | 'B' | 'C', half: 0 | 1) => ({ place: TARGETS.indexOf(id), half });

test.each([
  ['r', 'en', at('B', 1)],
  ['b', 'en', at('A', 1)],
  ['s', 'en', at('C', 1)],
  ['y', 'en', at('B', 0)],
  ['c', 'fr', at('C', 1)],
  ['x', 'en', undefined],
  ['v', 'en', undefined],
] as const)('key %s in %s', (key, locale, next) => {
  expect(nextWithKey(view, start, key, locale)).toEqual(next);
});

test('goes on from where one is, and around', () => {
  const reds = [start];
  for (let i = 0; i < 13; i++) {
    const last = reds.at(-1);
    const next = last && nextWithKey(view, last, 'r', 'en');
    if (next) reds.push(next as typeof start);
  }
  expect(new Set(reds.slice(1).map(({ place, half }) => `${place} ${half}`)).size).toBe(12);
  expect(reds.at(13)).toEqual(reds[1]);
});
