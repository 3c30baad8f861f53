import { type Planned, type Plans, parse, type Result, refuse, type Seat } from '@sesame/kernel';
import { parseCode } from './codes.ts';
import { fits } from './pins.ts';
import type { Guess, Move, Options, Pins, View } from './state.ts';

/** A guess, and the next guess for each answer. */
export interface Branch {
  readonly guess: string;
  readonly answers?: readonly Case[];
}

export interface Case extends Branch, Pins {}

/** The planned guesses of a seat, as a tree. */
export interface Plan extends Branch {
  /** The number of the first planned guess, from 1. */
  readonly attempt: number;
}

/** Limits of a plan: its depth, and its number of guesses. */
const MAX_PLAN_DEPTH = 4;
const MAX_PLAN_GUESSES = 200;

const code = parse.text(32);
const pins = parse.whole(0, 6);

/** A branch with at most this many levels below it. */
const branch = (below: number) => ({ guess: code, answers: parse.optional(cases(below)) });
const cases =
  (below: number): parse.Parse<readonly Case[]> =>
  (json, path) =>
    parse.list(parse.object({ black: pins, white: pins, ...branch(below - 1) }), { max: below > 0 ? 30 : 0 })(
      json,
      path,
    );
const shape: parse.Parse<Plan> = parse.object({ attempt: parse.whole(1, 16), ...branch(MAX_PLAN_DEPTH - 1) });

const branchesOf = (one: Branch): readonly Branch[] => [one, ...(one.answers ?? []).flatMap(branchesOf)];

const isSame = (one: Pins, other: Pins): boolean => one.black === other.black && one.white === other.white;

/** Whether every answer is possible and listed once. */
const hasValidAnswers = ({ positions }: Options, { answers = [] }: Branch): boolean =>
  answers.every(
    (one, i) =>
      one.black + one.white <= positions &&
      one.black < positions &&
      answers.findIndex((other) => isSame(one, other)) === i,
  );

const guessesOf = ({ seats }: View, seat: Seat): readonly Guess[] => seats[seat === 0 ? 0 : 1].guesses;

const parsePlan = (json: unknown, view: View, seat: Seat): Result<Plan> => {
  const plan = shape(json);
  if (!plan.ok) return plan;
  const branches = branchesOf(plan.value);
  if (branches.length > MAX_PLAN_GUESSES)
    return refuse('plan-too-big', `A plan can hold at most ${MAX_PLAN_GUESSES} guesses.`);
  for (const one of branches) {
    const guess = parseCode(view.options, one.guess);
    if (!guess.ok) return guess;
    if (!hasValidAnswers(view.options, one))
      return refuse('plan-answers', 'A plan can list each possible answer only once.');
  }
  if (plan.value.attempt !== guessesOf(view, seat).length + 1) {
    return refuse('plan-late', 'The match has moved on. Check the board and plan again.');
  }
  return plan;
};

const next = (plan: Plan, view: View, seat: Seat): Planned<Move> => {
  const guesses = guessesOf(view, seat);
  let now: Branch = plan;
  for (const guess of guesses.slice(plan.attempt - 1)) {
    if (guess.code !== now.guess) return { do: 'end', why: 'unfit' };
    const { answers = [] } = now;
    const found = answers.find((one) => isSame(one, guess));
    if (found === undefined) {
      const isDone = answers.length === 0 || guess.black === view.options.positions;
      return { do: 'end', why: isDone ? 'done' : 'unfit' };
    }
    now = found;
  }
  if (!view.may.includes('guess')) return view.phase === 'over' ? { do: 'end', why: 'done' } : { do: 'wait' };
  // CC9: only a possible code is worth the last guess.
  const isWasted = view.equalising && !guesses.every((guess) => fits(now.guess, guess));
  return isWasted ? { do: 'end', why: 'unfit' } : { do: 'play', move: { type: 'guess', code: now.guess } };
};

export const plans: Plans<Plan, View, Move> = { parse: parsePlan, next };
