import { useEffect, useState } from 'react';
import type { Guess, Options, Pins } from '../../rules/state.ts';
import { openSolver } from '../../solver/worker-client.ts';

export type Answers = readonly Pins[] | 'asked' | 'failed';

/** The possible answers to a guess, from the solver; undefined while the guess is incomplete. `again` retries. */
export const usePossibleAnswers = (options: Options, guesses: readonly Guess[], guess: string | undefined) => {
  const [solver, setSolver] = useState<ReturnType<typeof openSolver>>();
  const [known, setKnown] = useState<{ readonly key: string; readonly answers: Answers }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const opened = openSolver();
    setSolver(opened);
    return opened.close;
  }, []);
  const key = JSON.stringify([guesses, guess, tries]);
  useEffect(() => {
    if (solver === undefined || guess === undefined) return;
    let isDropped = false;
    const tell = (answers: Answers) => isDropped || setKnown({ key, answers });
    const [made] = JSON.parse(key) as readonly [readonly Guess[]];
    solver.ask({ task: 'answers', options, guesses: made, guess }).then(tell, () => tell('failed'));
    return () => {
      isDropped = true;
    };
  }, [solver, options, guess, key]);
  const answers: Answers | undefined = guess === undefined ? undefined : known?.key === key ? known.answers : 'asked';
  return { answers, again: () => setTries(tries + 1) };
};
