import { pick, type Rng } from '@sesame/kernel';
import { isRightChain } from '../rules/chains.ts';
import { type Chain, SIDES } from '../rules/state.ts';
import { TILES } from '../rules/tiles.ts';

/**
 * A plausible wrong chain: a right one with one bad joint. Prefers joints of the same symbol that are too few or touch
 * an adjacent side; otherwise the symbols differ.
 */
export const makeWrongChain = (right: Chain, rng: Rng): Chain => {
  const wrong = wrongChainsNear(right);
  const likely = wrong.filter(({ alike }) => alike);
  return pick(rng, likely.length > 0 ? likely : wrong).chain;
};

const wrongChainsNear = (right: Chain): readonly { readonly chain: Chain; readonly alike: boolean }[] =>
  right.slice(1).flatMap(({ tile: next }, i) =>
    SIDES.flatMap((out) =>
      SIDES.flatMap((into) => {
        const chain = right.map((link, at) =>
          at === i ? { ...link, out } : at === i + 1 ? { ...link, in: into } : link,
        );
        const isRow = chain.every((link) => link.in !== link.out);
        if (!isRow || isRightChain(chain)) return [];
        const tile = right[i]?.tile ?? next;
        return [{ chain, alike: TILES[tile]?.[out]?.kind === TILES[next]?.[into]?.kind }];
      }),
    ),
  );
