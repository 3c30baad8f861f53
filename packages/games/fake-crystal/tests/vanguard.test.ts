import { describe, expect, test } from 'vitest';
import { rules, type State } from '../rules/index.ts';
import {
  awaited,
  bank,
  buy,
  collections,
  dealt,
  does,
  given,
  HANDS,
  offer,
  pass,
  played,
  refusal,
  reserve,
  tokens,
  told,
} from './play.ts';

const OFFERS = [
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 6, 3]),
];
const armed = (...seats: readonly number[]): State =>
  seats.reduce((state, seat) => given(state, seat, { token: 'active' }), dealt(HANDS, { power: 'vanguard' }));
const shown = (...seats: readonly number[]) => played(armed(...seats), ...OFFERS);
const reservedBy = ({ seats }: State) => seats.map(({ stall }) => stall.map((one) => one?.reservedBy));

describe('FC29: the window', () => {
  const start = shown(1, 2);

  test('opens the exchange for all whose token is active', () => {
    expect(rules.view(start, 'spectator').waiting).toEqual({ for: 'reservations', seats: [1, 2] });
    expect(rules.view(start, 1).may).toEqual({
      reserve: [
        { seller: 0, column: 0 },
        { seller: 0, column: 1 },
        { seller: 2, column: 0 },
        { seller: 2, column: 1 },
      ],
      pass: true,
    });
    expect(rules.view(start, 0).may).toEqual({});
    expect(refusal(start, pass(0))).toBe('no-token');
    expect(refusal(start, buy(0, 1, 0))).toBe('not-now');
    expect(rules.view(shown(), 'spectator').waiting).toEqual({ for: 'transaction', seats: [0] });
  });

  test('answers are secret until all are in', () => {
    const [yes, no] = [played(start, reserve(1, 2, 0)), played(start, pass(1))];
    for (const viewer of [0, 2, 'spectator'] as const) expect(rules.view(yes, viewer)).toEqual(rules.view(no, viewer));
    expect(told(start, reserve(1, 2, 0))).toEqual([{ type: 'answered', seat: 1 }]);
    expect(refusal(yes, reserve(1, 2, 1))).toBe('already-answered');
    expect(refusal(no, pass(1))).toBe('already-answered');
    expect(rules.view(yes, 1).may).toEqual({});
  });

  test('the last answer places the tokens', () => {
    const state = played(start, reserve(1, 2, 0), reserve(2, 0, 1));
    expect(reservedBy(state)).toEqual([
      [undefined, 2],
      [undefined, undefined],
      [1, undefined],
    ]);
    expect(tokens(state)).toEqual(['inactive', 'placed', 'placed']);
    expect(awaited(state)).toEqual([0]);
  });

  test('a contested offer goes to the seat nearest the first player; the others keep their tokens', () => {
    const state = played(start, reserve(2, 0, 1), reserve(1, 0, 1));
    expect(reservedBy(state)[0]).toEqual([undefined, 1]);
    expect(tokens(state)).toEqual(['inactive', 'placed', 'active']);
    const moved = { ...start, first: 2 };
    const later = played(moved, reserve(1, 0, 1), reserve(2, 0, 1));
    expect(reservedBy(later)[0]).toEqual([undefined, 2]);
    expect(told(played(start, reserve(1, 0, 1)), reserve(2, 0, 1))).toEqual([
      { type: 'answered', seat: 2 },
      { type: 'reserved', seat: 1, seller: 0, column: 1 },
    ]);
  });
});

describe('FC29: after the window', () => {
  const start = played(shown(1), pass(1));

  test('at any time during the exchange', () => {
    expect(awaited(start)).toEqual([0]);
    expect(rules.view(start, 1).may.reserve).toHaveLength(4);
    const state = played(start, reserve(1, 2, 0));
    expect(told(start, reserve(1, 2, 0))).toEqual([{ type: 'reserved', seat: 1, seller: 2, column: 0 }]);
    expect(awaited(state)).toEqual([0]);
    expect(rules.view(state, 0).seats[2]?.stall[0]).toMatchObject({ reservedBy: 1 });
  });

  test.each([
    ['without an active token', start, reserve(0, 1, 0), 'no-token'],
    ['one’s own offer', start, reserve(1, 1, 0), 'own-offer'],
    ['an offer that does not exist', start, reserve(1, 4, 0), 'no-such-offer'],
    ['twice', played(start, reserve(1, 2, 0)), reserve(1, 2, 1), 'no-token'],
    ['a reserved offer', given(played(start, reserve(1, 2, 0)), 0, { token: 'active' }), reserve(0, 2, 0), 'reserved'],
    ['during the offer', played(armed(1), ...OFFERS.slice(1)), reserve(1, 2, 0), 'not-exchanging'],
    [
      'with no transaction left',
      given(played(shown(), bank(0, 1, 0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1)), 0, { token: 'active' }),
      reserve(0, 2, 0),
      'no-turn-left',
    ],
  ])('refuses %s', (_, state, input, code) => {
    expect(refusal(state, input)).toBe(code);
  });
});

describe('FC30: a reserved offer', () => {
  const start = played(shown(1), reserve(1, 2, 0));

  test('cannot be chosen by others', () => {
    expect(refusal(start, buy(0, 2, 0))).toBe('reserved');
    expect(refusal(start, bank(0, 2, 0))).toBe('reserved');
    expect(rules.view(start, 0).may.choose).toContainEqual({ seller: 2, column: 0, barred: 'reserved' });
    expect(refusal(start, bank(0, 2, 1))).toBeUndefined();
  });

  test('must be chosen by the second transaction', () => {
    const first = played(start, bank(0, 2, 1));
    expect(refusal(first, bank(1, 0, 0))).toBeUndefined();
    const second = played(first, bank(1, 0, 0), bank(2, 1, 0), bank(0, 1, 1));
    expect(awaited(second)).toEqual([1]);
    expect(refusal(second, bank(1, 0, 1))).toBe('reservation-first');
    expect(rules.view(second, 1).may.choose).toEqual([
      { seller: 0, column: 1, barred: 'reservation-first' },
      { seller: 2, column: 0, buy: { price: 2, payable: true }, bank: { stake: 2 } },
    ]);
    expect(refusal(second, buy(1, 2, 0))).toBeUndefined();
  });

  test('gives the token back inactive', () => {
    const state = played(start, bank(0, 2, 1), buy(1, 2, 0));
    expect(tokens(state)[1]).toBe('inactive');
    expect(collections(state)[1]).toEqual(['g1']);
  });

  test('FC21: a fake makes it active again; one that joined earlier changes nothing', () => {
    const fake = played(shown(0), reserve(0, 1, 0));
    expect(tokens(played(fake, buy(0, 1, 0)))[0]).toBe('active');
    expect(tokens(played(fake, bank(0, 1, 0)))).toEqual(['inactive', 'active', 'inactive']);
    const meanwhile = played(shown(1), reserve(1, 0, 1), bank(0, 1, 0));
    expect(tokens(meanwhile)[1]).toBe('placed');
  });

  test('cannot be repacked by its owner; other offers can', () => {
    /* Two players: each has reserved an offer of the other and takes it last. */
    const pair = played(
      given(given(dealt(HANDS.slice(0, 2), { power: 'vanguard' }), 0, { token: 'active' }), 1, { token: 'active' }),
      ...OFFERS.slice(0, 2),
      reserve(0, 1, 0),
      reserve(1, 0, 0),
    );
    const one = played(pair, bank(0, 1, 1));
    const two = played(one, bank(1, 0, 1));
    expect(refusal(two, does(0, { type: 'repack', column: 0 }))).toBe('reserved');
    expect(played(two, bank(0, 1, 0), bank(1, 0, 0)).round).toBe(2);
  });

  test('a player who could choose only reserved offers repacks', () => {
    const left = played(shown(), bank(0, 1, 0), bank(1, 2, 0), bank(2, 0, 0));
    const active = given(given(left, 1, { token: 'active' }), 2, { token: 'active' });
    const state = played(active, reserve(1, 2, 1), reserve(2, 1, 1));
    expect(awaited(state)).toEqual([0]);
    expect(rules.view(state, 0).may).toEqual({
      choose: [
        { seller: 1, column: 1, barred: 'reserved' },
        { seller: 2, column: 1, barred: 'reserved' },
      ],
      repack: [1],
    });
    const end = played(state, does(0, { type: 'repack', column: 1 }), buy(1, 2, 1), buy(2, 1, 1));
    expect(end.round).toBe(2);
    expect(collections(end)).toEqual([
      ['o1', 'b2'],
      ['gf', 'b1'],
      ['g1', 'p1'],
    ]);
  });
});
