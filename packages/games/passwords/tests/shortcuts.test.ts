import { declaredKeys, handledKeys } from '@sesame/testkit';
import { expect, test } from 'vitest';
import type { Composer } from '../board/composer.ts';
import { isTyped, walkAct } from '../board/keys.ts';
import { BOARD_SHORTCUTS } from '../board/shortcuts.ts';

const BY_BROWSER = ['Enter', ' ', 'Tab'];

test('the board declares the keys that it handles, and no others', () => {
  const composer = { reverse: () => {}, nextStart: undefined } as unknown as Composer;
  const handled = handledKeys(isTyped, (key) => walkAct(composer, key));
  expect(declaredKeys(BOARD_SHORTCUTS)).toEqual([...handled, ...BY_BROWSER].toSorted());
});
