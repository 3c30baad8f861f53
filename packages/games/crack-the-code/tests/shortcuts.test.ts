import { declaredKeys, handledKeys } from '@sesame/testkit';
import { expect, test } from 'vitest';
import type { Composer } from '../board/composer.ts';
import { lettersOf } from '../board/crystal-colours.ts';
import { actFor } from '../board/keys.ts';
import { BOARD_SHORTCUTS } from '../board/shortcuts.ts';
import type { Guess } from '../rules/state.ts';

const BY_BROWSER = [' '];

test('the board declares the keys that it handles, and no others', () => {
  const composer = { isFree: () => true, edit: () => {}, clear: () => {}, confirm: () => {}, draft: { places: [] } };
  const guesses = ['rrrrr', 'yyyyy'].map((code) => ({ code }) as Guess);
  const handles = (places: string) => (key: string) =>
    actFor(
      { ...composer, draft: { places: lettersOf(places) } } as unknown as Composer,
      { palette: lettersOf('rybwgpok'), guesses },
      key,
    );
  expect(declaredKeys(BOARD_SHORTCUTS)).toEqual([...BY_BROWSER, ...handledKeys(handles('rrrrr'), handles('yyyyy'))]);
});
