import { describe, expect, test } from 'vitest';
import { envelope } from './envelope.fixture.ts';
import { lantern, type Move } from './lantern.fixture.ts';
import { play } from './replay.ts';
import type { Actor, Input } from './rules.ts';
import { mayTakeBack } from './undo.ts';

const ANN = 0;
const start = lantern.setup(3, { rounds: 2, peeking: true, oil: 'rich' });
const deal: readonly [Actor, Move] = ['chance', { type: 'deal', wicks: [6, 2, 4] }];

/** The index of the input that Ann may take back after the deal and these inputs. */
const taken = (...moves: readonly (readonly [Actor, Move])[]) => {
  const inputs = [deal, ...moves].map(([by, move], i): Input<Move> => ({ at: 1000 * i, by, move }));
  const index = inputs.findLastIndex(({ by }) => by === ANN);
  if (index === -1) return undefined;
  const before = inputs.slice(0, index).reduce((state, input) => {
    const step = play(lantern, state, input);
    if (!step.ok) throw new Error(step.error.message);
    return step.value.state;
  }, start);
  return mayTakeBack(lantern, { before, inputs: inputs.slice(index), seats: 3 }, ANN) ? index : undefined;
};

describe('can be undone:', () => {
  test('an input that nobody else saw', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }])).toBe(1);
  });

  test('the last of several steps', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }], [ANN, { type: 'set', flame: 5 }])).toBe(2);
  });

  test('an unseen input, although others have made unseen inputs since', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }], [1, { type: 'set', flame: 4 }])).toBe(1);
  });

  test('a request for a deal before anything is dealt', () => {
    expect(taken([ANN, { type: 'swap' }])).toBe(1);
  });
});

describe('cannot be undone:', () => {
  test('an empty match', () => {
    expect(taken()).toBeUndefined();
    expect(taken([1, { type: 'set', flame: 3 }])).toBeUndefined();
  });

  test('an input that others saw', () => {
    expect(taken([ANN, { type: 'light' }])).toBeUndefined();
  });

  test('an input that chance has answered', () => {
    expect(taken([ANN, { type: 'swap' }], ['chance', { type: 'wick', wick: 1 }])).toBeUndefined();
  });

  test('an input that chance has answered with the same result', () => {
    expect(taken([ANN, { type: 'swap' }], ['chance', { type: 'wick', wick: 6 }])).toBeUndefined();
  });

  test('an input from which the seat learned something', () => {
    expect(taken([ANN, { type: 'peek', seat: 1 }])).toBeUndefined();
  });

  test('an unseen input after the seat was shown something new', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }], [1, { type: 'light' }])).toBeUndefined();
  });

  test('an input that a later one depends on', () => {
    const gust: readonly [Actor, Move] = ['clock', { type: 'gust' }];
    const lit = [1, 2].map((seat) => [seat, { type: 'light' }] as const);
    expect(taken(...lit, [ANN, { type: 'light' }], gust)).toBeUndefined();
  });
});

describe('a sealed choice', () => {
  const mayBe = (inputs: readonly (readonly [number, number])[], options = { mark: false }) => {
    const moves = inputs.map(([by, number]) => ({ at: 0, by, move: { type: 'put' as const, number } }));
    const rest = moves.filter(({ by }) => by === ANN);
    const index = moves.findLastIndex(({ by }) => by === ANN);
    const before = moves.slice(0, index).reduce(
      (state, input) => {
        const step = play(envelope, state, input);
        return step.ok ? step.value.state : state;
      },
      envelope.setup(3, options),
    );
    return rest.length > 0 && mayTakeBack(envelope, { before, inputs: moves.slice(index), seats: 3 }, ANN);
  };

  test('can be undone while nobody can tell what it was', () => {
    expect(mayBe([[ANN, 4]])).toBe(true);
    expect(
      mayBe([
        [1, 7],
        [ANN, 4],
      ]),
    ).toBe(true);
  });

  test('cannot be undone after another player has chosen', () => {
    expect(
      mayBe([
        [ANN, 4],
        [1, 7],
      ]),
    ).toBe(false);
  });

  test('cannot be undone if it was the last and revealed all', () => {
    expect(
      mayBe([
        [1, 7],
        [2, 2],
        [ANN, 4],
      ]),
    ).toBe(false);
  });

  test('cannot be undone if others see a part of it', () => {
    expect(mayBe([[ANN, 4]], { mark: true })).toBe(false);
  });
});
