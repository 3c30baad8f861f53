import { below, makeRng, pick } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import type { StoredSeek } from '../../store/repositories/matchmaking.ts';
import { pairUp, rangeAfter } from './pairing.ts';

const NOW = 1_000_000;
const seek = (player: string, rating: number, waited: number, more: Partial<StoredSeek> = {}): StoredSeek => ({
  player,
  id: `seek-${player}`,
  game: 'crack-the-code',
  pace: 'live',
  options: {},
  rating,
  since: NOW - waited,
  seen: NOW,
  ...more,
});
const deps = (more: Partial<Parameters<typeof pairUp>[1]> = {}) => ({
  now: NOW,
  seatsOf: () => 2,
  isApart: () => false,
  ...more,
});
const names = (groups: ReturnType<typeof pairUp>) =>
  groups.map((group) => group.map(({ player }) => player).toSorted());

/** Random queues; players are named by their numbers. */
const QUEUES = Array.from({ length: 300 }, (_, seed) => {
  const rng = makeRng(seed);
  return Array.from({ length: below(rng, 40) }, (_, i) =>
    seek(String(i), 600 + below(rng, 1800), below(rng, 90_000), {
      game: pick(rng, ['crack-the-code', 'passwords']),
      pace: pick(rng, ['live', 'correspondence'] as const),
      options: { language: pick(rng, ['en', 'fr']) },
    }),
  );
});

describe('the queue', () => {
  test('never puts a player in two groups, and fills each group', () => {
    for (const [seed, all] of QUEUES.entries()) {
      const size = 2 + (seed % 3);
      const groups = pairUp(all, deps({ seatsOf: () => size }));
      const players = groups.flat().map(({ player }) => player);
      expect(new Set(players).size).toBe(players.length);
      for (const group of groups) expect(group).toHaveLength(size);
    }
  });

  test('pairs only within both ranges and within a pool', () => {
    for (const all of QUEUES) {
      for (const [a, b] of pairUp(all, deps())) {
        if (a === undefined || b === undefined) throw new Error('a group of less than two');
        const range = Math.min(rangeAfter(NOW - a.since), rangeAfter(NOW - b.since));
        expect(Math.abs(a.rating - b.rating)).toBeLessThanOrEqual(range);
        expect([a.game, a.pace, a.options]).toEqual([b.game, b.pace, b.options]);
      }
    }
  });

  test('leaves no two players waiting who could be paired', () => {
    for (const all of QUEUES) {
      const paired = new Set(pairUp(all, deps()).flat());
      const left = all.filter((one) => !paired.has(one));
      expect(pairUp(left, deps())).toEqual([]);
    }
  });

  test('never pairs players who are blocked', () => {
    for (const all of QUEUES) {
      // Even and odd numbers block each other.
      const isApart = (a: string, b: string) => (Number(a) + Number(b)) % 2 === 1;
      for (const [a, b] of pairUp(all, deps({ isApart }))) {
        expect(isApart(a?.player ?? '', b?.player ?? '')).toBe(false);
      }
    }
  });

  test('widens the range step by step, until any rating is accepted', () => {
    expect([0, 4_999, 5_000, 30_000].map(rangeAfter)).toEqual([100, 100, 175, 550]);
    expect(rangeAfter(60_000)).toBe(Number.POSITIVE_INFINITY);
    const far = (waited: number) => names(pairUp([seek('ann', 900, waited), seek('bo', 2100, waited)], deps()));
    expect(far(0)).toEqual([]);
    expect(far(59_000)).toEqual([]);
    expect(far(60_000)).toEqual([['ann', 'bo']]);
  });

  test('respects both ranges: a newcomer is not paired far away with a long-waiting player', () => {
    expect(pairUp([seek('ann', 1500, 60_000), seek('bo', 1900, 0)], deps())).toEqual([]);
    expect(names(pairUp([seek('ann', 1500, 60_000), seek('bo', 1900, 20_000)], deps()))).toEqual([['ann', 'bo']]);
  });

  test('prefers the nearest rating, starting with the longest waiting', () => {
    const all = [seek('ann', 1500, 9_000), seek('bo', 1590, 8_000), seek('cleo', 1510, 100), seek('dan', 1600, 50)];
    expect(names(pairUp(all, deps()))).toEqual([
      ['ann', 'cleo'],
      ['bo', 'dan'],
    ]);
    // One is left over: the longest waiting are paired.
    const three = [seek('ann', 1500, 9_000), seek('bo', 1500, 8_000), seek('cleo', 1500, 0)];
    expect(names(pairUp(three, deps()))).toEqual([['ann', 'bo']]);
  });

  test('ignores the order of options', () => {
    const all = [
      seek('ann', 1500, 0, { options: { language: 'fr', strict: true } }),
      seek('bo', 1500, 0, { options: { strict: true, language: 'fr' } }),
    ];
    expect(names(pairUp(all, deps()))).toEqual([['ann', 'bo']]);
  });
});
