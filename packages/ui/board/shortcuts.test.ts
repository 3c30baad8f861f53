import { expect, test } from 'vitest';
import { ARROW_KEYS, digitKeys, keysText } from './shortcuts.ts';

test.each([
  [['r', 'y'], 'en', 'R Y'],
  [digitKeys(8), 'en', '1 – 8'],
  [['1', '2'], 'en', '1 2'],
  [[...'abcdefghijklmnopqrstuvwxyz'], 'en', 'A – Z'],
  [ARROW_KEYS, 'en', '← → ↑ ↓'],
  [['Backspace', 'Delete'], 'fr', 'Retour arrière Suppr'],
  [['Enter', ' '], 'nl', 'Enter Spatie'],
  [['+', '=', '-', '0'], 'en', '+ = − 0'],
] as const)('%j in %s is written “%s”', (keys, locale, text) => {
  expect(keysText(keys, locale)).toBe(text);
});
