import type { Rng } from '@sesame/kernel';
import { bestGuess, type Effort } from '../solver/best-guess.ts';
import { codeSpaceOf, makeCode } from '../solver/code-space.ts';
import { type GuessHistory, possibleCodes } from '../solver/possible-codes.ts';
import { isStandard, standardTree, type TreeNode } from './decision-tree.ts';
import { MAX_CODES_FOR_FULL_SEARCH, searchToEnd, searchTwoAhead, type ValueByDelay } from './lookahead.ts';
import { type Race, raceValue } from './race-value.ts';
import { followRelabelled } from './relabelling.ts';

/** The aim of fewest guesses on average: the tree where it reaches, else the best that can be worked out in time. */
export const fewestGuesses = (quest: GuessHistory, effort: Effort): string =>
  followTree(quest, effort.rng)?.guess ?? searchGuess(quest, effort);

/**
 * The aim of winning this race. While the rival is far, fewest guesses win it. Once it is near, the bot takes the tree
 * or the best plan it can work out in time, whichever promises more: both promises are sure, if the rival's chances
 * are what they seem.
 */
export const bestChance = (race: Race, effort: Effort): string => {
  const planned = followTree(race, effort.rng);
  const value = raceValue(race, effort.rng);
  if (value === undefined) return planned?.guess ?? searchGuess(race, effort);
  const space = codeSpaceOf(race.options);
  const set = possibleCodes(race);
  const plan = (set.length > MAX_CODES_FOR_FULL_SEARCH ? searchTwoAhead : searchToEnd)({ space, value, effort }, set);
  return planned !== undefined && treeValue(planned.branch, value) >= plan.value
    ? planned.guess
    : makeCode(plan.guess, space.positions);
};

const followTree = ({ options, guesses }: GuessHistory, rng: Rng) =>
  isStandard(options) ? followRelabelled(standardTree(), guesses, rng) : undefined;

const treeValue = ({ cracks }: TreeNode, value: ValueByDelay): number =>
  cracks.reduce((sum, codes, later) => sum + codes * value(later), 0);

/** Every guess costs the same. */
const FEWEST_GUESSES_VALUE: ValueByDelay = (later) => -later;

const searchGuess = (quest: GuessHistory, effort: Effort): string => {
  const set = possibleCodes(quest);
  if (set.length > MAX_CODES_FOR_FULL_SEARCH) return bestGuess(quest, 'bits', effort);
  const space = codeSpaceOf(quest.options);
  return makeCode(searchToEnd({ space, value: FEWEST_GUESSES_VALUE, effort }, set).guess, space.positions);
};
