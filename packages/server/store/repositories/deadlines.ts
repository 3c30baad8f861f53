import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

export interface Deadline {
  readonly match: string;
  readonly dueAt: number;
}

export interface DeadlinesStore {
  /**
   * Claims near deadlines, nearest first. In a shared store a claim is a lease: other processes skip claimed deadlines
   * until it expires.
   */
  claim(request: ClaimRequest): Promise<readonly Deadline[]>;
  /** Removes the deadline of a match that is over: one process may have written it while another ended the match. */
  removeEnded(match: string): Promise<void>;
}

export interface ClaimRequest {
  /** Claim deadlines up to this time. */
  readonly dueBy: number;
  readonly now: number;
  readonly limit: number;
  /** Leave deadlines that are overdue for less than this to other processes. */
  readonly minOverdueMs?: number;
}

const CLAIM_LIFETIME_MS = 10_000;

export const makeDeadlinesStore = (engine: Engine, build: Kysely<Schema>): DeadlinesStore => ({
  claim: async ({ dueBy, now, limit, minOverdueMs = 0 }) => {
    const near = build.selectFrom('deadlines').where('due_at', '<=', dueBy).orderBy('due_at').limit(limit);
    if (!engine.isShared) return (await engine.rows(near.selectAll().compile())).map(parseDeadline);
    const unclaimed = near.select('match_id').where('claimed_until', '<=', now);
    const free = unclaimed
      .where((is) => is.or([is('due_at', '>', now), is('due_at', '<=', now - minOverdueMs)]))
      .forUpdate()
      .skipLocked();
    const claim = build
      .updateTable('deadlines')
      .set({ claimed_until: now + CLAIM_LIFETIME_MS })
      .where('match_id', 'in', free)
      .returning(['match_id', 'due_at']);
    const claimed = (await engine.rows(claim.compile())).map(parseDeadline);
    return claimed.toSorted((a, b) => a.dueAt - b.dueAt);
  },
  removeEnded: async (match) => {
    const ended = build.selectFrom('matches').select('id').where('id', '=', match).where('ended_at', 'is not', null);
    await engine.change([{ query: build.deleteFrom('deadlines').where('match_id', 'in', ended).compile() }]);
  },
});

const parseDeadline = (row: { readonly match_id: string; readonly due_at: number }): Deadline => ({
  match: row.match_id,
  dueAt: Number(row.due_at),
});
