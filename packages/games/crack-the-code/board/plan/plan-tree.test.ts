import { describe, expect, test } from 'vitest';
import type { Plan } from '../../rules/plan.ts';
import { edited } from '../draft.ts';
import { emptyNode, makePlan, nodeAt, readTree, remainingPlan, withNode, withoutNode } from './plan-tree.ts';

const PLAN: Plan = {
  attempt: 2,
  guess: 'rrgpw',
  answers: [
    { black: 2, white: 1, guess: 'gggpw', answers: [{ black: 4, white: 0, guess: 'ggppw' }] },
    { black: 0, white: 0, guess: 'ybybp' },
  ],
};

describe('a plan being edited', () => {
  test('survives a round trip', () => {
    expect(makePlan(readTree(PLAN), 2)).toEqual(PLAN);
    expect(makePlan(emptyNode(5), 2)).toBeUndefined();
  });

  test('can be changed at one node, and leaves out incomplete guesses', () => {
    const root = readTree(PLAN);
    const changed = withNode(root, [0, 0], (node) => ({ ...node, draft: edited(node.draft, { type: 'back' }) }));
    expect(nodeAt(changed, [0, 0]).draft.places).toEqual(['g', 'g', 'p', 'p', undefined]);
    expect(makePlan(changed, 2)).toEqual({
      ...PLAN,
      answers: [{ black: 2, white: 1, guess: 'gggpw' }, PLAN.answers?.[1]],
    });
    expect(makePlan(withoutNode(root, [0]), 2)).toEqual({ ...PLAN, answers: PLAN.answers?.slice(1) });
    expect(makePlan(withoutNode(root, [0, 0]), 2)?.answers?.[0]).toEqual({ black: 2, white: 1, guess: 'gggpw' });
  });

  test('continues after its own guesses, and ends after others', () => {
    const first = { code: 'yyyyy', black: 0, white: 0 };
    const second = { code: 'rrgpw', black: 2, white: 1 };
    expect(remainingPlan(PLAN, [first])).toBe(PLAN);
    expect(remainingPlan(PLAN, [first, second])).toBe(PLAN.answers?.[0]);
    expect(remainingPlan(PLAN, [first, { ...second, black: 1 }])).toBeUndefined();
    expect(remainingPlan(PLAN, [first, { ...second, code: 'rrgpb' }])).toBeUndefined();
  });
});
