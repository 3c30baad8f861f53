import { type Rng, shuffled } from '@sesame/kernel';
import type { PackedCode, Shape } from './code-space.ts';

/** One code per pattern (aabbc, abcde): before the first guess all colours and places are equivalent. */
export const openingPatterns = ({ positions, colours, repeats }: Shape): readonly PackedCode[] => {
  const patterns: PackedCode[] = [];
  const extend = (code: PackedCode, place: number, { kind, most }: { kind: number; most: number }): void => {
    if (place === positions) patterns.push(code);
    if (place === positions || kind === colours) return;
    for (let size = 1; size <= Math.min(most, positions - place); size++) {
      let next = code;
      for (let i = place; i < place + size; i++) next |= kind << (3 * i);
      extend(next, place + size, { kind: kind + 1, most: size });
    }
  };
  extend(0, 0, { kind: 0, most: repeats ? positions : 1 });
  return patterns;
};

/** The same pattern under a random permutation of colours and places. */
export const relabelled = (code: PackedCode, { positions, colours }: Shape, rng: Rng): PackedCode => {
  const kinds = shuffled(
    rng,
    Array.from({ length: colours }, (_, kind) => kind),
  );
  const places = shuffled(
    rng,
    Array.from({ length: positions }, (_, place) => place),
  );
  return places.reduce((sum, from, to) => sum | ((kinds[(code >>> (3 * from)) & 7] ?? 0) << (3 * to)), 0);
};
