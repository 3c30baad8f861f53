import type { Result } from '@sesame/kernel';
import type { Branch, MatchSummary } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** Playing on from where a record stands. */
export interface BranchApi {
  branch(wish: Omit<Branch, 'contribution'>): Promise<Result<MatchSummary>>;
}

export const makeBranchApi = (ask: SendRequest, luck: () => { readonly contribution: string }): BranchApi => ({
  branch: (wish) => ask('POST', '/branches', { ...wish, ...luck() }),
});
