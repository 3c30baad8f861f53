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
