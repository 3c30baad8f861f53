import { describe, expect, test } from 'vitest';
import { type Colour, rules, type Tile, TROPHIES, type Trophy } from '../rules/index.ts';
import { claimable } from '../rules/legal.ts';
import { PRIZES } from '../rules/trophies.ts';
import { awaited, bank, buy, dealt, does, given, HANDS, offer, played, refusal, told } from './play.ts';

const claim = (by: number, trophy: Trophy) => does(by, { type: 'claim', trophy });
const decline = (by: number) => does(by, { type: 'decline' });

/** Seat 0 chooses among gf and p1 of seat 1, and g1 and b1 of seat 2. */
const start = played(
  dealt(HANDS),
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 6, 3]),
);

describe('FC14: collections', () => {
  const collection: readonly Tile[] = ['b1', 'o2', 'of', 'b3', 'gf', 'g1', 'p1'];
  const state = given(start, 1, { collection });

  test('orange, green and pink are visible; of blue and fakes only the top', () => {
    expect(rules.view(state, 0).seats[1]?.collection).toEqual({
      open: ['o2', 'g1', 'p1'],
      blue: { count: 2, top: 'b3', crystals: 4 },
      fakes: { count: 2, top: 'gf' },
    });
    expect(rules.view(state, 'spectator').seats[0]?.collection).toEqual({
      open: [],
      blue: { count: 0, crystals: 0 },
      fakes: { count: 0 },
    });
  });

  test('owners may look through their own stacks', () => {
    expect(rules.view(state, 1).seats[1]?.collection).toMatchObject({
      blue: { count: 2, top: 'b3', tiles: ['b1', 'b3'], crystals: 4 },
      fakes: { tiles: ['of', 'gf'] },
    });
  });

  test('a fake of an open colour lies with the fakes', () => {
    const bought = played(start, buy(0, 1, 0));
    expect(rules.view(bought, 2).seats[0]?.collection).toMatchObject({ open: [], fakes: { count: 1, top: 'gf' } });
  });
});

test.each<[Trophy, Colour, number]>([
  ['green-2', 'g', 6],
  ['green-3', 'g', 12],
  ['green-4', 'g', 18],
  ['orange-11', 'o', 6],
  ['orange-22', 'o', 12],
  ['orange-123', 'o', 18],
  ['pink-4', 'p', 6],
  ['pink-5', 'p', 12],
  ['pink-6', 'p', 18],
  ['blue-most', 'b', 18],
  ['blue-second', 'b', 12],
])('FC16: %s is of colour %s and worth %i', (trophy, colour, value) => {
  expect(PRIZES[trophy]).toMatchObject({ colour, value });
  expect(TROPHIES).toHaveLength(11);
});

describe('FC16: conditions', () => {
  test.each<[Colour, readonly Tile[], readonly Trophy[]]>([
    ['g', ['g1'], []],
    ['g', ['g1', 'gf'], []],
    ['g', ['g3', 'g3', 'gf'], ['green-2']],
    ['g', ['g1', 'g2', 'g3'], ['green-3', 'green-2']],
    ['g', ['g1', 'g1', 'g1', 'g1'], ['green-4', 'green-3', 'green-2']],
    ['g', ['g1', 'g1', 'g1', 'g1', 'g2'], ['green-4', 'green-3', 'green-2']],
    ['g', ['o1', 'p1', 'b1', 'g1'], []],
    ['o', ['o1', 'o2'], []],
    ['o', ['o1', 'of'], []],
    ['o', ['o1', 'o1'], ['orange-11']],
    ['o', ['o2', 'o2'], ['orange-22']],
    ['o', ['o3', 'o3'], []],
    ['o', ['o3', 'o2', 'o1'], ['orange-123']],
    ['o', ['o1', 'o2', 'o2', 'o1', 'o3'], ['orange-123', 'orange-22', 'orange-11']],
    ['p', ['p3'], []],
    ['p', ['p3', 'pf'], []],
    ['p', ['p3', 'p1'], ['pink-4']],
    ['p', ['p2', 'p3'], ['pink-5', 'pink-4']],
    ['p', ['p3', 'p3'], ['pink-6', 'pink-5', 'pink-4']],
    ['p', ['p1', 'p1', 'p1', 'p1', 'p1', 'p1', 'p1'], ['pink-6', 'pink-5', 'pink-4']],
    ['b', ['b3', 'b3', 'b2'], []],
  ])('%s of %j: %j', (colour, collection, trophies) => {
    expect(claimable(given(start, 0, { collection }), { seat: 0, colour })).toEqual(trophies);
  });
});

describe('FC15: claims', () => {
  const rich = given(start, 0, { collection: ['g2', 'g3', 'p3', 'o1', 'o1'] });
  const asked = played(rich, buy(0, 2, 0));

  test('take a trophy of the colour that joined', () => {
    expect(rules.view(asked, 'spectator').waiting).toEqual({
      for: 'claim',
      seats: [0],
      colour: 'g',
      trophies: ['green-3', 'green-2'],
    });
    expect(rules.view(asked, 0).may).toEqual({ claim: ['green-3', 'green-2'] });
    expect(told(asked, claim(0, 'green-2'))).toEqual([{ type: 'claimed', seat: 0, trophy: 'green-2' }]);
    const state = played(asked, claim(0, 'green-2'));
    expect(rules.view(state, 1).seats[0]?.trophies).toEqual(['green-2']);
    expect(rules.view(state, 1).board).toEqual(TROPHIES.filter((trophy) => trophy !== 'green-2'));
    expect(awaited(state)).toEqual([1]);
  });

  test.each<[string, Trophy]>([
    ['another colour although its condition holds', 'orange-11'],
    ['an unmet condition', 'green-4'],
    ['blue, which is awarded at the end', 'blue-most'],
  ])('cannot take %s', (_, trophy) => {
    expect(refusal(asked, claim(0, trophy))).toBe('not-claimable');
  });

  test('cannot take a trophy already claimed', () => {
    const taken = played(given(rich, 1, { trophies: ['green-3'] }), buy(0, 2, 0));
    expect(rules.view(taken, 0).may.claim).toEqual(['green-2']);
    expect(refusal(taken, claim(0, 'green-3'))).toBe('not-claimable');
  });

  test.each<[string, ReturnType<typeof given>]>([
    ['a player who has one of that colour', given(rich, 0, { trophies: ['green-4'] })],
    ['a player with too few tiles', given(rich, 0, { collection: ['gf'] })],
    [
      'trophies that others have claimed',
      given(given(rich, 1, { trophies: ['green-2'] }), 2, { trophies: ['green-3'] }),
    ],
  ])('FC18: the match does not wait for %s', (_, state) => {
    expect(awaited(played(state, buy(0, 2, 0)))).toEqual([1]);
  });

  test('a fake earns nothing', () => {
    expect(awaited(played(given(rich, 0, { collection: ['g1', 'g2'] }), buy(0, 1, 0)))).toEqual([1]);
  });
});

describe('FC18: the match waits', () => {
  const seller = given(start, 2, { collection: ['g2'] });
  const asked = played(seller, bank(0, 2, 0));

  test('for the owner only, even on another player’s turn', () => {
    expect(awaited(asked)).toEqual([2]);
    expect(rules.view(asked, 'spectator').active).toBe(0);
    expect(refusal(asked, claim(0, 'green-2'))).toBe('no-claim');
    expect(refusal(asked, bank(1, 0, 0))).toBe('not-now');
    expect(rules.view(asked, 0).may).toEqual({});
    expect(awaited(played(asked, claim(2, 'green-2')))).toEqual([1]);
  });

  test('until the claim is made or declined', () => {
    expect(told(asked, decline(2))).toEqual([{ type: 'declined', seat: 2, colour: 'g' }]);
    const state = played(asked, decline(2));
    expect(awaited(state)).toEqual([1]);
    expect(refusal(state, claim(2, 'green-2'))).toBe('no-claim');
    expect(rules.view(state, 2).seats[2]?.trophies).toEqual([]);
  });
});
