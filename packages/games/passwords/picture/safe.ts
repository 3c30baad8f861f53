import { at, circle, type Drawing, label, path, pieceOf, plateOf, seatStone } from '@sesame/ui/pictures';
import { SAFE_BODY, SAFE_HINGES, SAFE_WELL, STONE_SIZE, spaceAt } from '../board/safe-shapes.ts';
import type { Safe } from '../rules/state.ts';

/** A safe card: the door with its letter, below it the spaces with stones. `isStop`: the last word stopped here. */
export const safeCard = ({ letter, spaces, stones }: Safe, { isStop }: { readonly isStop: boolean }): Drawing => {
  const places = Array.from({ length: Math.max(spaces, stones.length) }, (_, i) => {
    const [x, y] = spaceAt(i, spaces);
    const owner = stones[i];
    const isFresh = isStop && i === stones.length - 1;
    return at(
      { x, y },
      circle('p-well', 9),
      owner === undefined ? '' : at({ k: STONE_SIZE / 100 }, seatStone(owner)),
      isFresh ? circle('p-rim', 12) : '',
    );
  });
  return (
    pieceOf(SAFE_BODY) +
    (isStop ? plateOf('p-rim', SAFE_BODY) : '') +
    plateOf('p-well', SAFE_WELL) +
    path('p-brass', SAFE_HINGES) +
    label(letter, { y: 10, size: 62, anchor: 'middle' }) +
    places.join('')
  );
};
