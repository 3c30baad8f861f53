import type { Branch, Case, Plan } from '../../rules/plan.ts';
import type { Pins } from '../../rules/state.ts';
import { lettersOf } from '../crystal-colours.ts';
import { codeOf, type Draft, emptyDraft } from '../draft.ts';

/** A guess being planned, and the follow-ups to its answers. */
export interface PlanNode {
  readonly draft: Draft;
  readonly cases: readonly FollowUp[];
}

export interface FollowUp {
  readonly answer: Pins;
  readonly node: PlanNode;
}

/** Path from the root to a node: the index of the follow-up at every level. */
export type Path = readonly number[];

/** The limit in rules/plan.ts. */
export const MAX_PLAN_DEPTH = 4;

export const emptyNode = (positions: number): PlanNode => ({ draft: emptyDraft(positions), cases: [] });

export const nodeAt = (root: PlanNode, path: Path): PlanNode =>
  path.reduce((node, step) => node.cases[step]?.node ?? node, root);

/** The tree with one node changed. */
export const withNode = (root: PlanNode, [step, ...rest]: Path, change: (node: PlanNode) => PlanNode): PlanNode => {
  if (step === undefined) return change(root);
  const found = root.cases[step];
  if (found === undefined) return root;
  return { ...root, cases: root.cases.with(step, { ...found, node: withNode(found.node, rest, change) }) };
};

/** The tree without a node and its descendants. */
export const withoutNode = (root: PlanNode, path: Path): PlanNode =>
  withNode(root, path.slice(0, -1), (node) => ({ ...node, cases: node.cases.toSpliced(path.at(-1) ?? 0, 1) }));

export const isSame = (one: Pins, other: Pins): boolean => one.black === other.black && one.white === other.white;

/** The plan, once its first guess is complete. Incomplete follow-ups are left out. */
export const makePlan = (root: PlanNode, attempt: number): Plan | undefined => {
  const branch = makeBranch(root);
  return branch && { attempt, ...branch };
};

const makeBranch = ({ draft, cases }: PlanNode): Branch | undefined => {
  const guess = codeOf(draft);
  if (guess === undefined) return undefined;
  const answers = cases.flatMap(({ answer, node }): readonly Case[] => {
    const branch = makeBranch(node);
    return branch ? [{ black: answer.black, white: answer.white, ...branch }] : [];
  });
  return answers.length === 0 ? { guess } : { guess, answers };
};

export const readTree = ({ guess, answers = [] }: Branch): PlanNode => {
  const places = lettersOf(guess);
  return {
    draft: { places, at: places.length - 1 },
    cases: answers.map(({ black, white, ...branch }) => ({ answer: { black, white }, node: readTree(branch) })),
  };
};

/** The rest of a plan after some of its guesses were played; undefined if the match left the plan. */
export const remainingPlan = (plan: Plan, made: readonly (Pins & { readonly code: string })[]): Branch | undefined =>
  made
    .slice(plan.attempt - 1)
    .reduce<Branch | undefined>(
      (branch, guess) => (branch?.guess === guess.code ? branch.answers?.find((one) => isSame(one, guess)) : undefined),
      plan,
    );
