import { ANSWER_LIMIT, countAnswers, crackedAnswer } from '../solver/answers.ts';
import type { Effort } from '../solver/best-guess.ts';
import type { CodeSpace, PackedCode } from '../solver/code-space.ts';
import { splitByAnswer } from '../solver/possible-codes.ts';
import { sampleCodes } from '../solver/sample-codes.ts';

/** The value of cracking the code with the next guess (0), the one after it (1), and so on. Never increases. */
export type ValueByDelay = (later: number) => number;

/** A guess and a lower bound of its value, summed over the possible codes. */
export interface SearchResult {
  readonly guess: PackedCode;
  readonly value: number;
}

interface Search {
  readonly space: CodeSpace;
  readonly value: ValueByDelay;
  readonly effort: Effort;
}

/** With at most this many possible codes the search runs to the end. */
export const MAX_CODES_FOR_FULL_SEARCH = 150;

/** Estimate: how many codes of a cell are cracked by the guess after next. */
const CRACKED_NEXT_PER_CELL = 3;
/** How many of the best candidates are searched deeper, at the root and below. */
const FOLLOWED_GUESSES = { now: 8, later: 2 };
/** How many codes are sampled as candidates, possible or not, if the budget allows. */
const SAMPLED_GUESSES = { now: 2_500, later: 400, twoAhead: 1_000 };

/** Searches for the most valuable guess, down to the end for every possible code. */
export const searchToEnd = (search: Search, set: Int32Array, later = 0): SearchResult => {
  const { space, value, effort } = search;
  const first = { guess: set[0] ?? 0, value: value(later) };
  if (set.length === 1) return first;
  const rest = (set.length - 1) * value(later + 1);
  if (set.length === 2) return { ...first, value: first.value + rest };

  // Of every cell one code is cracked by the next guess, a few by the one after it, the others later.
  const estimate = makeEstimate(search, set, (cell) => {
    const soon = Math.min(cell - 1, CRACKED_NEXT_PER_CELL);
    return value(later + 1) + soon * value(later + 2) + (cell - 1 - soon) * value(later + 3);
  });
  const perfect = set.find((guess) => estimate.cells(guess) === set.length);
  if (perfect !== undefined) return { guess: perfect, value: first.value + rest };

  const affordable = Math.floor(effort.work / set.length / 2);
  const tried = Math.min(affordable, later === 0 ? SAMPLED_GUESSES.now : SAMPLED_GUESSES.later);
  const guesses = [...set, ...sampleCodes(space.codes, tried, effort.rng)];
  const candidates = guesses.map((guess) => ({ guess, value: estimate.of(guess, value(later)) }));
  candidates.sort((a, b) => b.value - a.value);
  let best: SearchResult = { ...first, value: Number.NEGATIVE_INFINITY };
  for (const { guess, value: most } of candidates.slice(
    0,
    later === 0 ? FOLLOWED_GUESSES.now : FOLLOWED_GUESSES.later,
  )) {
    if (most <= best.value) break;
    const result = { guess, value: followUp(search, splitByAnswer(space, set, guess), later) };
    if (result.value > best.value) best = result;
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

/** For many codes: the best guess counting only this guess and the next one. */
export const searchTwoAhead = (search: Search, set: Int32Array): SearchResult => {
  const { space, value, effort } = search;
  const tried = Math.min(SAMPLED_GUESSES.twoAhead, Math.floor(effort.work / set.length / 2));
  // One code of every cell is certain to be cracked by the next guess.
  const sure = makeEstimate(search, set, () => value(1));
  let best: SearchResult = { guess: set[0] ?? 0, value: Number.NEGATIVE_INFINITY };
  for (const codes of [sampleCodes(set, tried, effort.rng), sampleCodes(space.codes, tried, effort.rng)]) {
    for (const guess of codes) {
      const result = { guess, value: sure.of(guess, value(0)) };
      if (result.value > best.value) best = result;
    }
  }
  return best;
};

/** Estimates the value of a guess from the sizes of its cells. */
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
        if (size === set.length) return Number.NEGATIVE_INFINITY; // It gives no information.
        if (size > 0) sum += ofCell(size);
      }
      return sum;
    },
    /** The number of different answers. */
    cells: (guess: PackedCode): number => {
      countAnswers(space, set, guess, sizes);
      return sizes.reduce((sum, size) => sum + Math.sign(size), 0);
    },
  };
};
