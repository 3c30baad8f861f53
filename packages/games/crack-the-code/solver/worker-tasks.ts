import type { Pins } from '../rules/state.ts';
import { analyse, type Hint, hint, type Judgement } from './analysis.ts';
import { type CodeCloud, codeCloud } from './code-cloud.ts';
import { possibleAnswers } from './possible-answers.ts';
import { countPossible, type GuessHistory } from './possible-codes.ts';
import { type TreeGuess, treePathTo } from './tree-path.ts';

/** The result of each worker task. */
export interface TaskResults {
  readonly analyse: readonly Judgement[];
  readonly hint: Hint;
  readonly count: number;
  readonly answers: readonly Pins[];
  readonly tree: readonly TreeGuess[];
  readonly cloud: CodeCloud;
}

export type Task = keyof TaskResults;

/** A request to the worker. The response carries the same id. */
export interface TaskRequest<T extends Task = Task> extends GuessHistory {
  readonly id: number;
  readonly task: T;
  /** For `answers`: the guess to be answered; for `tree`: the code to be found. */
  readonly guess?: string;
}

export interface TaskResponse<T extends Task = Task> {
  readonly id: number;
  readonly result: TaskResults[T];
}

export const runTask = ({ task, options, guesses, guess = '' }: TaskRequest): TaskResults[Task] => {
  switch (task) {
    case 'analyse':
      return analyse({ options, guesses });
    case 'hint':
      return hint({ options, guesses });
    case 'count':
      return countPossible({ options, guesses });
    case 'answers':
      return possibleAnswers({ options, guesses }, guess);
    case 'tree':
      return treePathTo(guess);
    case 'cloud':
      return codeCloud({ options, guesses });
  }
};
