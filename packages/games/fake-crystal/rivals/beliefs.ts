import { type Claim, KINDS, type OfferView, type Tile, type View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

/** The value of a tile without trophies. */
export const worthOf = (tile: Tile): number => FACES[tile].value;

/** What an honest dealer claims: the value; the lowest for a fake. */
export const trueClaim = (tile: Tile): Claim => {
  const { value } = FACES[tile];
  return value === 12 || value === 18 ? value : 6;
};

/** The mean value of the unseen tiles of a colour, weighted by kind. A known face is its own value. */
export const meanValue = (
  { unseen }: View,
  { colour, tile }: Pick<OfferView, 'colour' | 'tile'>,
  weights: readonly number[] = KINDS.map(() => 1),
): number => {
  if (tile !== undefined) return FACES[tile].value;
  let [sum, all] = [0, 0];
  for (const [at, kind] of KINDS.entries()) {
    const weight = unseen[colour][kind] * (weights[at] ?? 0);
    sum += weight * FACES[`${colour}${kind}`].value;
    all += weight;
  }
  return all > 0 ? sum / all : 0;
};
