import type { AnyRules, Input, MatchRecord } from '@sesame/kernel';
import { describeError, type RandomMatch } from './random-match.ts';

/** What is wrong with a match, where, and the input that was tried there to find out. */
export interface Flaw {
  readonly ply: number;
  readonly what: string;
  readonly tried?: unknown;
}

/** Something that must hold in every match. Says what does not. */
export type Check = (rules: AnyRules, match: RandomMatch) => Flaw | undefined;

/** A flaw with the match that shows it. */
export interface Finding extends Flaw {
  readonly record: MatchRecord;
}

/** The first flaw that a check finds in some matches. Rules that throw are a flaw as well. */
export const inspect = (rules: AnyRules, matches: readonly RandomMatch[], check: Check): Finding | undefined => {
  for (const match of matches) {
    const flaw = tried(rules, match, check);
    if (flaw !== undefined) return { ...flaw, record: recordOf(rules, match, flaw) };
  }
  return undefined;
};

const tried = (rules: AnyRules, match: RandomMatch, check: Check): Flaw | undefined => {
  try {
    return check(rules, match);
  } catch (error) {
    return { ply: match.positions.length - 1, what: describeError(error) };
  }
};

/** The record of a random match as far as a flaw, with what was tried there. */
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
