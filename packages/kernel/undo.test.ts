import { describe, expect, test } from 'vitest';
import { lantern, type Move } from './lantern.fixture.ts';
import type { Actor, Input } from './rules.ts';
import { takeBack } from './undo.ts';

const ANN = 0;
const start = lantern.setup(3, { rounds: 2, peeking: true, oil: 'rich' });
const deal: readonly [Actor, Move] = ['chance', { type: 'deal', wicks: [6, 2, 4] }];

/** The index of the input that Ann may take back after the deal and these inputs. */
const taken = (...moves: readonly (readonly [Actor, Move])[]) => {
  const inputs = [deal, ...moves].map(([by, move], i): Input<Move> => ({ at: 1000 * i, by, move }));
  return takeBack(lantern, { start, inputs, seats: 3 }, ANN);
};

describe('may be taken back', () => {
  test('what nobody else saw', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }])).toBe(1);
  });

  test('the last of several steps', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }], [ANN, { type: 'set', flame: 5 }])).toBe(2);
  });

  test('what others did not see, though they did something unseen since', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }], [1, { type: 'set', flame: 4 }])).toBe(1);
  });

  test('a wish for a deal, as long as nothing is dealt', () => {
    expect(taken([ANN, { type: 'swap' }])).toBe(1);
  });
});

describe('may not be taken back', () => {
  test('nothing at all', () => {
    expect(taken()).toBeUndefined();
    expect(taken([1, { type: 'set', flame: 3 }])).toBeUndefined();
  });

  test('what others saw', () => {
    expect(taken([ANN, { type: 'light' }])).toBeUndefined();
  });

  test('what chance has answered', () => {
    expect(taken([ANN, { type: 'swap' }], ['chance', { type: 'wick', wick: 1 }])).toBeUndefined();
  });

  test('what chance has answered with the very same', () => {
    expect(taken([ANN, { type: 'swap' }], ['chance', { type: 'wick', wick: 6 }])).toBeUndefined();
  });

  test('what taught the seat something', () => {
    expect(taken([ANN, { type: 'peek', seat: 1 }])).toBeUndefined();
  });

  test('an unseen step once the seat was shown something new', () => {
    expect(taken([ANN, { type: 'set', flame: 3 }], [1, { type: 'light' }])).toBeUndefined();
  });

  test('what a later input depends on', () => {
    const gust: readonly [Actor, Move] = ['clock', { type: 'gust' }];
    const lit = [1, 2].map((seat) => [seat, { type: 'light' }] as const);
    expect(taken(...lit, [ANN, { type: 'light' }], gust)).toBeUndefined();
  });
});
