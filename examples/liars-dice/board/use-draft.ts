import { useState } from 'react';
import { type Bid, FACES, type View } from '../rules/index.ts';

/** The bid that a player puts together: it starts as low as possible and stays legal. */
export interface Draft extends Bid {
  readonly choose: (face: number) => void;
  readonly more: (by: number) => void;
  /** The lowest and the highest count for the chosen face. */
  readonly range: readonly [low: number, high: number];
}

/** Undefined if the player cannot bid now. */
export const useDraft = ({ may, dice, round, bids }: View): Draft | undefined => {
  const [chosen, setChosen] = useState<{ readonly key: string; readonly count: number; readonly face: number }>();
  const lowest = may?.lowest ?? [];
  const possible = FACES.filter((face) => lowest[face - 1]);
  if (possible.length === 0) return undefined;
  // A draft belongs to the bid before it.
  const key = `${round} ${bids.length}`;
  const draft = chosen?.key === key ? chosen : undefined;
  const lastFace = bids.at(-1)?.face;
  const face = possible.find((one) => one === (draft?.face ?? lastFace)) ?? possible[0] ?? 1;
  const low = lowest[face - 1] ?? 1;
  const high = dice.reduce((sum, count) => sum + count, 0);
  const count = Math.min(high, Math.max(low, draft?.count ?? low));
  return {
    face,
    count,
    range: [low, high],
    choose: (next) => lowest[next - 1] && setChosen({ key, count, face: next }),
    more: (by) => setChosen({ key, face, count: Math.min(high, Math.max(low, count + by)) }),
  };
};
