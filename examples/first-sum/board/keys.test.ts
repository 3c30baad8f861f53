import { declaredKeys, handledKeys } from '@sesame/testkit';
import { expect, test } from 'vitest';
import type { View } from '../rules/index.ts';
import { actFor, SHORTCUTS } from './keys.ts';

test('the board declares the keys that it handles, and no others', () => {
  const handles = (may: View['may']) => (key: string) => actFor({ may, pick: () => {}, play: () => {} }, key);
  expect(declaredKeys(SHORTCUTS)).toEqual(handledKeys(handles(['point', 'pass']), handles(['open'])));
});
