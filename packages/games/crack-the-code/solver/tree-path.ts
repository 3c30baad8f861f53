import { answer } from '../rules/pins.ts';
import type { Guess } from '../rules/state.ts';
import { packAnswer } from './answers.ts';
import { makeCode } from './code-space.ts';
import { standardTree, type TreeNode } from './decision-tree.ts';

const PLACES = 5;

export interface TreeGuess extends Guess {
  /** The number of codes that were possible before it. */
  readonly before: number;
}

/** How the decision tree of the standard match finds a code. */
export const treePathTo = (code: string): readonly TreeGuess[] => {
  const path: TreeGuess[] = [];
  let node: TreeNode | undefined = standardTree();
  while (node !== undefined) {
    const guess = makeCode(node.guess, PLACES);
    const pins = answer(code, guess);
    path.push({ code: guess, ...pins, before: node.cracks.reduce((sum, count) => sum + count, 0) });
    node = pins.black === PLACES ? undefined : node.next.get(packAnswer(pins));
  }
  return path;
};
