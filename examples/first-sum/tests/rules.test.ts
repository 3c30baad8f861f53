import { describe, expect, test } from 'vitest';
import { type Move, type Options, rules, type State } from '../rules/index.ts';

/** 7 + 9 = 16, and no other pair. */
const DEAL: Move = { type: 'deal', cards: [1, 2, 4, 7, 9, 20, 19, 18, 17], target: 16 };
const RIGHT: Move = { type: 'point', first: 3, second: 4 };
const WRONG: Move = { type: 'point', first: 0, second: 1 };

type Made = readonly [at: number, by: number | 'chance' | 'clock', move: Move];
const played = (state: State, ...inputs: readonly Made[]): State =>
  inputs.reduce((now, [at, by, move]) => {
    const step = rules.apply(now, { at, by, move });
    if (!step.ok) throw new Error(step.error.code);
    return step.value.state;
  }, state);
const refusal = (state: State, ...[at, by, move]: Made): string | undefined => {
  const step = rules.apply(state, { at, by, move });
  return step.ok ? undefined : step.error.code;
};
const start = (options: Partial<Options> = {}): State => {
  const chosen = { rounds: 2, patience: 30, apart: false, untimed: false, ...options };
  return played(rules.setup(3, chosen), [0, 'chance', DEAL]);
};
const shown = (): State => played(start(), [3_000, 'clock', { type: 'show' }]);

describe('a shared race', () => {
  test('FS2: nobody sees the round before it is shown, then everybody does', () => {
    expect(rules.awaits(start()).clock).toEqual({ at: 3_000, move: { type: 'show' } });
    expect(rules.view(start(), 0)).not.toHaveProperty('deal');
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(rules.view(shown(), viewer).deal?.target).toBe(16);
  });

  test('FS3: the first right claim scores and ends the round', () => {
    const state = played(shown(), [5_000, 1, RIGHT]);
    expect(state).toMatchObject({ points: [0, 1, 0], round: 2, stage: { type: 'deal' }, last: { winners: [1] } });
  });

  test('FS4: a wrong claim is the only one', () => {
    const state = played(shown(), [5_000, 1, WRONG]);
    expect(refusal(state, 6_000, 1, RIGHT)).toBe('through');
    expect(rules.awaits(state).seats).toEqual([0, 2]);
    expect(refusal(shown(), 5_000, 1, { type: 'point', first: 3, second: 3 })).toBe('same-card');
  });

  test('FS5: the round ends when nobody is left, or in time', () => {
    const wrong = played(shown(), [5_000, 0, WRONG], [5_000, 1, WRONG], [5_000, 2, { type: 'pass' }]);
    const late = played(shown(), [33_000, 'clock', { type: 'time' }]);
    for (const state of [wrong, late])
      expect(state).toMatchObject({ points: [0, 0, 0], round: 2, last: { winners: [] } });
  });

  test('FS6: the most points win', () => {
    const show = [9_000, 'clock', { type: 'show' }] as const;
    const over = played(shown(), [5_000, 1, RIGHT], [6_000, 'chance', DEAL], show, [9_500, 1, RIGHT]);
    expect(rules.outcome(over)).toEqual({ ranks: [2, 1, 2], scores: [0, 2, 0] });
  });
});

describe('apart', () => {
  const opened = (options: Partial<Options>) =>
    played(
      start(options),
      [1_000, 0, { type: 'open' }],
      [9_000, 1, { type: 'open' }],
      [10_000, 0, RIGHT],
      [12_000, 1, RIGHT],
      [20_000, 2, { type: 'open' }],
    );

  test('FS7: a round that was not opened is not seen, and nobody knows how others did', () => {
    const state = played(start({ apart: true }), [1_000, 0, { type: 'open' }], [2_000, 0, RIGHT]);
    expect(rules.view(state, 1)).toMatchObject({ may: ['open'], through: [true, false, false] });
    expect(rules.view(state, 1)).not.toHaveProperty('deal');
    expect(refusal(state, 3_000, 1, RIGHT)).toBe('open-first');
  });

  test('FS7: the least time scores', () => {
    expect(played(opened({ apart: true }), [20_500, 2, WRONG])).toMatchObject({ points: [0, 1, 0] });
  });

  test('FS8: untimed, all who are right score', () => {
    const state = opened({ untimed: true });
    expect(rules.awaits(state)).toEqual({ seats: [2] });
    expect(played(state, [999_999, 2, RIGHT])).toMatchObject({ points: [1, 1, 1] });
  });
});

test('FS9: out of time, one opens the round and passes', () => {
  expect(rules.fallback(start({ apart: true }), 0)).toEqual({ type: 'open' });
  expect(rules.fallback(shown(), 0)).toEqual({ type: 'pass' });
});
