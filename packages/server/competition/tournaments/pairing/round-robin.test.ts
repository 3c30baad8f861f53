import { expect, test } from 'vitest';
import { pairRobin, roundsOfRobin } from './round-robin.ts';

const SIZES = Array.from({ length: 30 }, (_, i) => i + 3);

test.each(SIZES)(
  'of %i everybody meets everybody once, and sits first as often as second or once more or less',
  (n) => {
    const order = Array.from({ length: n }, (_, i) => i * 7 + 1);
    const met = new Set<string>();
    const firsts = new Map(order.map((entrant) => [entrant, 0]));
    for (let round = 1; round <= roundsOfRobin(n); round++) {
      const pairs = pairRobin(order, round);
      expect(new Set(pairs.flat()).size).toBe(n - (n % 2));
      for (const [first, second] of pairs) {
        met.add([first, second].toSorted((a, b) => a - b).join());
        firsts.set(first, (firsts.get(first) ?? 0) + 1);
      }
    }
    expect(met.size).toBe((n * (n - 1)) / 2);
    for (const count of firsts.values()) expect(Math.abs(2 * count - (n - 1))).toBeLessThanOrEqual(1);
  },
);
