import { type Answer, answerOf, crackedAnswer } from './answers.ts';
import { codeSpaceOf, type PackedCode, packCode, type Shape } from './code-space.ts';
import { splitByAnswer } from './possible-codes.ts';
import guesses from './tree.json' with { type: 'json' };

/** The options that the tree is for. */
const STANDARD: Shape = { positions: 5, colours: 6, repeats: true };

export const isStandard = ({ positions, colours, repeats }: Shape): boolean =>
  positions === STANDARD.positions && colours === STANDARD.colours && repeats === STANDARD.repeats;

/** A node of the decision tree: the guess, and the next node for each answer. */
export interface TreeNode {
  readonly guess: PackedCode;
  readonly next: ReadonlyMap<Answer, TreeNode>;
  /** How many codes are cracked by this guess, by the next one, and so on. */
  readonly cracks: readonly number[];
}

/**
 * The decision tree for the standard match: 36,721 guesses for all 7,776 codes, never more than six for one.
 * tree.json lists only the guesses, depth first in the order of answers, and only for nodes with three or more possible
 * codes; the rest is rebuilt on first use.
 */
export const standardTree = (): TreeNode => {
  cachedTree ??= buildTree();
  return cachedTree;
};

let cachedTree: TreeNode | undefined;

const buildTree = (): TreeNode => {
  const space = codeSpaceOf(STANDARD);
  const cracked = crackedAnswer(space);
  const listed = guesses.flatMap((line) => line.split(' ')).values();
  const branch = (set: Int32Array): TreeNode => {
    const guess = set.length > 2 ? packCode(listed.next().value ?? '') : (set[0] ?? 0);
    const cells = splitByAnswer(space, set, guess);
    const next = new Map(
      [...cells].filter(([answer]) => answer !== cracked).map(([answer, cell]) => [answer, branch(cell)]),
    );
    return { guess, next, cracks: [cells.has(cracked) ? 1 : 0, ...sumCracks([...next.values()])] };
  };
  return branch(space.codes);
};

/** How many guesses the tree still needs for a code from a node on. */
export const guessesLeft = (node: TreeNode, code: PackedCode): number => {
  const next = node.next.get(answerOf(codeSpaceOf(STANDARD), code, node.guess));
  return next === undefined ? 1 : 1 + guessesLeft(next, code);
};

const sumCracks = (branches: readonly TreeNode[]): readonly number[] => {
  const longest = Math.max(0, ...branches.map(({ cracks }) => cracks.length));
  return Array.from({ length: longest }, (_, i) => branches.reduce((sum, { cracks }) => sum + (cracks[i] ?? 0), 0));
};
