import { type AnyRules, type Input, ok, type Step } from '@sesame/kernel';
import { type Event, lantern, type Move, type State } from '@sesame/kernel/lantern';
import { type Check, type Finding, inspect } from './match-check.ts';
import { settingsOf } from './match-settings.ts';
import { playRandomly } from './random-match.ts';

/** Overrides of the correct rules. */
export type Broken = Partial<typeof lantern>;

/** Runs a check on random matches of a lantern with overrides. */
export const findIn = (changes: Broken, check: Check): Finding | undefined => {
  const rules: AnyRules = { ...lantern, ...changes };
  const settings = settingsOf(rules, { matches: 12, seed: 'broken', maxPlies: 300 });
  return inspect(
    rules,
    settings.map((setting) => playRandomly(rules, setting)),
    check,
  );
};

/** Overrides `apply` with changed steps. */
export const withChangedSteps = (
  change: (step: Step<State, Event>, input: Input<Move>) => Step<State, Event>,
): Broken => ({
  apply: (state, input) => {
    const step = lantern.apply(state, input);
    return step.ok ? ok(change(step.value, input)) : step;
  },
});
