import { type AnyRules, type MatchRecord, replay } from '@sesame/kernel';
import { useEffect, useState } from 'react';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { Judgement } from '../solver/analysis.ts';
import type { GuessHistory } from '../solver/possible-codes.ts';
import { openSolver } from '../solver/worker-client.ts';

/** The guess history of each seat; undefined if the record cannot be replayed. */
export const guessHistoriesOf = (record: MatchRecord): readonly GuessHistory[] | undefined => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) return undefined;
  const state = replayed.value.positions.at(-1)?.state as State;
  const { options, seats } = rules.view(state, 'spectator');
  return seats.map(({ guesses }) => ({ options, guesses }));
};

/** Judgements of all guesses, added seat by seat as the solver finishes them. */
export const useJudgements = (histories: readonly GuessHistory[]): readonly (readonly Judgement[])[] | 'failed' => {
  const [judged, setJudged] = useState<readonly (readonly Judgement[])[] | 'failed'>([]);
  useEffect(() => {
    const solver = openSolver();
    let isOpen = true;
    const judge = async () => {
      for (const { options, guesses } of histories) {
        const judgements = await solver.ask({ task: 'analyse', options, guesses });
        if (isOpen) setJudged((before) => (before === 'failed' ? [judgements] : [...before, judgements]));
      }
    };
    setJudged([]);
    judge().catch(() => isOpen && setJudged('failed'));
    return () => {
      isOpen = false;
      solver.close();
    };
  }, [histories]);
  return judged;
};
