import { fileURLToPath } from 'node:url';
import type { AnyRules, Input, Rules } from '@sesame/kernel';
import { describe, expect, it } from 'vitest';
import { CONFORMANCE } from './conformance.ts';
import { reportFinding } from './failure-report.ts';
import { refusesHostileInputs } from './fuzz.ts';
import { goldenFlaw, goldenNames, writeGolden } from './golden.ts';
import { type Law, lawHolds } from './laws.ts';
import { type Check, inspect } from './match-check.ts';
import { settingsOf } from './match-settings.ts';
import { playRandomly, type RandomMatch } from './random-match.ts';
import { hidesNothing, keepsSecrets } from './secrecy.ts';

/** What a game provides to the test kit besides its rules. */
export interface GameSuite<State, Move, View, Options, Event> {
  /** The folder of golden records. */
  readonly golden: URL;
  /** The rules with one planted leak, which the secrecy check must find. Absent for games that hide nothing. */
  leak?(honest: Rules<State, Move, View, Options, Event>): Rules<State, Move, unknown, Options, unknown>;
  /** Invariants of every position of random matches. */
  readonly laws?: readonly Law<State, Move, Options, Event>[];
  /** Number of random matches; 24 by default. */
  readonly matches?: number;
  /** A match with more plies fails; 2000 by default. */
  readonly maxPlies?: number;
  /** Moves that a seat may make without being awaited, other than resigning. */
  anytime?(move: Move): boolean;
  /** The move that would have led to this world, so that events of deals can be compared. */
  implied?(world: State, input: Input<Move>): Move;
}

/** The test suite of every game: conformance, laws, secrecy, golden records and hostile inputs. */
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

  describe(`${rules.id} fulfils the contract of a game`, () => {
    for (const [name, check] of Object.entries(CONFORMANCE)) it(name, holds(check));
    it('hostile inputs are refused and leave no trace', holds(refusesHostileInputs(suite)));
  });

  describe.runIf(laws.length > 0)(`${rules.id} keeps its laws`, () => {
    for (const law of laws) it(law.name, holds(lawHolds(law)));
  });

  describe(`${rules.id} keeps its secrets`, () => {
    it('views, events and refusals leak nothing', holds(keepsSecrets(suite)));
    const leaking = suite.leak?.(rules);
    if (leaking === undefined) it('nothing is hidden, so no leak can be planted', holds(hidesNothing));
    else {
      it('a planted leak is found', () => {
        const played = settingsOf(leaking, size).map((setting) => playRandomly(leaking, setting));
        expect(inspect(leaking, played, keepsSecrets(suite))).toBeDefined();
      });
    }
  });

  describe(`${rules.id} replays its golden records`, () => {
    const folder = fileURLToPath(suite.golden);
    if (process.env.SESAME_GOLDEN === 'write') writeGolden(rules, folder, matches());
    const names = goldenNames(folder);
    it('has golden records', () => expect(names).not.toEqual([]));
    it.each(names)('%s', (name) => expect(goldenFlaw(rules, folder, name)).toBeUndefined());
  });
};

/** The same matches in every run; set SESAME_SEED for others. */
const seedOf = ({ id }: AnyRules): string => process.env.SESAME_SEED ?? id;

const once = (make: () => readonly RandomMatch[]): (() => readonly RandomMatch[]) => {
  let made: readonly RandomMatch[] | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
