import type { Locale } from '@sesame/kernel';
import { listed } from '@sesame/ui';
import type { Side, Tile } from '../rules/pieces.ts';
import { TILES } from '../rules/tiles.ts';
import { raceTexts } from './race-texts.ts';
import { faceName } from './symbol-names.ts';

/** The letters of the five sides, clockwise, which are also their keys. Neighbouring letters are adjacent sides. */
export const SIDE_LETTERS: readonly string[] = ['a', 'b', 'c', 'd', 'e'];

/** "4 moons". */
export const sideName = (tile: Tile, side: Side, locale: Locale): string => {
  const face = TILES[tile]?.[side];
  return face ? faceName(face, locale) : '';
};

/** "a 4 moons". */
export const letteredSide = (tile: Tile, side: Side, locale: Locale): string =>
  `${SIDE_LETTERS[side]} ${sideName(tile, side, locale)}`;

/** Accessible name of a tile: its number and its sides, clockwise. */
export const tileName = (tile: Tile, number: number, locale: Locale): string =>
  raceTexts[locale].tile(
    number,
    listed(
      (TILES[tile] ?? []).map((face, side) => `${SIDE_LETTERS[side]} ${faceName(face, locale)}`),
      locale,
    ),
  );
