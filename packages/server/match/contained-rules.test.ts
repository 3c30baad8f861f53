import type { AnyRules } from '@sesame/kernel';
import { lantern } from '@sesame/kernel/lantern';
import { expect, test, vi } from 'vitest';
import type { StoredMatch } from '../store/store.ts';
import { containRules, loadContained } from './contained-rules.ts';

const OPTIONS = { rounds: 1, peeking: true, oil: 'rich' } as const;
const broken = (parts: Partial<AnyRules>): AnyRules => ({ ...lantern, ...parts });
const throwing = () => {
  throw new Error('broken');
};
const state = lantern.setup(2, OPTIONS);

test('rules that work are not changed', () => {
  const onFailure = vi.fn();
  const { rules } = containRules(lantern, onFailure);
  expect(rules.setup(2, OPTIONS)).toEqual(state);
  expect(rules.awaits(state)).toEqual(lantern.awaits(state));
  expect(onFailure).not.toHaveBeenCalled();
});

test('after a failure nothing happens any more, and it is told once', () => {
  const onFailure = vi.fn();
  const view = vi.fn(lantern.view);
  const { rules } = containRules(broken({ view, apply: throwing }), onFailure);
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

test('a failure of preparing does not reject', async () => {
  const onFailure = vi.fn();
  const { rules } = containRules(broken({ prepare: () => Promise.reject(new Error('broken')) }), onFailure);
  await rules.prepare?.(OPTIONS);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

const STORED = {
  id: 'm',
  game: 'lantern',
  options: OPTIONS,
  pace: { kind: 'none', perMove: 0, bank: 0 },
  seats: [{ name: 'Ann' }, { name: 'Bo' }],
} as unknown as StoredMatch;
const LIGHT = { seq: 1, at: 0, by: 0, move: { type: 'light' } } as const;

test.each([
  ['throws at the setup', broken({ setup: throwing })],
  // Nothing was dealt yet, so this input does not replay.
  ['has changed since it was played', broken({})],
])('a match of a game that %s can be loaded, to be ended', (_, rules) => {
  const onFailure = vi.fn();
  const match = loadContained(STORED, containRules(rules, onFailure), [LIGHT]);
  expect(match.committed).toMatchObject({ seq: 1, awaits: { seats: [] } });
  expect(onFailure).toHaveBeenCalledTimes(1);
});
