import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, fraction, makeRng, pick, type Rng, shuffled } from './rng.ts';

const taken = (rng: Rng, count: number) => Array.from({ length: count }, () => rng());

/** A source that says what it is told, once. */
const telling = (...bits: readonly number[]): Rng => {
  const left = [...bits];
  return () => left.shift() ?? 0;
};

test('a seed determines its stream', () => {
  expect(taken(makeRng('ruby'), 50)).toEqual(taken(makeRng('ruby'), 50));
  expect(taken(makeRng('ruby'), 50)).not.toEqual(taken(makeRng('rubz'), 50));
  expect(taken(makeRng(1), 50)).toEqual(taken(makeRng('1'), 50));
});

test('the generator returns 32-bit words with unbiased bits', () => {
  const words = taken(makeRng('bits'), 4000);
  expect(words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
  for (let bit = 0; bit < 32; bit++) {
    const set = words.filter((word) => (word >>> bit) & 1).length;
    expect(Math.abs(set - 2000)).toBeLessThan(200);
  }
});

describe('below', () => {
  test('rejects words that would bias towards small numbers', () => {
    const lastFair = 2 ** 32 - (2 ** 32 % 3) - 1;
    expect(below(telling(lastFair), 3)).toBe(2);
    expect(below(telling(lastFair + 1, 1), 3)).toBe(1);
  });

  test('reads a negative word as unsigned', () => {
    expect(below(telling(-1), 2)).toBe(1);
  });

  test.each([0, -3, Number.NaN])('throws below %d', (n) => {
    expect(() => below(telling(5), n)).toThrow('no number is below');
  });

  test('stays below', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        const drawn = below(makeRng(seed), n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  test('is uniform', () => {
    const rng = makeRng('shares');
    const shares = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 7000; i++) {
      const drawn = below(rng, 7);
      shares[drawn] = (shares[drawn] ?? 0) + 1;
    }
    const chiSquared = shares.reduce((sum, share) => sum + (share - 1000) ** 2 / 1000, 0);
    expect(chiSquared).toBeLessThan(22.5); // one honest die in a thousand is above, for 6 degrees of freedom
  });
});

test('a shuffle keeps every item and reaches every order', () => {
  const orders = new Set(
    Array.from({ length: 400 }, (_, seed) => shuffled(makeRng(seed), ['a', 'b', 'c', 'd']).join('')),
  );
  expect(orders.size).toBe(24);
  for (const order of orders) expect([...order].sort().join('')).toBe('abcd');
});

test('a shuffle does not change its input', () => {
  const items = Object.freeze([3, 1, 2]);
  shuffled(makeRng('calm'), items);
  expect(items).toEqual([3, 1, 2]);
});

test('pick returns one of the items and throws if there are none', () => {
  expect(pick(telling(5), ['x', 'y', 'z'])).toBe('z');
  expect(() => pick(telling(0), [])).toThrow('nothing to pick from');
});

test('a fraction is never 1', () => {
  expect(fraction(telling(0))).toBe(0);
  expect(fraction(telling(2 ** 32 - 1))).toBeLessThan(1);
});
