import { fileURLToPath } from 'node:url';
import type { AnyRules, Input, Rules } from '@sesame/kernel';
import { describe, expect, it } from 'vitest';
import { CONFORMANCE } from './conformance.ts';
import { reportFinding } from './failure-report.ts';
import { refusesHostileInputs } from './fuzz.ts';
import { goldenFlaw, goldenNames, writeGolden } from './golden.ts';
import { type Law, lawHolds } from './laws.ts';
import { type Check, inspect } from './match-check.ts';
import { playRandomly, type RandomMatch, settingsOf } from './random-match.ts';
import { keepsSecrets } from './secrecy.ts';

/** What a game gives the kit beside its rules. */
export interface GameSuite<State, Move, View, Options, Event> {
  /** The folder of its golden records. */
  readonly golden: URL;
  /** The same rules with one planted leak, which the secrecy check must find. */
  leak(honest: Rules<State, Move, View, Options, Event>): Rules<State, Move, unknown, Options, unknown>;
  /** What holds at every ply of its random matches. */
  readonly laws?: readonly Law<State, Move, Options, Event>[];
  /** How many random matches are played (24). */
  readonly matches?: number;
  /** More plies than any of its matches takes (2000). */
  readonly maxPlies?: number;
  /** Moves that a seat may make without being awaited, other than resigning. */
  anytime?(move: Move): boolean;
  /** The move that an input would have been, had it led to this world. Lets the events of deals be compared. */
  implied?(world: State, input: Input<Move>): Move;
}

/** Every game passes this: conformance, its laws, secrecy, golden records, hostile inputs. */
export const describeGame = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  suite: GameSuite<State, Move, View, Options, Event>,
): void => {
  const { laws = [] } = suite;
  const size = { matches: suite.matches ?? 24, maxPlies: suite.maxPlies ?? 2000, seed: seedOf(rules) };
  const matches = once(() => settingsOf(rules, size).map((setting) => playRandomly(rules, setting)));
  const holds = (check: Check) => () => {
    const finding = inspect(rules, matches(), check);
    expect(finding && reportFinding(finding)).toBeUndefined();
  };

  describe(`${rules.id} keeps the contract of a game`, () => {
    for (const [name, check] of Object.entries(CONFORMANCE)) it(name, holds(check));
    it('what is hostile is refused and leaves no trace', holds(refusesHostileInputs(suite)));
  });

  describe.runIf(laws.length > 0)(`${rules.id} keeps its laws`, () => {
    for (const law of laws) it(law.name, holds(lawHolds(law)));
  });

  describe(`${rules.id} keeps its secrets`, () => {
    it('nobody can tell apart what they should not', holds(keepsSecrets(suite)));
    it('a planted leak is found', () => {
      const leaking = suite.leak(rules);
      const played = settingsOf(leaking, size).map((setting) => playRandomly(leaking, setting));
      expect(inspect(leaking, played, keepsSecrets(suite))).toBeDefined();
    });
  });

  describe(`${rules.id} replays its golden records`, () => {
    const folder = fileURLToPath(suite.golden);
    if (process.env.SESAME_GOLDEN === 'write') writeGolden(rules, folder, matches());
    const names = goldenNames(folder);
    it('there are some', () => expect(names).not.toEqual([]));
    it.each(names)('%s', (name) => expect(goldenFlaw(rules, folder, name)).toBeUndefined());
  });
};

/** The same matches in every run, so that what fails fails again; SESAME_SEED plays others. */
const seedOf = ({ id }: AnyRules): string => process.env.SESAME_SEED ?? id;

const once = (make: () => readonly RandomMatch[]): (() => readonly RandomMatch[]) => {
  let made: readonly RandomMatch[] | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
