import { type AnyRules, type MatchRecord, prepareFor } from '@sesame/kernel';
import { useEffect, useState } from 'react';
import { rules } from '../rules/index.ts';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { type Judgement, judge } from './judgement.ts';
import { replayedTurns } from './replayed-turns.ts';

/** The progress of an analysis. */
type Review =
  | { readonly type: 'loading' }
  | { readonly type: 'judging'; readonly done: number; readonly turns: number }
  | { readonly type: 'judged'; readonly judged: readonly Judgement[] }
  | { readonly type: 'unreadable' }
  | { readonly type: 'failed' };

/** Yields to the event loop between two turns. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Judges a record turn by turn and reports progress. Stops when `tell` returns false. */
const review = async (record: MatchRecord, tell: (review: Review) => boolean): Promise<void> => {
  await prepareFor(rules as unknown as AnyRules, record);
  const match = replayedTurns(record);
  if (match === undefined) return void tell({ type: 'unreadable' });
  const lexicon = lexiconOf(match.options.language, match.options.dictionary);
  const judged: Judgement[] = [];
  for (const taken of match.turns) {
    if (!tell({ type: 'judging', done: judged.length, turns: match.turns.length })) return;
    await pause();
    judged.push(judge(lexicon, taken));
  }
  tell({ type: 'judged', judged });
};

/** Analyses a record in small steps that keep the page responsive. */
export const useReview = (record: MatchRecord): Review => {
  const [now, setReview] = useState<Review>({ type: 'loading' });
  useEffect(() => {
    let isOpen = true;
    const tell = (next: Review): boolean => {
      if (isOpen) setReview(next);
      return isOpen;
    };
    tell({ type: 'loading' });
    review(record, tell).catch(() => tell({ type: 'failed' }));
    return () => {
      isOpen = false;
    };
  }, [record]);
  return now;
};
