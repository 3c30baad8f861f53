import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';
import { faultsOf } from '../rules/chain-faults.ts';
import type { Chain, Tile } from '../rules/pieces.ts';
import { faceName } from './symbol-names.ts';

/** Texts of a wrong chain. */
const faultTexts = makeTexts({
  en: {
    kinds: (tiles: readonly [number, number], sides: readonly [string, string]) =>
      `Tiles ${tiles[0]} and ${tiles[1]}: ${sides[0]} against ${sides[1]}, different symbols.`,
    few: (tiles: readonly [number, number], sides: readonly [string, string]) =>
      `Tiles ${tiles[0]} and ${tiles[1]}: ${sides[0]} and ${sides[1]} are fewer than six.`,
    adjacent: (tile: number) => `Tile ${tile} is joined on two adjacent sides.`,
  },
  fr: {
    kinds: (tiles, sides) => `Tuiles ${tiles[0]} et ${tiles[1]} : ${sides[0]} contre ${sides[1]}, symboles différents.`,
    few: (tiles, sides) => `Tuiles ${tiles[0]} et ${tiles[1]} : ${sides[0]} et ${sides[1]}, moins de six.`,
    adjacent: (tile) => `La tuile ${tile} est accolée par deux côtés voisins.`,
  },
  nl: {
    kinds: (tiles, sides) =>
      `Tegels ${tiles[0]} en ${tiles[1]}: ${sides[0]} tegen ${sides[1]}, verschillende symbolen.`,
    few: (tiles, sides) => `Tegels ${tiles[0]} en ${tiles[1]}: ${sides[0]} en ${sides[1]} is minder dan zes.`,
    adjacent: (tile) => `Tegel ${tile} ligt met twee aangrenzende zijden tegen een andere.`,
  },
});

/** Where a chain is wrong, joint by joint. Tiles have their numbers of the race. */
export const describeFaults = (chain: Chain, tiles: readonly Tile[], locale: Locale): readonly string[] => {
  const say = faultTexts[locale];
  const numberAt = (place: number) => tiles.indexOf(chain[place - 1]?.tile ?? -1) + 1;
  return faultsOf(chain).map((fault) => {
    const { type, at } = fault;
    if (type === 'adjacent') return say.adjacent(numberAt(at));
    const [one, other] = fault.touch;
    return say[type]([numberAt(at), numberAt(at + 1)], [faceName(one, locale), faceName(other, locale)]);
  });
};
