import type { Append } from '../store.ts';

/** What the writer's thread is asked to do. Jobs travel as JSON, which costs half of what copying objects does. */
export type Job =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'change'; readonly statements: readonly Statement[] };

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly must: boolean;
}

/** What became of a job: done, undone because its time had passed, or refused by the database. */
export type JobAnswer = boolean | Error;

/** What became of one transaction; with an error, nothing of it was written. */
export interface BatchAnswer {
  readonly answers: readonly JobAnswer[];
  readonly seconds: number;
  readonly error?: Error;
}
