import type { Rng } from '@sesame/kernel';
import { bestGuess, type Effort } from '../solver/best-guess.ts';
import { makeCode, spaceOf } from '../solver/code-space.ts';
import { possibleCodes, type Quest } from '../solver/possible-codes.ts';
import { type Branch, isStandard, standardTree } from './decision-tree.ts';
import { planToTheEnd, planTwoAhead, TO_THE_END, type Worth } from './lookahead.ts';
import { type Race, worthInRace } from './race-value.ts';
import { followDisguised } from './relabelling.ts';

/** The aim of fewest guesses on average: the tree where it reaches, else the best that can be worked out in time. */
export const fewestGuesses = (quest: Quest, effort: Effort): string =>
  alongTree(quest, effort.rng)?.guess ?? workedOut(quest, effort);

/**
 * The aim of winning this race. While the rival is far, fewest guesses win it. Once it is near, the bot takes the tree
 * or the best plan it can work out in time, whichever promises more: both promises are sure, if the rival's chances
 * are what they seem.
 */
export const bestChance = (race: Race, effort: Effort): string => {
  const planned = alongTree(race, effort.rng);
  const worth = worthInRace(race, effort.rng);
  if (worth === undefined) return planned?.guess ?? workedOut(race, effort);
  const space = spaceOf(race.options);
  const set = possibleCodes(race);
  const plan = (set.length > TO_THE_END ? planTwoAhead : planToTheEnd)({ space, worth, effort }, set);
  return planned !== undefined && promiseOf(planned.branch, worth) >= plan.worth
    ? planned.guess
    : makeCode(plan.guess, space.positions);
};

const alongTree = ({ options, guesses }: Quest, rng: Rng) =>
  isStandard(options) ? followDisguised(standardTree(), guesses, rng) : undefined;

const promiseOf = ({ cracks }: Branch, worth: Worth): number =>
  cracks.reduce((sum, codes, later) => sum + codes * worth(later), 0);

/** Every guess costs the same. */
const HASTE: Worth = (later) => -later;

const workedOut = (quest: Quest, effort: Effort): string => {
  const set = possibleCodes(quest);
  if (set.length > TO_THE_END) return bestGuess(quest, 'bits', effort);
  const space = spaceOf(quest.options);
  return makeCode(planToTheEnd({ space, worth: HASTE, effort }, set).guess, space.positions);
};
