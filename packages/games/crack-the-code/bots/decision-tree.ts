import { type Answer, crackedAnswer } from '../solver/answers.ts';
import { codeSpaceOf, type PackedCode, packCode, type Shape } from '../solver/code-space.ts';
import { splitByAnswer } from '../solver/possible-codes.ts';
import guesses from './tree.json' with { type: 'json' };

/** The size the tree is for. */
const STANDARD: Shape = { positions: 5, colours: 6, repeats: true };

export const isStandard = ({ positions, colours, repeats }: Shape): boolean =>
  positions === STANDARD.positions && colours === STANDARD.colours && repeats === STANDARD.repeats;

/** What to guess, and how to go on after each answer. */
export interface TreeNode {
  readonly guess: PackedCode;
  readonly next: ReadonlyMap<Answer, TreeNode>;
  /** How many codes are cracked with this guess, with the one after it, and so on. */
  readonly cracks: readonly number[];
}

/**
 * The tree for the standard match: 36,721 guesses for the 7,776 codes, never more than six.
 * Only its guesses are kept, depth first, answers in order, and only where three codes or more are possible;
 * where they lead follows from the pins. Grown when it is first needed.
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

const sumCracks = (branches: readonly TreeNode[]): readonly number[] => {
  const longest = Math.max(0, ...branches.map(({ cracks }) => cracks.length));
  return Array.from({ length: longest }, (_, i) => branches.reduce((sum, { cracks }) => sum + (cracks[i] ?? 0), 0));
};
