import type { CardType } from './card-types.ts';
import type { Future } from './sampled-futures.ts';

/*
 * Dynamic programming over abstract machines. Ignoring its shape, a machine is its number of open lines and free spots.
 * A card closes one line, opens its other lines and adds its spots; a machine functions when both numbers are zero. The
 * score ranks functioning machines: more crystals, then fewer cards.
 */

export const CRYSTAL_SCORE = 64;
/** Below any score: the machine cannot function. */
const IMPOSSIBLE = -(2 ** 20);

export const isPossible = (score: number): boolean => score > IMPOSSIBLE / 2;

/** Open lines before the first card, so that every card adds its lines minus two. */
export const UNBUILT_LINES = 2;

/** Lowest line count in the table; negative counts allow for cards laid later in between. */
const MIN_LINES = -10;
const LINES_RANGE = 26;
const SPOTS_RANGE = 26;

const at = (open: number, free: number): number => (open - MIN_LINES) * SPOTS_RANGE + free;

/** Best score that can still be added, indexed by open lines and free spots after a building phase. */
export type ScoreTable = Int32Array;

export const scoreIn = (table: ScoreTable, open: number, free: number): number =>
  open >= MIN_LINES && open < MIN_LINES + LINES_RANGE && free < SPOTS_RANGE
    ? (table[at(open, free)] ?? IMPOSSIBLE)
    : IMPOSSIBLE;

const CLOSED_INDEX = at(0, 0);

/** The table for a future whose gains are all known. */
export const scoreTableOf = ({ gains }: Future): ScoreTable => {
  const end = new Int32Array(LINES_RANGE * SPOTS_RANGE).fill(IMPOSSIBLE);
  end[CLOSED_INDEX] = 0;
  return gains.reduceRight<ScoreTable>((after, { crystals, cards }) => {
    const before = cards.reduce(withCard, beforePlacing(after, crystals));
    before[CLOSED_INDEX] = Math.max(before[CLOSED_INDEX] ?? IMPOSSIBLE, 0); // A closed machine may stay as it is.
    return before;
  }, end);
};

/** The table with one more card, which may be laid or kept. */
export const withCard = (table: ScoreTable, { lines, spots, printed }: CardType): ScoreTable => {
  const better = table.slice();
  const more = lines - 2;
  const gain = CRYSTAL_SCORE * printed - 1;
  for (let open = Math.max(0, -more); open < LINES_RANGE - Math.max(0, more); open++) {
    for (let free = 0; free < SPOTS_RANGE - spots; free++) {
      const i = open * SPOTS_RANGE + free;
      const score = (table[i + more * SPOTS_RANGE + spots] ?? IMPOSSIBLE) + gain;
      if (score > (better[i] ?? IMPOSSIBLE)) better[i] = score;
    }
  }
  return better;
};

/** The table before crystals are placed. Crystals without a spot count as lost, which simplifies XC25. */
const beforePlacing = (after: ScoreTable, crystals: number): ScoreTable => {
  const before = new Int32Array(after.length);
  for (let open = 0; open < LINES_RANGE; open++) {
    for (let free = 0; free < SPOTS_RANGE; free++) {
      const i = open * SPOTS_RANGE + free;
      const placed = Math.min(free, crystals);
      before[i] = (after[i - placed] ?? IMPOSSIBLE) + CRYSTAL_SCORE * placed;
    }
  }
  return before;
};

/** Total effect of laying some cards of a hand. */
export interface Reserve {
  readonly open: number;
  readonly free: number;
  readonly score: number;
}

/** All subsets of a hand to lay later, keeping the best per lines and spots added. */
export const reservesOf = (hand: readonly CardType[]): readonly Reserve[] => {
  let reserves: readonly Reserve[] = [{ open: 0, free: 0, score: 0 }];
  for (const { lines, spots, printed } of hand) {
    const best = new Map(reserves.map((reserve) => [at(reserve.open, reserve.free), reserve]));
    for (const reserve of reserves) {
      const open = reserve.open + lines - 2;
      const free = reserve.free + spots;
      const score = reserve.score + CRYSTAL_SCORE * printed - 1;
      if (score > (best.get(at(open, free))?.score ?? IMPOSSIBLE)) best.set(at(open, free), { open, free, score });
    }
    reserves = [...best.values()];
  }
  return reserves;
};
