import { declaredKeys, handledKeys } from '@sesame/testkit';
import { expect, test } from 'vitest';
import type { Composer } from '../board/composer.ts';
import { actFor } from '../board/keys.ts';
import { BOARD_SHORTCUTS } from '../board/shortcuts.ts';
import { besideOf, editOf } from '../board/stall-places.ts';

const BY_BROWSER = ['Enter', ' ', 'Tab'];

test('the board declares the keys that it handles, and no others', () => {
  const composer = { hand: [{}, {}, {}, {}], prices: [1, 1] } as unknown as Composer;
  const place = { column: 0, claim: 6 } as const;
  const handled = handledKeys(
    (key) => actFor(composer, key),
    (key) => besideOf(place, key),
    (key) => editOf(place, key, composer),
  );
  expect(declaredKeys(BOARD_SHORTCUTS)).toEqual([...handled, ...BY_BROWSER].toSorted());
});
