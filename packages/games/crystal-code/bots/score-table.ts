import type { Look } from './card-types.ts';
import type { Future } from './sampled-futures.ts';

/*
 * What can become of a machine, its shape aside: it is its open lines and its free spots. A card closes one line and
 * opens its others, and brings its spots; a machine functions when both are none. The score is what decides between
 * machines that function: crystals, then fewer cards.
 */

export const CRYSTAL = 64;
/** Far below any score: it cannot function. */
const NEVER = -(2 ** 20);

export const isScore = (score: number): boolean => score > NEVER / 2;

/** A machine before its first card: what that adds are its lines beyond two, as with any other. */
export const UNBUILT = 2;

/** Lines are counted from here. Below none: for cards that are still to be laid between others. */
const FEWEST = -10;
const LINES = 26;
const SPOTS = 26;

const at = (open: number, free: number): number => (open - FEWEST) * SPOTS + free;

/** The most that can still be added to the score, by open lines and free spots after a building phase. */
export type Outlook = Int32Array;

export const scoreIn = (outlook: Outlook, open: number, free: number): number =>
  open >= FEWEST && open < FEWEST + LINES && free < SPOTS ? (outlook[at(open, free)] ?? NEVER) : NEVER;

const CLOSED = at(0, 0);

/** The outlook in a future, knowing all that it brings. */
export const outlookOf = ({ gains }: Future): Outlook => {
  const end = new Int32Array(LINES * SPOTS).fill(NEVER);
  end[CLOSED] = 0;
  return gains.reduceRight<Outlook>((after, { crystals, cards }) => {
    const before = cards.reduce(withCard, placing(after, crystals));
    before[CLOSED] = Math.max(before[CLOSED] ?? NEVER, 0); // It stays as it is.
    return before;
  }, end);
};

/** The outlook with a card more, which may be laid or not. */
export const withCard = (outlook: Outlook, { lines, spots, printed }: Look): Outlook => {
  const better = outlook.slice();
  const more = lines - 2;
  const gain = CRYSTAL * printed - 1;
  for (let open = Math.max(0, -more); open < LINES - Math.max(0, more); open++) {
    for (let free = 0; free < SPOTS - spots; free++) {
      const i = open * SPOTS + free;
      const score = (outlook[i + more * SPOTS + spots] ?? NEVER) + gain;
      if (score > (better[i] ?? NEVER)) better[i] = score;
    }
  }
  return better;
};

/** The outlook before crystals are placed. Those without a spot are lost, as if no card could be laid for them (XC25). */
const placing = (after: Outlook, crystals: number): Outlook => {
  const before = new Int32Array(after.length);
  for (let open = 0; open < LINES; open++) {
    for (let free = 0; free < SPOTS; free++) {
      const i = open * SPOTS + free;
      const placed = Math.min(free, crystals);
      before[i] = (after[i - placed] ?? NEVER) + CRYSTAL * placed;
    }
  }
  return before;
};

/** Some cards of a hand, by what they add to a machine. */
export interface Reserve {
  readonly open: number;
  readonly free: number;
  readonly score: number;
}

/** Every choice of cards to lay later; of those that add the same spots and lines the best. */
export const reservesOf = (hand: readonly Look[]): readonly Reserve[] => {
  let reserves: readonly Reserve[] = [{ open: 0, free: 0, score: 0 }];
  for (const { lines, spots, printed } of hand) {
    const best = new Map(reserves.map((reserve) => [at(reserve.open, reserve.free), reserve]));
    for (const reserve of reserves) {
      const open = reserve.open + lines - 2;
      const free = reserve.free + spots;
      const score = reserve.score + CRYSTAL * printed - 1;
      if (score > (best.get(at(open, free))?.score ?? NEVER)) best.set(at(open, free), { open, free, score });
    }
    reserves = [...best.values()];
  }
  return reserves;
};
