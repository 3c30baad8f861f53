import { LOCALES } from '@sesame/kernel';
import { declaredKeys, handledKeys } from '@sesame/testkit';
import { expect, test } from 'vitest';
import type { BoardState } from '../board/board-context.ts';
import { actOf } from '../board/keys.ts';
import { HEAR_AGAIN_KEY } from '../board/property-keys.ts';
import { boardShortcuts } from '../board/shortcuts.ts';
import { isArrow } from '../board/target-border.ts';

const BY_BROWSER = ['Enter', ' '];

test.each(LOCALES)('in %s the board declares the keys that it handles, and no others', (locale) => {
  const composer = { clear: () => {}, choose: () => {} };
  const contexts = [
    { cardChoice: { toggle: () => {} } },
    { composer, view: { mixed: false } },
    { composer, view: { mixed: true } },
  ] as unknown as readonly BoardState[];
  const handlers = contexts.map((context) => (key: string) => actOf(context, key.toLowerCase(), locale));
  const declared = declaredKeys(boardShortcuts(locale).flatMap(({ shortcuts }) => shortcuts));
  expect(declared).toEqual([...handledKeys(...handlers, isArrow), HEAR_AGAIN_KEY, ...BY_BROWSER].toSorted());
});
