import { type Daily, type DailyMark, ok, type Progress, type Result, refuse, type TimedStep } from '@sesame/kernel';
import { parseMove } from '../rules/moves.ts';
import type { Picture, Target } from '../rules/pieces.ts';
import { isSamePointing, type Pointing } from '../rules/pointable.ts';
import { checkPointing } from '../rules/pointing.ts';
import { answerTo, wantedOf } from '../rules/reading.ts';
import { facesOf } from '../rules/targets.ts';
import { type DrawnRounds, drawRounds, ROUNDS } from './draw-rounds.ts';

/** CM40: what a miss adds. */
export const MISS_MS = 5_000;

export interface DailyView {
  /** From 1 to 12. */
  readonly round: number;
  readonly targets: readonly Target[];
  readonly picture: Picture;
  /** Misses in this round. */
  readonly tried: readonly Pointing[];
  /** Misses in all rounds. */
  readonly misses: number;
  /** The rounds that were found. */
  readonly found: readonly FoundRound[];
}

export interface FoundRound {
  readonly answer: Pointing;
  readonly misses: number;
  /** Milliseconds from the answer before, without what misses add. */
  readonly time: number;
}

/** A round after the end. */
export interface ReviewedRound extends FoundRound {
  readonly picture: Picture;
  /** The fastest that somebody else has found it. */
  readonly best?: number;
}

export interface DailyReview {
  readonly rounds: readonly ReviewedRound[];
}

/** CM40: twelve rounds against the clock. A step has the shape of a race's `point` move. */
export const daily: Daily<DrawnRounds, Pointing, DailyView, DailyReview> = {
  unit: 'milliseconds',
  ghosts: { stages: ROUNDS, progress: (puzzle, steps) => progressIn(foundIn(puzzle, steps)) },
  make: (rng) => drawRounds(rng),
  parseStep: (json) => {
    const move = parseMove(json);
    if (!move.ok) return move;
    if (move.value.type !== 'point') return refuse('malformed', 'The answer is a symbol or a logo.');
    const { target, symbol } = move.value;
    return ok({ target, ...(symbol !== undefined && { symbol }) });
  },
  play: (puzzle, steps) => {
    const { targets, rounds } = puzzle;
    const played = playRounds(puzzle, steps);
    if (!played.ok) return played;
    const { found, tried } = played.value;
    const misses = found.reduce((sum, one) => sum + one.misses, tried.length);
    const round = Math.min(found.length + 1, ROUNDS);
    const picture = rounds[round - 1];
    if (picture === undefined) throw new Error('a round is missing');
    const view = { round, targets, picture, tried, misses, found };
    const last = steps.at(-1);
    if (found.length < ROUNDS || last === undefined) return ok({ view });
    const marks = found.map((one): DailyMark => (one.misses === 0 ? 'full' : 'wrong'));
    return ok({ view, result: { score: last.at + misses * MISS_MS, marks: [marks] } });
  },
  review: (puzzle, steps, others) => {
    const theirs = others.map((other) => foundIn(puzzle, other.steps));
    return {
      rounds: foundIn(puzzle, steps).flatMap((one, i) => {
        const picture = puzzle.rounds[i];
        const times = theirs.flatMap((found) => found[i]?.time ?? []);
        return picture ? [{ picture, ...one, ...(times.length > 0 && { best: Math.min(...times) }) }] : [];
      }),
    };
  },
};

/** The rounds that were found, and the misses in the one that goes on. */
const playRounds = ({ targets, rounds }: DrawnRounds, steps: readonly TimedStep<Pointing>[]): Result<Played> => {
  const found: FoundRound[] = [];
  let tried: readonly Pointing[] = [];
  let from = 0;
  for (const { step, at } of steps) {
    const picture = rounds[found.length];
    const wanted = picture && wantedOf(picture);
    if (picture === undefined || wanted === undefined) return refuse('finished', 'You have finished this puzzle.');
    const faces = facesOf({ targets, mixed: picture.mixed });
    const valid = checkPointing(faces, step, tried);
    if (!valid.ok) return valid;
    const answer = answerTo(wanted, faces);
    if (isSamePointing(step, answer)) {
      found.push({ answer, misses: tried.length, time: at - from });
      tried = [];
      from = at;
    } else {
      tried = [...tried, step];
    }
  }
  return ok({ found, tried });
};

interface Played {
  readonly found: readonly FoundRound[];
  /** Misses in the round that goes on. */
  readonly tried: readonly Pointing[];
}

const foundIn = (puzzle: DrawnRounds, steps: readonly TimedStep<Pointing>[]): readonly FoundRound[] => {
  const played = playRounds(puzzle, steps);
  return played.ok ? played.value.found : [];
};

/** When each round was found, with what misses had added by then. */
const progressIn = (found: readonly FoundRound[]): Progress => {
  let at = 0;
  return found.map(({ time, misses }, i) => {
    at += time + misses * MISS_MS;
    return { at, done: i + 1 };
  });
};
