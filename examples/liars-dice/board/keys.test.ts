import { declaredKeys, handledKeys } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { actFor, SHORTCUTS } from './keys.ts';

test('the board declares the keys that it handles, and no others', () => {
  const draft = { count: 2, face: 4, range: [1, 9], choose: () => {}, more: () => {} } as const;
  const turn = { draft, mayDoubt: true, play: () => {} };
  expect(declaredKeys(SHORTCUTS)).toEqual(handledKeys((key) => actFor(turn, key)));
});
