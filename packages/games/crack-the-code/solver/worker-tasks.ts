import type { Pins } from '../rules/state.ts';
import { analyse, type Hint, hint, type Judgement } from './analysis.ts';
import { possibleAnswers } from './possible-answers.ts';
import { countPossible, type Quest } from './possible-codes.ts';

/** What each task of the worker answers. */
export interface Results {
  readonly analyse: readonly Judgement[];
  readonly hint: Hint;
  readonly count: number;
  readonly answers: readonly Pins[];
}

export type Task = keyof Results;

/** A question to the worker: a task for one seat's guesses. The id comes back with the answer. */
export interface Request<T extends Task = Task> extends Quest {
  readonly id: number;
  readonly task: T;
  /** For `answers`: the guess that is asked about. */
  readonly guess?: string;
}

export interface Answer<T extends Task = Task> {
  readonly id: number;
  readonly result: Results[T];
}

export const perform = ({ task, options, guesses, guess = '' }: Request): Results[Task] => {
  switch (task) {
    case 'analyse':
      return analyse({ options, guesses });
    case 'hint':
      return hint({ options, guesses });
    case 'count':
      return countPossible({ options, guesses });
    case 'answers':
      return possibleAnswers({ options, guesses }, guess);
  }
};
