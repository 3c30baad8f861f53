import type { Locale } from '@sesame/kernel';
import { listed } from '@sesame/ui';
import type { Tile } from '../rules/pieces.ts';
import { TILES } from '../rules/tiles.ts';
import type { RaceDraft } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { faceName } from './symbol-names.ts';
import { faceOf, jointsOf, jointsOn } from './tile-arrangement.ts';

/** Accessible name of a tile: its number and its sides, clockwise. */
export const tileName = (tile: Tile, number: number, locale: Locale): string =>
  raceTexts[locale].tile(
    number,
    listed(
      (TILES[tile] ?? []).map((face) => faceName(face, locale)),
      locale,
    ),
  );

/** Joints of a tile in words. */
const touchesOf = ({ tiles }: RaceDraft, at: number, locale: Locale): readonly string[] =>
  jointsOn(jointsOf(tiles), at).map((edge) => {
    const [mine, theirs] = [faceName(faceOf(tiles, edge), locale), faceName(faceOf(tiles, edge.to), locale)];
    return raceTexts[locale].joined(mine, edge.to.at + 1, theirs);
  });

/** Screen reader announcement for an edit: the selected tile, or its new joints. */
export const announcementOf = (before: RaceDraft, after: RaceDraft, locale: Locale): string | undefined => {
  const say = raceTexts[locale];
  const { chosen } = after;
  if (chosen === undefined) return undefined;
  const now = touchesOf(after, chosen, locale);
  const isSame = now.join() === touchesOf(before, chosen, locale).join();
  if (chosen !== before.chosen && isSame) {
    const tile = after.tiles[chosen];
    return tile && [tileName(tile.tile, chosen + 1, locale), ...now].join('. ');
  }
  if (isSame) return undefined;
  return now.length === 0 ? say.looseNow(chosen + 1) : `${say.chosen(chosen + 1)} ${now.join('. ')}.`;
};
