import type { AnyRules } from '@sesame/kernel';
import { type Finding, inspect, keepsSecrets, type RandomMatch } from '@sesame/testkit/checks';
import type { FoldedPosition } from '../session/fold.ts';
import type { Session } from '../session/session.ts';

/**
 * The secrecy test that every game must pass, on the match under inspection: besides views it compares events, refusals
 * and what happens after each input. Returns the first flaw.
 */
export const findSecrecyFlaw = (
  rules: AnyRules,
  { seats, options, seed }: Session,
  positions: readonly FoldedPosition[],
): Finding | undefined => {
  const setting = { seats, options, seed, maxPlies: positions.length };
  const match: RandomMatch = { setting, positions };
  return inspect(rules, [match], keepsSecrets());
};
