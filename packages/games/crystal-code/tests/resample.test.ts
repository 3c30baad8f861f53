import { makeRng, viewersOf } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { unevenness } from '../rules/deal.ts';
import { isRightChain, rules, type State } from '../rules/index.ts';
import { build, builtByFallback, dealt, done, HANDS, opened, played, racing, ready, rightOf, wonBy } from './play.ts';

const worldsOf = (state: State, viewer: number | 'spectator') =>
  Array.from({ length: 60 }, (_, seed) => rules.resample(state, viewer, makeRng(seed)));

const variety = (worlds: readonly State[], look: (world: State) => unknown): number =>
  new Set(worlds.map((world) => JSON.stringify(look(world)))).size;

const tilesOf = ({ stage }: State) => {
  if (stage.type === 'ready') return stage.hands;
  return stage.type === 'race' ? stage.racers.map(({ tiles }) => tiles) : [];
};
const finishOf = ({ stage }: State, seat: number) => (stage.type === 'race' ? stage.racers[seat]?.finish : undefined);

describe('XC34: cards', () => {
  const start = builtByFallback(wonBy(opened(3), 1, 0));

  test('own hand, machines and discards stay; other hands and the pile are resampled', () => {
    const worlds = worldsOf(start, 1);
    expect(variety(worlds, ({ seats }) => seats[1])).toBe(1);
    expect(variety(worlds, ({ seats }) => seats.map(({ machine }) => machine))).toBe(1);
    expect(variety(worlds, ({ seats }) => seats[0]?.hand)).toBeGreaterThan(50);
    expect(variety(worlds, ({ pile }) => pile)).toBe(60);
    expect(variety(worldsOf(start, 'spectator'), ({ seats }) => seats[1]?.hand)).toBeGreaterThan(50);
  });
});

describe('XC34: tiles and chains', () => {
  const race = played(racing(opened(3)), done(1, rightOf(1), 1000));

  test('own tiles stay; other tiles and chains are resampled', () => {
    const worlds = worldsOf(race, 0);
    expect(variety(worlds, (world) => tilesOf(world)[0])).toBe(1);
    expect(variety(worlds, (world) => tilesOf(world)[1])).toBeGreaterThan(50);
    for (const world of worlds) {
      const tiles = tilesOf(world);
      expect(new Set(tiles.flat()).size).toBe(15);
      const finish = finishOf(world, 1);
      if (finish?.type !== 'done') throw new Error('seat 1 is done');
      expect([finish.elapsed, finish.nth]).toEqual([1000, 0]);
      expect(finish.chain.map(({ tile }) => tile).toSorted()).toEqual(tiles[1]?.toSorted());
    }
    const right = worlds.filter((world) => {
      const finish = finishOf(world, 1);
      return finish?.type === 'done' && isRightChain(finish.chain);
    });
    expect(right.length).toBeGreaterThan(30);
    expect(right.length).toBeLessThan(60);
  });

  test('a fair deal stays fair', () => {
    const fair = worldsOf(race, 0).filter((world) => unevenness(tilesOf(world)) <= 2);
    expect(fair.length).toBeGreaterThan(50);
    const printed = racing(opened(3, { fair: false }));
    expect(worldsOf(printed, 0).filter((world) => unevenness(tilesOf(world)) <= 2).length).toBeLessThan(40);
  });

  test('XC6: before a race nobody knows any tile, not even their own', () => {
    const waiting = played(dealt(opened(3)), ready(0, 700));
    for (const viewer of viewersOf(3)) {
      const worlds = worldsOf(waiting, viewer);
      for (const seat of [0, 1, 2]) expect(variety(worlds, (world) => tilesOf(world)[seat])).toBeGreaterThan(50);
      for (const world of worlds) {
        expect(tilesOf(world).map((tiles) => tiles.length)).toEqual([5, 5, 5]);
        expect(new Set(tilesOf(world).flat()).size).toBe(15);
        expect(world.stage).toMatchObject({ type: 'ready', ready: [true, false, false], startsAt: 30_700 });
      }
      expect(worlds.filter((world) => unevenness(tilesOf(world)) <= 2).length).toBeGreaterThan(50);
    }
    const printed = worldsOf(dealt(opened(3, { fair: false })), 0);
    expect(printed.filter((world) => unevenness(tilesOf(world)) <= 2).length).toBeLessThan(40);
  });

  test('XC16: apart, own tiles are unknown before the glass is opened', () => {
    const apart = racing(opened(2, { apart: true }));
    expect(variety(worldsOf(apart, 0), (world) => tilesOf(world)[0])).toBeGreaterThan(50);
    const open = played(apart, ready(0));
    expect(
      worldsOf(open, 0).every(
        (world) => tilesOf(world)[0] === HANDS[0] || tilesOf(world)[0]?.join() === HANDS[0]?.join(),
      ),
    ).toBe(true);
    const through = played(open, done(0, rightOf(0), 700));
    expect(variety(worldsOf(through, 1), (world) => finishOf(world, 0)?.type)).toBe(3);
    expect(variety(worldsOf(through, 0), (world) => finishOf(world, 0))).toBe(1);
  });
});

test('XC22: hidden plans are resampled', () => {
  const start = wonBy(opened(2), 0, 1);
  const move = rules.fallback(start, 0);
  if (move === 'forfeit' || move.type !== 'build') throw new Error('the fallback should build');
  const state = played(start, build(0, move.lay));
  expect(variety(worldsOf(state, 1), ({ seats }) => seats[0]?.plan)).toBeGreaterThan(20);
  expect(variety(worldsOf(state, 0), ({ seats }) => seats[0]?.plan)).toBe(1);
  expect(worldsOf(state, 1).every(({ seats }) => seats[0]?.plan !== null && seats[1]?.plan === null)).toBe(true);
});

test('XC35: nothing is hidden after the match', () => {
  const over: State = { ...opened(3), stage: { type: 'over' } };
  for (const viewer of viewersOf(3)) expect(rules.resample(over, viewer, makeRng(1))).toEqual(over);
});
