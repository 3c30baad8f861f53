import { makeRng } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { dealOf } from '../lesson/deal.ts';
import { type Move, POWERS, rules, type Tile } from '../rules/index.ts';
import { BAG, FACES } from '../rules/tiles.ts';
import { dealt, does, offer, played, refusal, told } from './play.ts';

const start = (seats: number) => rules.setup(seats, { power: 'spy' });
const chance = (move: Move) => ({ at: 0, by: 'chance', move }) as const;
const none = (seats: number) => Array.from({ length: seats }, (): Tile[] => []);

test('FC1: chance draws the first player; without one it is seat 0', () => {
  const drawn = Array.from({ length: 30 }, (_, i) => rules.draw(start(3), makeRng(`deal ${i}`)));
  const firsts = drawn.map((deal) => played(start(3), chance(deal)).first);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  expect(played(start(3), chance(dealOf(none(3)))).first).toBe(0);
  expect(refusal(start(3), chance({ ...dealOf(none(3)), starter: 3 }))).toBe('wrong-deal');
});

test('FC1: two to five players, 35 credits each, tokens inactive', () => {
  expect(rules.seats).toEqual({ min: 2, max: 5 });
  for (const seats of [2, 3, 4, 5]) {
    const view = rules.view(start(seats), 'spectator');
    expect(view.seats.map(({ purse, token }) => [purse, token])).toEqual(Array(seats).fill([35, 'inactive']));
  }
});

test.each([
  ['1', 8, 1, 6],
  ['2', 4, 2, 12],
  ['3', 2, 3, 18],
  ['f', 3, 0, -3],
] as const)('FC2: kind %s: %i tiles a colour, %i crystals, worth %i', (kind, copies, crystals, value) => {
  for (const colour of ['o', 'g', 'p', 'b'] as const) {
    const tile: Tile = `${colour}${kind}`;
    expect(BAG.filter((one) => one === tile)).toHaveLength(copies);
    expect(FACES[tile]).toEqual({ colour, kind, crystals, value });
  }
});

test('FC2: 68 tiles', () => {
  expect(BAG).toHaveLength(68);
});

describe.each([
  [2, 18, 32],
  [3, 14, 26],
  [4, 14, 12],
  [5, 12, 8],
])('FC3: with %i players', (seats, reserve, aside) => {
  const deal = rules.draw(start(seats), makeRng('deal'));
  const state = played(start(seats), chance(deal));

  test(`a reserve of ${reserve}, ${aside} tiles set aside`, () => {
    expect(deal).toMatchObject({ type: 'deal' });
    if (deal.type !== 'deal') return;
    expect(deal.reserves.map((one) => one.length)).toEqual(Array(seats).fill(reserve));
    expect(deal.aside).toHaveLength(aside);
    expect([...deal.reserves.flat(), ...deal.aside].toSorted()).toEqual(BAG.toSorted());
  });

  test('FC4: the first four of a reserve are the opening hand', () => {
    expect(state.seats.map(({ hand, reserve: rest }) => [...hand, ...rest])).toEqual(
      deal.type === 'deal' && deal.reserves,
    );
    expect(state.seats.every(({ hand }) => hand.length === 4)).toBe(true);
    expect(state.aside).toEqual(deal.type === 'deal' && deal.aside);
  });
});

test('FC4: deals differ by seed and repeat for the same seed', () => {
  const draw = (seed: string) => rules.draw(start(3), makeRng(seed));
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

describe('FC4: invalid deals', () => {
  const good = dealOf(none(3));
  const [first = [], second = [], third = []] = good.reserves;
  const [tile = 'o1', ...rest] = good.aside;
  test.each<[string, Move]>([
    ['one reserve too few', { ...good, reserves: [first, second], aside: [...third, ...good.aside] }],
    ['one reserve too many', { ...good, reserves: [...good.reserves, []] }],
    [
      'a reserve too short',
      { ...good, reserves: [first, second, third.slice(1)], aside: [...third.slice(0, 1), ...good.aside] },
    ],
    ['a tile missing', { ...good, aside: rest }],
    ['a tile twice', { ...good, aside: [tile, tile, ...rest] }],
    ['one tile in place of another', { ...good, aside: [tile === 'bf' ? 'b1' : 'bf', ...rest] }],
    ['another type of move', { type: 'pass' }],
  ])('%s', (_, move) => {
    expect(refusal(start(3), chance(move))).toBe('wrong-deal');
  });

  test('the deal they are derived from is valid', () => {
    expect(refusal(start(3), chance(good))).toBeUndefined();
  });
});

test('FC4: everybody sees all backs and their own tiles', () => {
  const move = chance(
    dealOf([
      ['b1', 'o1', 'of', 'g3'],
      ['p1', 'p2', 'b2', 'bf'],
    ]),
  );
  const backs = {
    type: 'round',
    round: 1,
    first: 0,
    drawn: [
      ['o', 'o', 'g', 'b'],
      ['p', 'p', 'b', 'b'],
    ],
  };
  expect(told(start(2), move)).toEqual([backs]);
  expect(told(start(2), move, 0)).toEqual([backs, { type: 'drew', tiles: ['b1', 'o1', 'of', 'g3'] }]);
  expect(told(start(2), move, 1)).toEqual([backs, { type: 'drew', tiles: ['p1', 'p2', 'b2', 'bf'] }]);
});

test('FC20: the spy is the default power', () => {
  expect(rules.options.power).toMatchObject({ kind: 'choice', default: 'spy' });
  expect(rules.options.power.kind === 'choice' && rules.options.power.values.map(({ value }) => value)).toEqual([
    ...POWERS,
    'random',
  ]);
});

describe('FC36: chance, clock and leaving', () => {
  const state = dealt([
    ['o1', 'o2', 'o3', 'of'],
    ['g1', 'g2', 'g3', 'gf'],
  ]);
  const move = offer(0, ['o1', 6, 1], ['o2', 6, 1]).move;
  test.each([
    ['a second deal', refusal(state, chance(dealOf(none(2)))), 'no-chance'],
    ['a deal by a seat', refusal(state, does(0, dealOf(none(2)))), 'only-chance'],
    ['an offer before the deal', refusal(start(2), does(0, move)), 'chance-first'],
    ['the clock', refusal(state, { at: 0, by: 'clock', move }), 'not-for-the-clock'],
    ['a seat that does not exist', refusal(state, does(2, move)), 'no-such-seat'],
  ])('%s is refused', (_, refused, code) => expect(refused).toBe(code));

  test('nobody can resign', () => {
    expect(rules.resignable).toBe(false);
    expect(rules.parseMove({ type: 'resign' })).toMatchObject({ ok: false });
  });
});
