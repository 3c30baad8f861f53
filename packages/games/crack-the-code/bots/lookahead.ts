import { ANSWERS, countAnswers, crackedIn } from '../solver/answers.ts';
import type { Effort } from '../solver/best-guess.ts';
import type { Packed, Space } from '../solver/code-space.ts';
import { split } from '../solver/possible-codes.ts';
import { sampled } from '../solver/sample-codes.ts';

/** What it is worth to crack the code with the next guess (0), the one after it (1), and so on. Never rises. */
export type Worth = (later: number) => number;

/** A guess, and what is sure to be got from it if one goes on so: summed over the codes that are possible. */
export interface Plan {
  readonly guess: Packed;
  readonly worth: number;
}

interface Search {
  readonly space: Space;
  readonly worth: Worth;
  readonly effort: Effort;
}

/** Up to this many codes a plan looks to the end. */
export const TO_THE_END = 150;

/** How many codes of a cell a guess at it usually leaves alone in theirs. */
const SOON = 3;
/** How many of the most promising guesses are followed up, now and later. */
const FOLLOWED = { now: 8, later: 2 };
/** How many codes that need not be possible are tried as guesses, if there is time. */
const TRIED = { now: 2_500, later: 400, twoAhead: 1_000 };

/** The plan worth most that is found, followed until every one of these codes is cracked. */
export const planToTheEnd = (search: Search, set: Int32Array, later = 0): Plan => {
  const { space, worth, effort } = search;
  const first = { guess: set[0] ?? 0, worth: worth(later) };
  if (set.length === 1) return first;
  const rest = (set.length - 1) * worth(later + 1);
  if (set.length === 2) return { ...first, worth: first.worth + rest };

  // Of a cell one code is cracked with the next guess, some with the one after it, the others later.
  const hope = makeEstimate(search, set, (cell) => {
    const soon = Math.min(cell - 1, SOON);
    return worth(later + 1) + soon * worth(later + 2) + (cell - 1 - soon) * worth(later + 3);
  });
  const perfect = set.find((guess) => hope.cells(guess) === set.length);
  if (perfect !== undefined) return { guess: perfect, worth: first.worth + rest };

  const affordable = Math.floor(effort.work / set.length / 2);
  const tried = Math.min(affordable, later === 0 ? TRIED.now : TRIED.later);
  const guesses = [...set, ...sampled(space.codes, tried, effort.rng)];
  const hopes = guesses.map((guess) => ({ guess, worth: hope.of(guess, worth(later)) }));
  hopes.sort((a, b) => b.worth - a.worth);
  let best: Plan = { ...first, worth: Number.NEGATIVE_INFINITY };
  for (const { guess, worth: most } of hopes.slice(0, later === 0 ? FOLLOWED.now : FOLLOWED.later)) {
    if (most <= best.worth) break;
    const plan = { guess, worth: followUp(search, split(space, set, guess), later) };
    if (plan.worth > best.worth) best = plan;
  }
  return best;
};

const followUp = (search: Search, cells: ReadonlyMap<number, Int32Array>, later: number): number => {
  const cracked = crackedIn(search.space);
  let sum = 0;
  for (const [answer, cell] of cells) {
    sum += answer === cracked ? search.worth(later) : planToTheEnd(search, cell, later + 1).worth;
  }
  return sum;
};

/** For many codes: the guess that makes most of itself and the one after it. Nothing is counted on later. */
export const planTwoAhead = (search: Search, set: Int32Array): Plan => {
  const { space, worth, effort } = search;
  const tried = Math.min(TRIED.twoAhead, Math.floor(effort.work / set.length / 2));
  // Of every cell one code is sure to be cracked with the guess after this.
  const sure = makeEstimate(search, set, () => worth(1));
  let best: Plan = { guess: set[0] ?? 0, worth: Number.NEGATIVE_INFINITY };
  for (const codes of [sampled(set, tried, effort.rng), sampled(space.codes, tried, effort.rng)]) {
    for (const guess of codes) {
      const plan = { guess, worth: sure.of(guess, worth(0)) };
      if (plan.worth > best.worth) best = plan;
    }
  }
  return best;
};

/** The worth of a guess by the sizes of the cells it makes. */
const makeEstimate = ({ space }: Search, set: Int32Array, ofCell: (size: number) => number) => {
  const sizes = new Int32Array(ANSWERS);
  const cracked = crackedIn(space);
  return {
    of: (guess: Packed, hit: number): number => {
      countAnswers(space, set, guess, sizes);
      let sum = (sizes[cracked] ?? 0) * hit;
      sizes[cracked] = 0;
      for (let answer = 0; answer < ANSWERS; answer++) {
        const size = sizes[answer] ?? 0;
        if (size === set.length) return Number.NEGATIVE_INFINITY; // It tells nothing.
        if (size > 0) sum += ofCell(size);
      }
      return sum;
    },
    /** How many different answers a guess can get. */
    cells: (guess: Packed): number => {
      countAnswers(space, set, guess, sizes);
      return sizes.reduce((sum, size) => sum + Math.sign(size), 0);
    },
  };
};
