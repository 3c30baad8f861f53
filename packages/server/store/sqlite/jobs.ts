import type { Append } from '../store.ts';

/** What the writer's thread is asked to do: one transaction for all the jobs of a batch. */
export type Job =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'change'; readonly statements: readonly Statement[] };

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly must: boolean;
}

/** What became of a job: done, undone because its time had passed, or refused by the database. */
export type JobAnswer = boolean | { readonly error: string };

export type BatchAnswer = { readonly answers: readonly JobAnswer[] } | { readonly error: string };
