import type { AnyRules, Input, MatchRecord } from '@sesame/kernel';
import { describeError, type RandomMatch } from './random-match.ts';

/** What is wrong with a match, at which ply, and the input that showed it, if any. */
export interface Flaw {
  readonly ply: number;
  readonly what: string;
  readonly tried?: unknown;
}

/** A property that must hold in every match. Returns the first violation. */
export type Check = (rules: AnyRules, match: RandomMatch) => Flaw | undefined;

/** A flaw with a record that reproduces it. */
export interface Finding extends Flaw {
  readonly record: MatchRecord;
}

/** The first flaw that a check finds. Exceptions count as flaws. */
export const inspect = (rules: AnyRules, matches: readonly RandomMatch[], check: Check): Finding | undefined => {
  for (const match of matches) {
    const flaw = runCheck(rules, match, check);
    if (flaw !== undefined) return { ...flaw, record: recordOf(rules, match, flaw) };
  }
  return undefined;
};

const runCheck = (rules: AnyRules, match: RandomMatch, check: Check): Flaw | undefined => {
  try {
    return check(rules, match);
  } catch (error) {
    return { ply: match.positions.length - 1, what: describeError(error) };
  }
};

/** The record of a random match, up to the flaw and with the input tried there. */
export const recordOf = (rules: AnyRules, { setting, positions }: RandomMatch, flaw?: Flaw): MatchRecord => {
  const played = positions.slice(1, flaw && flaw.ply + 1).flatMap(({ input }) => input ?? []);
  return {
    sesame: 1,
    game: rules.id,
    rules: rules.version,
    options: setting.options as MatchRecord['options'],
    seats: Array.from({ length: setting.seats }, (_, seat) => `Seat ${seat}`),
    inputs: flaw?.tried === undefined ? played : [...played, flaw.tried as Input<unknown>],
  };
};
