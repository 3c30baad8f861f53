import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLAIMS, POWERS, rules, type State } from '../rules/index.ts';
import { type Order, type Plan, plans } from '../rules/plan.ts';
import { bank, buy, dealt, does, given, HANDS, offer, played, refusal, spy } from './play.ts';
import { randomWalk } from './random-walk.ts';

const offers = [
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 12, 3]),
] as const;
const shown = played(dealt(HANDS), ...offers);
const PLAN: Plan = { round: 1, wishes: [] };
const says = (plan: Plan, state: State, seat = 0) => plans.next(plan, rules.view(state, seat), seat);
const playing = (move: object) => ({ do: 'play', move });
const WAIT = { do: 'wait' };

describe('an order', () => {
  test.each<[string, readonly Order[], object]>([
    [
      'buys the highest claim within its price',
      [{ do: 'buy', price: 8 }],
      playing({ type: 'buy', seller: 1, column: 0 }),
    ],
    ['buys the cheapest of equal claims', [{ do: 'buy', price: 3 }], playing({ type: 'buy', seller: 1, column: 1 })],
    ['respects its colour', [{ do: 'buy', price: 3, colour: 'b' }], playing({ type: 'buy', seller: 2, column: 1 })],
    ['respects its seller', [{ do: 'buy', price: 2, seller: 2 }], playing({ type: 'buy', seller: 2, column: 0 })],
    ['waits if offers are too expensive', [{ do: 'buy', price: 0 }], WAIT],
    ['waits if claims are too low', [{ do: 'buy', price: 7, claim: 18 }], WAIT],
    ['banks the highest stake', [{ do: 'bank', price: 3 }], playing({ type: 'bank', seller: 1, column: 0 })],
    ['waits if stakes are too low', [{ do: 'bank', price: 9 }], WAIT],
    [
      'comes after the one before it',
      [
        { do: 'buy', price: 0 },
        { do: 'bank', price: 2, colour: 'g', seller: 2 },
        { do: 'buy', price: 35 },
      ],
      playing({ type: 'bank', seller: 2, column: 0 }),
    ],
    ['waits without orders', [], WAIT],
  ])('%s', (_, wishes, said) => {
    expect(says({ ...PLAN, wishes }, shown)).toEqual(said);
  });

  test('never pays more than the purse', () => {
    const poor = given(shown, 0, { purse: 2 });
    expect(says({ ...PLAN, wishes: [{ do: 'buy', price: 8 }] }, poor)).toEqual(
      playing({ type: 'buy', seller: 1, column: 1 }),
    );
  });

  test('does not buy a fake it has spied, but banks it by its claim', () => {
    const seen = played(given(shown, 0, { token: 'active' }), spy(0, 1, 0));
    expect(says({ ...PLAN, wishes: [{ do: 'buy', price: 8, seller: 1 }] }, seen)).toEqual(
      playing({ type: 'buy', seller: 1, column: 1 }),
    );
    expect(says({ ...PLAN, wishes: [{ do: 'bank', price: 1, claim: 18 }] }, seen)).toEqual(
      playing({ type: 'bank', seller: 1, column: 0 }),
    );
  });

  test('waits for its turn, and again for the next one', () => {
    const plan: Plan = { ...PLAN, wishes: [{ do: 'buy', price: 3 }] };
    expect(says(plan, shown, 1)).toEqual(WAIT);
    expect(says(plan, dealt(HANDS))).toEqual(WAIT);
    expect(says(plan, played(shown, bank(0, 1, 0)), 1)).toEqual(playing({ type: 'buy', seller: 0, column: 1 }));
  });
});

describe('other decisions of a plan', () => {
  test('claims the best trophy if told to', () => {
    const rich = given(shown, 0, { collection: ['g2'] });
    const joined = played(rich, buy(0, 2, 0));
    expect(says(PLAN, joined)).toEqual(WAIT);
    expect(says({ ...PLAN, claim: true }, joined)).toEqual(playing({ type: 'claim', trophy: 'green-2' }));
  });

  test('declines a power if told to', () => {
    const armed = given(played(dealt(HANDS, { power: 'preemptor' }), ...offers), 2, {
      token: 'active',
      collection: ['g3'],
    });
    const asked = played(armed, buy(0, 1, 0));
    expect(says({ ...PLAN, wishes: [{ do: 'buy', price: 35 }] }, asked, 2)).toEqual(WAIT);
    expect(says({ ...PLAN, pass: true }, asked, 2)).toEqual(playing({ type: 'pass' }));
  });

  test.each<[string, Partial<Plan>, number, object]>([
    ['waits without a selling price', {}, 35, WAIT],
    ['sells at its price or above', { sellAt: 9 }, 35, playing({ type: 'sell' })],
    ['keeps below its price', { sellAt: 10 }, 35, playing({ type: 'keep' })],
    ['sells below its price if it cannot keep', { sellAt: 10 }, 5, playing({ type: 'sell' })],
  ])('%s', (_, part, purse, said) => {
    const armed = given(dealt(HANDS, { power: 'negotiator' }), 1, { token: 'active' });
    const open = played(armed, offers[0], offer(1, ['gf', 18, 'token'], ['p1', 12, 1]), offers[2]);
    const bid = played(open, does(0, { type: 'bid', seller: 1, column: 0, sum: 9 }));
    expect(says({ ...PLAN, ...part }, given(bid, 1, { purse }), 1)).toEqual(said);
  });

  test('repacks the only offer left', () => {
    const lone = given(given(shown, 1, { stall: [null, null] }), 2, { stall: [null, null] });
    const [, right] = shown.seats[0]?.stall ?? [];
    expect(says(PLAN, lone)).toEqual(WAIT);
    expect(says(PLAN, given(lone, 0, { stall: [null, right ?? null] }))).toEqual(
      playing({ type: 'repack', column: 1 }),
    );
  });

  test('ends with its round', () => {
    expect(says(PLAN, { ...shown, round: 2 })).toEqual({ do: 'end', why: 'done' });
  });
});

describe('parsing a plan', () => {
  const order = { do: 'buy', price: 3 };
  test.each<[string, unknown, string]>([
    ['with an order', { round: 1, wishes: [{ ...order, claim: 12, colour: 'b', seller: 2 }] }, 'read'],
    ['with trophies only', { round: 1, wishes: [], claim: true }, 'read'],
    ['empty', { round: 1, wishes: [], claim: false }, 'plan-empty'],
    ['for another round', { round: 2, wishes: [order] }, 'plan-late'],
    ['buying from one’s own seat', { round: 1, wishes: [{ ...order, seller: 0 }] }, 'plan-seller'],
    ['buying from a seat that does not exist', { round: 1, wishes: [{ ...order, seller: 3 }] }, 'plan-seller'],
    ['with an unknown claim', { round: 1, wishes: [{ ...order, claim: 7 }] }, 'malformed'],
    ['with too many orders', { round: 1, wishes: Array(9).fill(order) }, 'malformed'],
  ])('%s', (_, json, said) => {
    const plan = plans.parse(json, rules.view(shown, 0), 0);
    expect(plan.ok ? 'read' : plan.error.code).toBe(said);
  });
});

test('moves of any plan are legal', () => {
  const order = fc.record(
    { do: fc.constantFrom('buy', 'bank'), price: fc.nat(12), claim: fc.constantFrom(...CLAIMS) },
    { requiredKeys: ['do', 'price'] },
  );
  const kinds = new Set<string>();
  const walks = fc.record({
    seats: fc.integer({ min: 2, max: 5 }),
    power: fc.constantFrom(...POWERS),
    seed: fc.nat(),
    wishes: fc.array(order, { maxLength: 3 }),
    sellAt: fc.nat(20),
  });
  fc.assert(
    fc.property(walks, ({ wishes, sellAt, ...walk }) => {
      for (const { state } of randomWalk(walk)) {
        for (const seat of rules.awaits(state).seats) {
          const plan = { round: rules.view(state, seat).round, wishes, claim: true, pass: true, sellAt };
          const said = says(plan, state, seat);
          if (said.do !== 'play') continue;
          kinds.add(said.move.type);
          expect(refusal(state, does(seat, said.move))).toBeUndefined();
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  );
  expect([...kinds].toSorted()).toEqual(['bank', 'buy', 'claim', 'keep', 'pass', 'repack', 'sell']);
});
