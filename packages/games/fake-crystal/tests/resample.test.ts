import { makeRng, type Viewer, viewersOf } from '@sesame/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules, type State, type Tile } from '../rules/index.ts';
import { buy, dealt, given, HANDS, offer, pass, played, reserve, spy } from './play.ts';

const OFFERS = [
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 6, 8]),
];
const shown = played(dealt(HANDS), ...OFFERS);

const worldsOf = (state: State, viewer: Viewer, count = 200): readonly State[] => {
  const rng = makeRng('worlds');
  return Array.from({ length: count }, () => rules.resample(state, viewer, rng));
};

/** Number of different values in these worlds. */
const variety = (worlds: readonly State[], read: (world: State) => unknown): number =>
  new Set(worlds.map((world) => JSON.stringify(read(world)))).size;

describe('FC33: known tiles stay, all others vary', () => {
  const worlds = worldsOf(shown, 0);

  test('one’s own hand and stall stay, others’ vary', () => {
    expect(variety(worlds, ({ seats }) => [seats[0]?.hand, seats[0]?.stall])).toBe(1);
    expect(variety(worlds, ({ seats }) => seats[1]?.hand)).toBeGreaterThan(5);
    expect(variety(worlds, ({ seats }) => seats[1]?.stall[0]?.tile)).toBe(4);
    expect(variety(worlds, ({ seats }) => seats[2]?.stall[1]?.tile)).toBe(4);
  });

  test('reserves, even one’s own, and set-aside faces vary', () => {
    expect(variety(worlds, ({ seats }) => seats[0]?.reserve)).toBe(worlds.length);
    expect(variety(worlds, ({ aside }) => aside)).toBe(worlds.length);
  });

  test('backs, claims and prices stay', () => {
    for (const world of worlds) {
      expect(world.aside.map((tile) => tile?.[0])).toEqual(shown.aside.map((tile) => tile?.[0]));
      expect(rules.view(world, 0)).toEqual(rules.view(shown, 0));
    }
  });

  test('the colours of a reserve vary', () => {
    expect(variety(worlds, ({ seats }) => seats[1]?.reserve.map((tile) => tile[0]))).toBeGreaterThan(100);
  });

  test('a spectator knows nobody’s tiles', () => {
    const watched = worldsOf(shown, 'spectator');
    expect(variety(watched, ({ seats }) => seats[0]?.hand)).toBeGreaterThan(5);
    expect(variety(watched, ({ seats }) => seats[0]?.stall)).toBeGreaterThan(5);
  });

  test('collections stay, with buried tiles', () => {
    const collected = given(shown, 1, { collection: ['b1', 'b3', 'of', 'gf'] });
    expect(variety(worldsOf(collected, 0), ({ seats }) => seats[1]?.collection)).toBe(1);
  });

  test('all possibilities are equally likely', () => {
    const rng = makeRng('fair');
    const counts = new Map<string, number>();
    const seen = 4000;
    for (let i = 0; i < seen; i++) {
      const tile = rules.resample(shown, 1, rng).seats[0]?.stall[0]?.tile ?? '';
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    const left = rules.view(shown, 1).unseen.o;
    for (const kind of ['1', '2', '3', 'f'] as const) {
      expect(Math.abs((counts.get(`o${kind}`) ?? 0) / seen - left[kind] / 17)).toBeLessThan(0.03);
    }
  });
});

describe('FC22: a spied tile stays for the spy only', () => {
  const spied = played(given(shown, 1, { token: 'active' }), spy(1, 0, 0));

  test('stays for the spy', () => {
    const worlds = worldsOf(spied, 1);
    expect(variety(worlds, ({ seats }) => seats[0]?.stall[0])).toBe(1);
    expect(variety(worlds, ({ seats }) => seats[0]?.stall[1]?.tile)).toBe(4);
  });

  test('varies for others', () => {
    for (const viewer of [2, 'spectator'] as const) {
      expect(variety(worldsOf(spied, viewer), ({ seats }) => seats[0]?.stall[0]?.tile)).toBe(4);
    }
  });

  test('turns out to be what the spy saw', () => {
    for (const world of worldsOf(spied, 1, 20)) {
      expect(played(world, buy(0, 1, 0), buy(1, 0, 0)).seats[1]?.collection).toEqual(['o1']);
    }
  });
});

describe('FC7: secret offers', () => {
  const made = played(
    given(dealt(HANDS, { power: 'negotiator' }), 0, { token: 'active' }),
    offer(0, ['o1', 12, 7], ['b2', 18, 'token']),
  );
  const worlds = worldsOf(made, 1);

  test('tiles, claims, prices and token vary', () => {
    expect(variety(worlds, ({ seats }) => seats[0]?.stall.map((one) => one?.tile[0]).toSorted())).toBe(3);
    expect(variety(worlds, ({ seats }) => seats[0]?.stall.map((one) => one?.claim))).toBe(9);
    expect(variety(worlds, ({ seats }) => seats[0]?.purse)).toBeGreaterThan(10);
    expect(variety(worlds, ({ seats }) => seats[0]?.token)).toBe(2);
  });

  test('stay for the owner', () => {
    expect(variety(worldsOf(made, 0), ({ seats }) => seats[0]?.stall)).toBe(1);
  });
});

describe('FC28, FC29: secret answers', () => {
  test('vary for pre-emptions', () => {
    const hands: readonly (readonly Tile[])[] = [...HANDS, ['o2', 'pf', 'o3', 'bf']];
    const start = played(dealt(hands, { power: 'preemptor' }), ...OFFERS, offer(3, ['o2', 6, 2], ['pf', 6, 2]));
    const armed = { token: 'active', collection: ['g3', 'p1'] } as const;
    const asked = played(given(given(start, 2, armed), 3, armed), buy(0, 1, 1), pass(2));
    const answers = ({ stage }: State) => (stage.type === 'pre-emption' ? stage.answers : undefined);
    expect(variety(worldsOf(asked, 0), answers)).toBe(3);
    expect(variety(worldsOf(asked, 2), answers)).toBe(1);
    expect(worldsOf(asked, 0).every((world) => answers(world)?.[1] === 'pass' && answers(world)?.[3] === null)).toBe(
      true,
    );
  });

  test('vary for reservations', () => {
    const active = [0, 1].reduce(
      (state, seat) => given(state, seat, { token: 'active' }),
      dealt(HANDS, { power: 'vanguard' }),
    );
    const asked = played(active, ...OFFERS, reserve(0, 2, 1));
    const answers = ({ stage }: State) => (stage.type === 'reservations' ? stage.answers : undefined);
    expect(variety(worldsOf(asked, 1), answers)).toBe(5);
    expect(variety(worldsOf(asked, 0), answers)).toBe(1);
  });
});

test('FC33: nothing is hidden before the deal and after the end', () => {
  const empty = rules.setup(3, { power: 'spy' });
  const over: State = { ...shown, stage: { type: 'over' } };
  for (const viewer of viewersOf(3)) {
    expect(rules.resample(empty, viewer, makeRng(1))).toEqual(empty);
    expect(rules.resample(over, viewer, makeRng(1))).toEqual(over);
  }
  expect(rules.view(over, 'spectator').seats[1]?.hand.map(({ tile }) => tile)).toEqual(['p2', 'b2']);
  expect(rules.view(over, 'spectator').aside.map((one) => one?.tile)).toEqual(over.aside);
});

test('FC33: the order of others’ backs reveals nothing', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['o1', 'b2', 'of', 'g3', 'p1'] as const, { minLength: 4, maxLength: 4 }),
      (hand) => {
        const [one, other] = [hand, hand.toSorted()].map(
          (tiles) => rules.view(given(shown, 1, { hand: tiles }), 0).seats[1]?.hand,
        );
        expect(one).toEqual(other);
      },
    ),
  );
});
