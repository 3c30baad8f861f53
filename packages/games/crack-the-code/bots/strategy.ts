import type { Rng } from '@sesame/kernel';
import { bestGuess, type Effort } from '../solver/best-guess.ts';
import { codeSpaceOf, makeCode } from '../solver/code-space.ts';
import { isStandard, standardTree, type TreeNode } from '../solver/decision-tree.ts';
import { type GuessHistory, possibleCodes } from '../solver/possible-codes.ts';
import { followRelabelled } from '../solver/relabelling.ts';
import { MAX_CODES_FOR_FULL_SEARCH, searchToEnd, searchTwoAhead, type ValueByDelay } from './lookahead.ts';
import { type Race, raceValue } from './race-value.ts';

/** Fewest guesses on average: follows the tree where possible, otherwise searches within the budget. */
export const fewestGuesses = (history: GuessHistory, effort: Effort): string =>
  followTree(history, effort.rng)?.guess ?? searchGuess(history, effort);

/**
 * Highest chance to win this race. While the rival is far, fewest guesses are best. Then the bot compares the tree with
 * the best guess it finds by search and takes the more valuable one; both values are lower bounds, given the
 * estimate of the rival.
 */
export const bestChance = (race: Race, effort: Effort): string => {
  const fromTree = followTree(race, effort.rng);
  const value = raceValue(race, effort.rng);
  if (value === undefined) return fromTree?.guess ?? searchGuess(race, effort);
  const space = codeSpaceOf(race.options);
  const set = possibleCodes(race);
  const isLarge = set.length > MAX_CODES_FOR_FULL_SEARCH;
  // A search that does not reach the end is no match for the tree, unless a later guess is worth nothing.
  if (isLarge && fromTree !== undefined && value(1) > 0) return fromTree.guess;
  const found = (isLarge ? searchTwoAhead : searchToEnd)({ space, value, effort }, set);
  return fromTree !== undefined && treeValue(fromTree.branch, value) >= found.value
    ? fromTree.guess
    : makeCode(found.guess, space.positions);
};

const followTree = ({ options, guesses }: GuessHistory, rng: Rng) =>
  isStandard(options) ? followRelabelled(standardTree(), guesses, rng) : undefined;

const treeValue = ({ cracks }: TreeNode, value: ValueByDelay): number =>
  cracks.reduce((sum, codes, later) => sum + codes * value(later), 0);

/** Every further guess costs the same. */
const FEWEST_GUESSES_VALUE: ValueByDelay = (later) => -later;

const searchGuess = (history: GuessHistory, effort: Effort): string => {
  const set = possibleCodes(history);
  if (set.length > MAX_CODES_FOR_FULL_SEARCH) return bestGuess(history, 'bits', effort);
  const space = codeSpaceOf(history.options);
  return makeCode(searchToEnd({ space, value: FEWEST_GUESSES_VALUE, effort }, set).guess, space.positions);
};
