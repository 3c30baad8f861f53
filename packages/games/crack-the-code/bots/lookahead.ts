import { ANSWER_LIMIT, countAnswers, crackedAnswer } from '../solver/answers.ts';
import type { Effort } from '../solver/best-guess.ts';
import type { CodeSpace, PackedCode } from '../solver/code-space.ts';
import { splitByAnswer } from '../solver/possible-codes.ts';
import { sampleCodes } from '../solver/sample-codes.ts';

/** What it is value to crack the code with the next guess (0), the one after it (1), and so on. Never rises. */
export type ValueByDelay = (later: number) => number;

/** A guess, and what is sure to be got from it if one goes on so: summed over the codes that are possible. */
export interface SearchResult {
  readonly guess: PackedCode;
  readonly value: number;
}

interface Search {
  readonly space: CodeSpace;
  readonly value: ValueByDelay;
  readonly effort: Effort;
}

/** Up to this many codes a plan looks to the end. */
export const MAX_CODES_FOR_FULL_SEARCH = 150;

/** How many codes of a cell a guess at it usually leaves alone in theirs. */
const CRACKED_NEXT_PER_CELL = 3;
/** How many of the most promising guesses are followed up, now and later. */
const FOLLOWED_GUESSES = { now: 8, later: 2 };
/** How many codes that need not be possible are tried as guesses, if there is time. */
const SAMPLED_GUESSES = { now: 2_500, later: 400, twoAhead: 1_000 };

/** The plan value most that is found, followed until every one of these codes is cracked. */
export const searchToEnd = (search: Search, set: Int32Array, later = 0): SearchResult => {
  const { space, value, effort } = search;
  const first = { guess: set[0] ?? 0, value: value(later) };
  if (set.length === 1) return first;
  const rest = (set.length - 1) * value(later + 1);
  if (set.length === 2) return { ...first, value: first.value + rest };

  // Of a cell one code is cracked with the next guess, some with the one after it, the others later.
  const hope = makeEstimate(search, set, (cell) => {
    const soon = Math.min(cell - 1, CRACKED_NEXT_PER_CELL);
    return value(later + 1) + soon * value(later + 2) + (cell - 1 - soon) * value(later + 3);
  });
  const perfect = set.find((guess) => hope.cells(guess) === set.length);
  if (perfect !== undefined) return { guess: perfect, value: first.value + rest };

  const affordable = Math.floor(effort.work / set.length / 2);
  const tried = Math.min(affordable, later === 0 ? SAMPLED_GUESSES.now : SAMPLED_GUESSES.later);
  const guesses = [...set, ...sampleCodes(space.codes, tried, effort.rng)];
  const hopes = guesses.map((guess) => ({ guess, value: hope.of(guess, value(later)) }));
  hopes.sort((a, b) => b.value - a.value);
  let best: SearchResult = { ...first, value: Number.NEGATIVE_INFINITY };
  for (const { guess, value: most } of hopes.slice(0, later === 0 ? FOLLOWED_GUESSES.now : FOLLOWED_GUESSES.later)) {
    if (most <= best.value) break;
    const plan = { guess, value: followUp(search, splitByAnswer(space, set, guess), later) };
    if (plan.value > best.value) best = plan;
  }
  return best;
};

const followUp = (search: Search, cells: ReadonlyMap<number, Int32Array>, later: number): number => {
  const cracked = crackedAnswer(search.space);
  let sum = 0;
  for (const [answer, cell] of cells) {
    sum += answer === cracked ? search.value(later) : searchToEnd(search, cell, later + 1).value;
  }
  return sum;
};

/** For many codes: the guess that makes most of itself and the one after it. Nothing is counted on later. */
export const searchTwoAhead = (search: Search, set: Int32Array): SearchResult => {
  const { space, value, effort } = search;
  const tried = Math.min(SAMPLED_GUESSES.twoAhead, Math.floor(effort.work / set.length / 2));
  // Of every cell one code is sure to be cracked with the guess after this.
  const sure = makeEstimate(search, set, () => value(1));
  let best: SearchResult = { guess: set[0] ?? 0, value: Number.NEGATIVE_INFINITY };
  for (const codes of [sampleCodes(set, tried, effort.rng), sampleCodes(space.codes, tried, effort.rng)]) {
    for (const guess of codes) {
      const plan = { guess, value: sure.of(guess, value(0)) };
      if (plan.value > best.value) best = plan;
    }
  }
  return best;
};

/** The value of a guess by the sizes of the cells it makes. */
const makeEstimate = ({ space }: Search, set: Int32Array, ofCell: (size: number) => number) => {
  const sizes = new Int32Array(ANSWER_LIMIT);
  const cracked = crackedAnswer(space);
  return {
    of: (guess: PackedCode, hit: number): number => {
      countAnswers(space, set, guess, sizes);
      let sum = (sizes[cracked] ?? 0) * hit;
      sizes[cracked] = 0;
      for (let answer = 0; answer < ANSWER_LIMIT; answer++) {
        const size = sizes[answer] ?? 0;
        if (size === set.length) return Number.NEGATIVE_INFINITY; // It tells nothing.
        if (size > 0) sum += ofCell(size);
      }
      return sum;
    },
    /** How many different answers a guess can get. */
    cells: (guess: PackedCode): number => {
      countAnswers(space, set, guess, sizes);
      return sizes.reduce((sum, size) => sum + Math.sign(size), 0);
    },
  };
};
