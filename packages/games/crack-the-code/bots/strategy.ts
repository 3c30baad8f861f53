import type { Rng } from '@sesame/kernel';
import { bestGuess, type Effort } from '../solver/best-guess.ts';
import { possibleCodes, type Quest } from '../solver/possible.ts';
import { makeCode, spaceOf } from '../solver/space.ts';
import { followDisguised } from './disguise.ts';
import { type Plan, planToTheEnd, planTwoAhead, TO_THE_END, type Worth } from './plan.ts';
import { type Branch, isStandard, standardTree } from './tree.ts';

/** Every guess costs the same. */
const HASTE: Worth = (later) => -later;

/** The aim of fewest guesses on average: the tree where it reaches, else the best that can be worked out in time. */
export const fewestGuesses = (quest: Quest, effort: Effort): string => {
  const planned = alongTree(quest, effort.rng);
  if (planned !== undefined) return planned.guess;
  const set = possibleCodes(quest);
  if (set.length > TO_THE_END) return bestGuess(quest, 'bits', effort);
  const space = spaceOf(quest.options);
  return makeCode(planToTheEnd({ space, worth: HASTE, effort }, set).guess, space.positions);
};

/**
 * The aim of winning this race: of the tree and the best plan that can be worked out in time, the one that promises
 * more. The tree's promise is known for every code; the plan's holds for at least that much.
 */
export const bestChance = (quest: Quest, worth: Worth, effort: Effort): string => {
  const space = spaceOf(quest.options);
  const set = possibleCodes(quest);
  const task = { space, worth, effort };
  const plan: Plan = set.length > TO_THE_END ? planTwoAhead(task, set) : planToTheEnd(task, set);
  const planned = alongTree(quest, effort.rng);
  return planned !== undefined && promiseOf(planned.branch, worth) >= plan.worth
    ? planned.guess
    : makeCode(plan.guess, space.positions);
};

const alongTree = ({ options, guesses }: Quest, rng: Rng) =>
  isStandard(options) ? followDisguised(standardTree(), guesses, rng) : undefined;

const promiseOf = ({ cracks }: Branch, worth: Worth): number =>
  cracks.reduce((sum, codes, later) => sum + codes * worth(later), 0);
