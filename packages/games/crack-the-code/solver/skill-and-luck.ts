import type { Judgement } from './analysis.ts';

/** A guess split into what the player could do about it, and what they could not. */
export interface SkillAndLuck {
  /** From 0 to 1: how close the guess came to the best one, by the codes it leaves on average. */
  readonly skill: number;
  /** How often the codes that were left were halved beyond the average (or, negative, fewer times). */
  readonly luck: number;
}

/** One is added to every number of codes, so that a code that was found counts as well. */
export const skillAndLuck = ({ expected, bestExpected, after }: Judgement): SkillAndLuck => ({
  skill: Math.min(1, (bestExpected + 1) / (expected + 1)),
  luck: Math.log2((expected + 1) / (after + 1)),
});
