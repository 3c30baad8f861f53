/** What a finisher gets. */
export interface Prize {
  readonly crystals: number;
  readonly cards: number;
}

export interface Stakes {
  /** Players who finished with a right chain. */
  readonly finishers: number;
  /** Crystals in the room. */
  readonly crystals: number;
  /** The winner won both rounds of the final. */
  readonly sweep: boolean;
}

/** XC41: every finisher gets the same: two crystals and two cards if there are enough crystals, else one card and at most one. */
export const equalPrizesOf = ({ finishers, crystals }: Pick<Stakes, 'finishers' | 'crystals'>): readonly Prize[] => {
  const each = finishers === 0 ? 0 : Math.min(2, Math.floor(crystals / finishers));
  return Array.from({ length: finishers }, () => ({ crystals: each, cards: Math.max(1, each) }));
};

/**
 * Prizes in finishing order. XC20: crystals are taken one by one in that order, then the winner takes a second one;
 * with enough of them that is two for the winner and one for the others (XC17). XC19: in a sweep the winner takes all
 * that are left, and as many cards as crystals, at least two; in version 1 maybe fewer (XC44).
 */
export const prizesOf = ({ finishers, crystals, sweep }: Stakes, version?: 1): readonly Prize[] => {
  const fewest = version === 1 ? 0 : 2;
  const left = Math.max(0, crystals - finishers);
  return Array.from({ length: finishers }, (_, place) => {
    const first = place < crystals ? 1 : 0;
    if (place > 0) return { crystals: first, cards: 1 };
    const taken = first + (sweep ? left : Math.min(left, 1));
    return { crystals: taken, cards: sweep ? Math.max(fewest, taken) : 2 };
  });
};
