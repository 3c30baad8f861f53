import type { Result } from '@sesame/kernel';
import type { MatchPlan } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** What we have decided ahead in a match. */
export interface PlansApi {
  plan(match: string): Promise<Result<MatchPlan>>;
  setPlan(match: string, plan: unknown): Promise<Result<MatchPlan>>;
  dropPlan(match: string): Promise<Result<MatchPlan>>;
}

export const makePlansApi = (ask: SendRequest): PlansApi => ({
  plan: (match) => ask('GET', `/matches/${match}/plan`),
  setPlan: (match, plan) => ask('PUT', `/matches/${match}/plan`, { plan }),
  dropPlan: (match) => ask('DELETE', `/matches/${match}/plan`),
});
