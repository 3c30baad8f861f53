import type { Append } from '../store.ts';

/** Job for the writer thread. Sent as JSON, which takes half the time of structured cloning. */
export type Job =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'change'; readonly statements: readonly Statement[] };

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly must: boolean;
}

/** Result of a job: done, rolled back as too late, or failed. */
export type JobAnswer = boolean | Error;

/** Results of one transaction; with an error, nothing was written. */
export interface BatchAnswer {
  readonly answers: readonly JobAnswer[];
  readonly seconds: number;
  readonly error?: Error;
}
