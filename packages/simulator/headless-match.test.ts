import { type AnyRules, ok } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { playHeadless } from './headless-match.ts';

interface State {
  readonly asked: 'colour' | 'nothing' | 'shape' | 'over';
}

/** A game with races in which seat 1 withdraws the question to seat 0, and chance asks another one. */
const NEXT = { colour: 'nothing', nothing: 'shape', shape: 'over', over: 'over' } as const;
const AWAITED = {
  colour: { seats: [0, 1] },
  nothing: { seats: [], chance: true },
  shape: { seats: [0] },
  over: { seats: [] },
} as const;
const rules = {
  race: { shown: () => undefined, isClaim: () => false, isReadying: () => false, apart: 'apart', untimed: 'untimed' },
  setup: (): State => ({ asked: 'colour' }),
  awaits: ({ asked }: State) => AWAITED[asked],
  draw: ({ asked }: State) => asked,
  outcome: ({ asked }: State) => (asked === 'over' ? { ranks: [1, 2] } : undefined),
  apply: ({ asked }: State) => ok({ state: { asked: NEXT[asked] }, events: [] }),
} as unknown as AnyRules;

test('a move for an earlier decision is not made: the seat is asked anew', () => {
  const played = playHeadless(rules, {
    seats: 2,
    options: {},
    seed: 'test',
    choose: (state, seat) => ({ move: (state as State).asked, takesMs: seat === 0 ? 5_000 : 1_000 }),
  });
  const moves = played.ok ? played.value.inputs.map(({ at, by, move }) => [at, by, move]) : played.error;
  expect(moves).toEqual([
    [1_000, 1, 'colour'],
    [1_000, 'chance', 'nothing'],
    [6_000, 0, 'shape'],
  ]);
});
