import { isSingle } from '../rules/picture.ts';
import type { RoundResult } from '../rules/state.ts';
import { Crystals } from './Crystals.tsx';

/** The picture of the round that is over, with the crystal that has no twin. */
export function LastRound({ last }: { readonly last: RoundResult }) {
  const { picture } = last;
  return <Crystals picture={picture} marked={picture.findIndex((_, cell) => isSingle(picture, cell))} />;
}
