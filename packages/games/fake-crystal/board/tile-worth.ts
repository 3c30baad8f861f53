import type { Locale } from '@sesame/kernel';
import type { Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { transactionTexts } from './transaction-texts.ts';

/** Value of a tile as text: "worth 12", "a fake, −3". */
export const worthOf = (tile: Tile, locale: Locale): string => {
  const { kind, value } = FACES[tile];
  return kind === 'f' ? transactionTexts[locale].fake : transactionTexts[locale].worth(value);
};
