import { declaredKeys, handledKeys } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { editFor } from '../board/build-keys.ts';
import { actFor } from '../board/race-keys.ts';
import { BUILD_SHORTCUTS, RACE_SHORTCUTS } from '../board/shortcuts.ts';
import { zoomFor } from '../board/zoom-keys.ts';
import type { Card } from '../rules/pieces.ts';

/** Picks the focused tile. */
const BY_BROWSER = ' ';

test('the board declares the keys of a race, and no others', () => {
  const nothing = () => {};
  const keys = { hand: 5, chosen: 0, edit: nothing, turn: nothing, done: nothing };
  expect(declaredKeys(RACE_SHORTCUTS)).toEqual([...handledKeys((key) => actFor(keys, key)), BY_BROWSER].toSorted());
});

test('the board declares the keys for building, and no others', () => {
  const hand = Array.from({ length: 9 }, (_, i) => `card ${i}`) as unknown as readonly Card[];
  expect(declaredKeys(BUILD_SHORTCUTS)).toEqual(handledKeys((key) => editFor(key, hand, true), zoomFor));
});
