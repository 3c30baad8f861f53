import { makeRng } from '@sesame/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, greedyPlan, rules, statusOf, worksOf } from '../rules/index.ts';
import { randomPlan } from '../rules/sample.ts';
import { cardLike, dealt, given, lay, machineOf, opened, played, racing, ready, wonBy } from './play.ts';

test('XC36: the fallback is ready before a race and gives up during one', () => {
  const down = dealt(opened(2));
  expect(rules.fallback(down, 0)).toEqual({ type: 'ready' });
  expect(rules.fallback(played(down, ready(0)), 1)).toEqual({ type: 'ready' });
  expect(rules.fallback(racing(opened(2)), 1)).toEqual({ type: 'give-up' });
});

describe('XC36: fallback builder', () => {
  const end = cardLike('N', 1);

  test('closes and fills a machine in the last building phase', () => {
    const bench = {
      hand: [cardLike('NE', 1), end, cardLike('NESW', 0)],
      machine: machineOf([lay(cardLike('N', 2), 0, 0, 1)], 2),
      crystals: 1,
    };
    const plan = greedyPlan(bench, true);
    const works = worksOf(bench, plan);
    expect(works.ok && statusOf(works.value.machine).functions).toBe(true);
    expect(plan.lay.map(({ card }) => card)).toEqual([end]);
  });

  test('keeps a line open before the last building phase', () => {
    const bench = {
      hand: [cardLike('NE', 1), end],
      machine: machineOf([lay(cardLike('N', 2), 0, 0, 1)], 2),
      crystals: 1,
    };
    const works = worksOf(bench, greedyPlan(bench, false));
    expect(works.ok && statusOf(works.value.machine).open).toBeGreaterThan(0);
  });

  test('treats round 9 as the last building phase', () => {
    const hand = [cardLike('NE', 1), end];
    const machine = machineOf([lay(cardLike('N', 2), 0, 0, 1)], 2);
    const opensLeft = [8, 9].map((round) => {
      const state = given(wonBy({ ...opened(2), round }), 0, { hand, machine, crystals: 1 });
      const move = rules.fallback(state, 0);
      if (move === 'forfeit' || move.type !== 'build') throw new Error('the fallback should build');
      const works = worksOf({ hand, machine, crystals: 1 }, move);
      return works.ok && statusOf(works.value.machine).open;
    });
    expect(opensLeft).toEqual([1, 0]);
  });

  test('lays no unneeded card', () => {
    const idle = { hand: [cardLike('NESW', 4)], machine: machineOf([lay(cardLike('NS', 1), 0, 0)], 1), crystals: 0 };
    expect(greedyPlan(idle, false)).toEqual({ lay: [] });
  });

  test('always builds a legal plan', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(8), fc.nat(6), fc.boolean(), (seed, cards, crystals, last) => {
        const rng = makeRng(seed);
        const hand = fc.sample(fc.shuffledSubarray([...CARDS], { minLength: 8 + cards, maxLength: 8 + cards }), {
          seed,
          numRuns: 1,
        })[0];
        if (hand === undefined) throw new Error('a hand');
        const first = { hand: hand.slice(0, 8), machine: machineOf([]), crystals: 4 };
        const before = worksOf(first, randomPlan(first, rng));
        if (!before.ok) throw new Error(before.error.code);
        const bench = { hand: hand.slice(8), machine: before.value.machine, crystals };
        expect(worksOf(bench, greedyPlan(bench, last)).ok).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
