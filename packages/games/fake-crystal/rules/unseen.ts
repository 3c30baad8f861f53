import type { Viewer } from '@sesame/kernel';
import { isSpiedBy } from './sides.ts';
import type { State, Tile, Unseen } from './state.ts';
import { COPIES, FACES } from './tiles.ts';

/**
 * FC33: tiles that a viewer with a perfect memory has never seen. Buried tiles were revealed when they joined, so they
 * count as seen. After the match everything does.
 */
export const unseenBy = (state: State, viewer: Viewer): Unseen => {
  const left = { o: { ...COPIES }, g: { ...COPIES }, p: { ...COPIES }, b: { ...COPIES } };
  const see = (tiles: Iterable<Tile | null>) => {
    for (const tile of tiles) if (tile !== null) left[FACES[tile].colour][FACES[tile].kind] -= 1;
  };
  const over = state.stage.type === 'over';
  see(state.gone);
  if (over) see(state.aside);
  for (const [seat, { collection, hand, stall }] of state.seats.entries()) {
    const own = over || seat === viewer;
    see(collection);
    if (own) see(hand);
    for (const offer of stall) if (offer && (own || isSpiedBy(offer, viewer))) see([offer.tile]);
  }
  return left;
};
