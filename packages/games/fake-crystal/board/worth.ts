import type { Locale } from '@sesame/kernel';
import type { Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { deals } from './deal-words.ts';

/** What a face is worth, in words: "worth 12", "a fake, −3". */
export const worthOf = (tile: Tile, locale: Locale): string => {
  const { kind, value } = FACES[tile];
  return kind === 'f' ? deals[locale].fake : deals[locale].worth(value);
};
