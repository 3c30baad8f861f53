import type { MatchTournament } from '@sesame/protocol';
import { makeObservable } from './observable.ts';

/** A tournament match that has just started, which we are called to. */
export interface RoundCall {
  readonly match: string;
  readonly tournament: NonNullable<MatchTournament['tournament']>;
  readonly game: string;
  readonly opponents: readonly string[];
}

/** What the title of the page says while we are called. */
export const calledTitle = makeObservable<string | undefined>(undefined);

const STORAGE_KEY = 'sesame-called';

/** Notes that this tab was called to a match. False if it had been: a page that is loaded again calls nobody twice. */
export const noteCall = (match: string): boolean => {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === match) return false;
    sessionStorage.setItem(STORAGE_KEY, match);
  } catch {
    // Storage is blocked: rather twice than never.
  }
  return true;
};
