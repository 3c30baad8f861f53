import { describe, expect, test } from 'vitest';
import { rules, type Side, type Tile, TROPHIES, type Trophy } from '../rules/index.ts';
import { blueOf, count } from '../rules/score.ts';
import { setup } from '../rules/setup.ts';

/** An opening state with changes to its sides. */
const ended = (...sides: readonly Partial<Side>[]) => {
  const { seats } = setup(sides.length, { power: 'spy' });
  return { seats: seats.map((side, seat) => ({ ...side, purse: 0, ...sides[seat] })) };
};

const withBlue = (...collections: readonly (readonly Tile[])[]) =>
  ended(...collections.map((collection) => ({ collection })));

describe('FC17: blue', () => {
  test.each<[string, readonly (readonly Tile[])[], object]>([
    ['most and second', [['b1'], ['b3', 'b2'], ['b2']], { crystals: [1, 5, 2], most: 1, second: 2 }],
    ['crystals count, not tiles', [['b1', 'b1'], ['b3']], { crystals: [2, 3], most: 1, second: 0 }],
    ['a tie for most gives neither', [['b2'], ['b1', 'b1'], ['b1']], { crystals: [2, 2, 1] }],
    ['a tie for second gives only the first', [['b3'], ['b1'], ['b1']], { crystals: [3, 1, 1], most: 0 }],
    [
      'a tie for third changes nothing',
      [['b3'], ['b2'], ['b1'], ['b1']],
      { crystals: [3, 2, 1, 1], most: 0, second: 1 },
    ],
    ['no blue crystals at all', [['o1'], ['bf']], { crystals: [0, 0] }],
    ['no crystals never make a second', [['b1'], ['o1'], ['bf']], { crystals: [1, 0, 0], most: 0 }],
    ['no crystals never make a second, with two players', [[], ['b1']], { crystals: [0, 1], most: 1 }],
  ])('%s', (_, collections, blue) => {
    expect(blueOf(withBlue(...collections))).toEqual(blue);
  });

  test('18 points for most, 12 for second', () => {
    expect(count(withBlue(['b3'], ['b2'], ['b1'])).detail.map(({ trophies }) => trophies)).toEqual([18, 12, 0]);
    expect(count(withBlue(['b3'], ['b3'], ['b1'])).detail.map(({ trophies }) => trophies)).toEqual([0, 0, 0]);
    expect(count(withBlue(['b3'], ['b1'], ['b1'])).detail.map(({ trophies }) => trophies)).toEqual([18, 0, 0]);
  });
});

test('FC17: the blue trophies leave the board at the end', () => {
  const start = setup(3, { power: 'spy' });
  const { seats } = withBlue(['b3'], ['b2'], ['b2']);
  const view = rules.view({ ...start, seats, stage: { type: 'over' } }, 'spectator');
  expect(view.seats.map(({ trophies }) => trophies)).toEqual([['blue-most'], [], []]);
  expect(view.board).toEqual(TROPHIES.filter((trophy) => trophy !== 'blue-most'));
  expect(view.end).toMatchObject({ blue: { crystals: [3, 2, 2], most: 0 }, outcome: { ranks: [1, 2, 2] } });
});

describe('FC31: scores', () => {
  test('add up trophies, tiles, fakes and credits', () => {
    const collection: readonly Tile[] = ['o1', 'o2', 'o3', 'g1', 'of', 'bf', 'b1'];
    const trophies: readonly Trophy[] = ['orange-123', 'green-2'];
    const { scores, detail } = count(ended({ collection, trophies, purse: 11 }, { purse: 7 }));
    expect(detail).toEqual([
      { trophies: 18 + 6 + 18, tiles: 6 + 12 + 18 + 6 + 6, fakes: -6, credits: 11 },
      { trophies: 0, tiles: 0, fakes: 0, credits: 7 },
    ]);
    expect(scores).toEqual([95, 7]);
  });

  test('ignore hand and reserve', () => {
    expect(count(ended({ hand: ['o3', 'p3'], reserve: ['g3'] }, {})).scores).toEqual([0, 0]);
  });

  test('an example of 150 points', () => {
    const collection: readonly Tile[] = [
      'o1',
      'g1',
      'g1',
      'p1',
      'o1',
      'p1',
      'o2',
      'g2',
      'p2',
      'p2',
      'o3',
      'p3',
      'of',
      'pf',
    ];
    const { detail, scores } = count(ended({ collection, trophies: ['pink-5'], purse: 24 }, {}));
    expect(detail[0]).toEqual({ trophies: 12, tiles: 36 + 48 + 36, fakes: -6, credits: 24 });
    expect(scores[0]).toBe(150);
  });
});

describe('FC32: ranks', () => {
  test.each<[string, readonly Partial<Side>[], readonly number[]]>([
    ['the highest score wins', [{ purse: 10 }, { purse: 12 }, { purse: 11 }], [3, 1, 2]],
    ['ties go to more genuine tiles', [{ purse: 12 }, { purse: 6, collection: ['o1'] }], [2, 1]],
    ['tiles count, not their value', [{ collection: ['o2'] }, { collection: ['o1', 'p1'] }], [2, 1]],
    ['fakes are not genuine', [{ purse: 3, collection: ['of'] }, { purse: 0 }], [1, 1]],
    [
      'remaining ties are shared',
      [{ collection: ['o1', 'p1'] }, { collection: ['g1', 'p1'] }, { purse: 3 }],
      [1, 1, 3],
    ],
    ['ties below the first place', [{ purse: 9 }, { purse: 3 }, { purse: 3 }, { purse: 1 }], [1, 2, 2, 4]],
  ])('%s', (_, sides, ranks) => {
    expect(count(ended(...sides)).ranks).toEqual(ranks);
  });
});
