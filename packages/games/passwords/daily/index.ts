import { type Daily, type DailyMark, ok, type Result, refuse, type TimedStep } from '@sesame/kernel';
import { rules } from '../rules/index.ts';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { parseMove } from '../rules/moves.ts';
import { usedWords } from '../rules/passwords.ts';
import { say } from '../rules/say.ts';
import type { Circle, Move, State, View } from '../rules/state.ts';
import { bestPlays } from '../search/best-plays.ts';
import { goneWith } from '../search/position.ts';
import type { BestTurn } from './best-three.ts';
import { type CircleOfTheDay, DAILY_DICTIONARY, drawCircles, pause, YOU } from './draw-circle.ts';

export const TURNS = 3;
/** Enough for a stone on every safe in every turn. */
const HAND = 21;

/** A turn: a word with its walk, or a pass. */
export type DailyMove = Extract<Move, { type: 'word' | 'pass' }>;

export interface DailyView {
  /** The circle as the board shows it. */
  readonly board: View;
  /** Stones gone in each turn so far. */
  readonly gone: readonly number[];
}

export interface ReviewedTurn {
  /** Missing if it was passed. */
  readonly word?: string;
  readonly gone: number;
  /** The word that would have got rid of the most stones in this turn, and how many. */
  readonly best?: { readonly word: string; readonly gone: number };
}

/** A turn of the best three, and the circle that it is played on. */
export interface ShownTurn extends BestTurn {
  readonly circle: Circle;
  readonly gone: number;
}

export interface DailyReview {
  readonly turns: readonly ReviewedTurn[];
  readonly best: readonly ShownTurn[];
  readonly most: number;
  readonly others: number;
  /** Stones that the others got rid of on average. */
  readonly average?: number;
  /** Words that others played most often. */
  readonly words: readonly { readonly word: string; readonly players: number }[];
}

/** PW22: three turns on the circle of the day. A step has the shape of a `word` or `pass` move. */
export const daily: Daily<CircleOfTheDay, DailyMove, DailyView, DailyReview> = {
  unit: 'percent',
  make: async (rng, locale) => (await drawCircles(rng))[locale],
  parseStep: (json) => {
    const move = parseMove(json);
    if (!move.ok) return move;
    const { value } = move;
    return value.type === 'word' || value.type === 'pass'
      ? ok(value)
      : refuse('malformed', 'A turn is a word or a pass.');
  },
  play: (puzzle, steps) => {
    const played = playTurns(puzzle, steps);
    if (!played.ok) return played;
    const { state, gone } = played.value;
    const view = { board: boardOf(state), gone };
    if (!isOver(state)) return ok({ view });
    const marks = gone.map((stones): readonly DailyMark[] =>
      stones === 0 ? ['empty'] : Array<DailyMark>(stones).fill('full'),
    );
    return ok({ view, result: { score: percentOf(total(gone), puzzle.most), marks } });
  },
  review: async (puzzle, steps, others) => {
    const turns: ReviewedTurn[] = [];
    for (const [index, { step }] of steps.entries()) {
      await pause();
      const best = bestTurn(puzzle, steps.slice(0, index));
      const gone = goneIn(puzzle, steps)[index] ?? 0;
      turns.push({ gone, ...(step.type === 'word' && { word: step.word }), ...(best && { best }) });
    }
    const sums = others.map((other) => total(goneIn(puzzle, other.steps)));
    return {
      turns,
      best: shownTurns(puzzle),
      most: puzzle.most,
      others: others.length,
      ...(sums.length > 0 && { average: total(sums) / sums.length }),
      words: commonWords(others.map((other) => other.steps)),
    };
  },
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Rounded down, so that only the most is 100 percent; rare words may even do better. */
const percentOf = (gone: number, most: number): number => Math.min(100, Math.floor((100 * gone) / most));

/** Alone at the table, without a pile: the places of locked safes stay empty. Wrong words are refused (PW13). */
const start = ({ language, circle }: CircleOfTheDay): State => ({
  options: { language, strict: false, equalTurns: false, dictionary: DAILY_DICTIONARY },
  seats: [{ hand: HAND, box: 0, cards: [] }],
  circle,
  pile: [],
  starter: YOU,
  turns: [],
  beginners: [],
  proposals: [],
});

const isOver = ({ turns, circle }: State): boolean => turns.length >= TURNS || circle.every((safe) => safe === null);

interface Played {
  readonly state: State;
  readonly gone: readonly number[];
}

const playTurns = (puzzle: CircleOfTheDay, steps: readonly TimedStep<DailyMove>[]): Result<Played> => {
  let state = start(puzzle);
  const gone: number[] = [];
  for (const { step } of steps) {
    if (isOver(state)) return refuse('finished', 'You have finished this puzzle.');
    const before = state.seats[YOU]?.box ?? 0;
    if (step.type === 'pass') {
      state = { ...state, turns: [...state.turns, { type: 'pass', seat: YOU }] };
    } else {
      const said = say(state, YOU, step);
      if (!said.ok) return said;
      state = said.value.state;
    }
    gone.push((state.seats[YOU]?.box ?? 0) - before);
  }
  return ok({ state, gone });
};

const goneIn = (puzzle: CircleOfTheDay, steps: readonly TimedStep<DailyMove>[]): readonly number[] => {
  const played = playTurns(puzzle, steps);
  return played.ok ? played.value.gone : [];
};

/** As in a match, in which passes never end it. */
const boardOf = (state: State): View => {
  const { end: _, ...view } = rules.view(state, YOU);
  return { ...view, phase: 'play', turn: YOU, passes: 0, passesToEnd: TURNS + 1, may: ['word', 'pass'] };
};

const bestTurn = (puzzle: CircleOfTheDay, before: readonly TimedStep<DailyMove>[]): ReviewedTurn['best'] => {
  const played = playTurns(puzzle, before);
  if (!played.ok) return undefined;
  const { circle, turns } = played.value.state;
  const worth = (safes: readonly number[]) => goneWith(circle, safes, YOU);
  const position = { circle, hand: HAND, used: usedWords(turns) };
  const [play] = bestPlays(lexiconOf(puzzle.language, DAILY_DICTIONARY), position, { worth });
  return play && { word: play.word, gone: play.worth };
};

/** The best three turns, each on the circle as it is then. */
const shownTurns = (puzzle: CircleOfTheDay): readonly ShownTurn[] => {
  const steps = puzzle.best.map((turn) => ({ step: { type: 'word' as const, ...turn }, at: 0 }));
  const gone = goneIn(puzzle, steps);
  return puzzle.best.map((turn, i) => {
    const before = playTurns(puzzle, steps.slice(0, i));
    return { ...turn, circle: before.ok ? before.value.state.circle : puzzle.circle, gone: gone[i] ?? 0 };
  });
};

const MAX_WORDS = 8;

const commonWords = (played: readonly (readonly TimedStep<DailyMove>[])[]): DailyReview['words'] => {
  const counts = new Map<string, number>();
  for (const steps of played) {
    for (const { step } of steps) if (step.type === 'word') counts.set(step.word, (counts.get(step.word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, players]) => ({ word, players }))
    .sort((a, b) => b.players - a.players || a.word.localeCompare(b.word))
    .slice(0, MAX_WORDS);
};
