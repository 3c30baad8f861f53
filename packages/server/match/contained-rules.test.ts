import type { AnyRules } from '@sesame/kernel';
import { lantern } from '@sesame/kernel/lantern';
import { expect, test, vi } from 'vitest';
import { containRules } from './contained-rules.ts';

const OPTIONS = { rounds: 1, peeking: true, oil: 'rich' } as const;
const broken = (parts: Partial<AnyRules>): AnyRules => ({ ...lantern, ...parts });
const throwing = () => {
  throw new Error('broken');
};
const state = lantern.setup(2, OPTIONS);

test('rules that work are not changed', () => {
  const onFailure = vi.fn();
  const rules = containRules(lantern, onFailure);
  expect(rules.setup(2, OPTIONS)).toEqual(state);
  expect(rules.awaits(state)).toEqual(lantern.awaits(state));
  expect(onFailure).not.toHaveBeenCalled();
});

test('after a failure nothing happens any more, and it is told once', () => {
  const onFailure = vi.fn();
  const view = vi.fn(lantern.view);
  const rules = containRules(broken({ view, apply: throwing }), onFailure);
  const seen = rules.view(state, 0);
  const input = { at: 0, by: 'chance', move: {} } as const;
  expect(rules.apply(state, input)).toMatchObject({ ok: false, error: { code: 'game-failed' } });
  expect(rules.apply(state, input)).toMatchObject({ ok: false });
  expect([rules.awaits(state), rules.outcome(state)]).toEqual([{ seats: [] }, undefined]);
  // The last view stays; viewers who saw nothing yet see nothing.
  expect([rules.view(state, 0), rules.view(state, 1)]).toEqual([seen, null]);
  expect(view).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
