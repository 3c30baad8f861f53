import { makeRng, pick, shuffled } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { isRowOf } from '../rules/chains.ts';
import { SIDES, type Side } from '../rules/pieces.ts';
import { solve } from '../rules/solve.ts';
import { cornersOf, distance, overlap, poseAgainst, TILE_RADIUS } from './pentagon-geometry.ts';
import { type Arrangement, chainOf, groupsOf, jointsOf, posedChain, tileAt } from './tile-arrangement.ts';
import { startLayout, TALL_PLANE, tidied, visibleBox, WIDE_PLANE } from './tile-layout.ts';
import { attached, joined, movedTo, slid, snapped, turned } from './tile-moves.ts';

const HAND = [4, 9, 1, 20, 7];

const chainsOf = (hands: number): readonly ReturnType<typeof solve>[number][] => {
  const rng = makeRng('arrangement');
  return Array.from({ length: hands }, () => {
    const hand = shuffled(rng, [...Array(24).keys()]).slice(0, 5);
    const chains = solve(hand);
    return chains.length === 0 ? [] : [pick(rng, chains)];
  }).flat();
};

const overlaps = (arrangement: Arrangement): number =>
  arrangement.flatMap((one, a) => arrangement.slice(a + 1).filter((other) => overlap(one, other))).length;

const sidesOf = (chain: ReturnType<typeof chainOf>): string =>
  chain?.map(({ tile, in: into, out }) => `${into ?? ''}<${tile}>${out ?? ''}`).join(' ') ?? 'no row';

test('touching tiles share exactly two corners and do not overlap', () => {
  for (const side of SIDES) {
    for (const own of SIDES) {
      const there = { x: 12, y: -7, turn: 31 };
      const here = poseAgainst(there, side, own);
      const shared = cornersOf(there).filter((one) => cornersOf(here).some((other) => distance(one, other) < 1e-9));
      expect(shared).toHaveLength(2);
      expect(overlap(there, here)).toBe(false);
    }
  }
});

test('XC8: right chains never overlap and are read back from the plane unchanged', () => {
  const chains = chainsOf(60);
  expect(chains.length).toBeGreaterThan(40);
  for (const chain of chains) {
    const posed = posedChain(chain, 17);
    expect(overlaps(posed)).toBe(0);
    expect(jointsOf(posed)).toHaveLength(4);
    const back = chain.toReversed().map(({ tile, in: into, out }) => ({
      tile,
      ...(out !== undefined && { in: out }),
      ...(into !== undefined && { out: into }),
    }));
    expect([sidesOf(chain), sidesOf(back)]).toContain(sidesOf(chainOf(posed)));
  }
});

test('tiles near a free side snap to it with as little turning as possible', () => {
  const start = startLayout(HAND, WIDE_PLANE);
  const one = tileAt(start, 1);
  const there = poseAgainst(one, 2, 4);
  const near = start.map((placed, at) =>
    at === 0 ? { ...placed, x: there.x + 20, y: there.y - 15, turn: there.turn + 25 } : placed,
  );
  const [joint, ...more] = jointsOf(snapped(near, { held: 0, all: [0] }));
  expect(joint).toEqual({ one: { at: 0, side: 4 }, other: { at: 1, side: 2 } });
  expect(more).toEqual([]);
});

test('tiles far from any side do not snap', () => {
  const start = startLayout(HAND, WIDE_PLANE);
  expect(snapped(start, { held: 0, all: [0] })).toBe(start);
});

test('tiles do not snap to a side that is taken', () => {
  const first = joined(startLayout(HAND, WIDE_PLANE), { at: 0, side: 0 }, { at: 1, side: 3 });
  if (first === undefined) throw new Error('not joined');
  const there = poseAgainst(tileAt(first, 1), 3, 2);
  const held = movedTo(first, { held: 2, all: [2] }, { ...there, x: there.x + 10 });
  expect(jointsOf(snapped(held, { held: 2, all: [2] }))).not.toContainEqual({
    one: { at: 1, side: 3 },
    other: { at: 2, side: 2 },
  });
});

test('a turned tile stays joined by its next side', () => {
  const pair = joined(startLayout(HAND, WIDE_PLANE), { at: 0, side: 2 }, { at: 1, side: 3 });
  if (pair === undefined) throw new Error('not joined');
  expect(jointsOf(turned(pair, 0, 1))).toEqual([{ one: { at: 0, side: 1 }, other: { at: 1, side: 3 } }]);
  expect(jointsOf(turned(pair, 0, -1))).toEqual([{ one: { at: 0, side: 3 }, other: { at: 1, side: 3 } }]);
});

test('two pairs are joined without breaking them', () => {
  let now: Arrangement | undefined = joined(startLayout(HAND, WIDE_PLANE), { at: 0, side: 2 }, { at: 1, side: 3 });
  now = now && joined(now, { at: 2, side: 0 }, { at: 3, side: 4 });
  now = now && joined(now, { at: 1, side: 1 }, { at: 2, side: 3 });
  expect(now && groupsOf(now).map(({ length }) => length)).toEqual([4, 1]);
  expect(now && jointsOf(now)).toHaveLength(3);
});

test('a joined side cannot be joined again', () => {
  const pair = joined(startLayout(HAND, WIDE_PLANE), { at: 0, side: 2 }, { at: 1, side: 3 });
  expect(pair && joined(pair, { at: 2, side: 0 }, { at: 1, side: 3 })).toBeUndefined();
});

test.each([WIDE_PLANE, TALL_PLANE])('five tiles attached by keyboard form a visible row without overlaps', (plane) => {
  let now = startLayout(HAND, plane);
  let before: number | undefined = 0;
  for (const [at, end] of [
    [1, 'right'],
    [2, 'right'],
    [3, 'left'],
    [4, 'right'],
  ] as const) {
    now = tidied(attached(now, at, end, before), plane, at);
    before = at;
    expect(overlaps(now)).toBe(0);
  }
  const chain = chainOf(now);
  expect(chain && isRowOf(HAND, chain)).toBe(true);
  expect(chain?.map(({ tile }) => tile)).toEqual([20, 4, 9, 1, 7]);
  const { left, right, top, bottom } = visibleBox(now, plane);
  for (const { x, y } of now) {
    expect(Math.min(x - left, right - x, y - top, bottom - y)).toBeGreaterThanOrEqual(TILE_RADIUS);
  }
});

test('a tile moves around its neighbour over the free sides', () => {
  let now = attached(startLayout(HAND, WIDE_PLANE), 1, 'right', 0);
  const seen = new Set<Side | undefined>();
  for (let i = 0; i < SIDES.length; i += 1) {
    now = slid(now, 1, 1);
    const [joint, ...more] = jointsOf(now).filter(({ one, other }) => one.at === 0 && other.at === 1);
    expect(more).toEqual([]);
    seen.add(joint?.one.side);
  }
  expect(seen).toEqual(new Set(SIDES));
});

test('branches and rings do not form a row', () => {
  const start = startLayout(HAND, WIDE_PLANE);
  const spokes = ([1, 2, 3] as const).reduce<Arrangement>(
    (now, at) => joined(now, { at, side: 0 }, { at: 0, side: SIDES[at + 1] ?? 0 }) ?? now,
    start,
  );
  expect(groupsOf(spokes)[0]).toHaveLength(4);
  expect(chainOf(joined(spokes, { at: 4, side: 0 }, { at: 3, side: 2 }) ?? spokes)).toBeUndefined();
});

test('loose tiles make room for the dropped tile and stay inside', () => {
  const start = startLayout(HAND, TALL_PLANE);
  const dropped = movedTo(start, { held: 4, all: [4] }, { ...tileAt(start, 0), turn: 40 });
  const tidy = tidied(dropped, TALL_PLANE, 4);
  expect(overlaps(dropped)).toBeGreaterThan(0);
  expect(overlaps(tidy)).toBe(0);
  expect(visibleBox(tidy, TALL_PLANE)).toEqual({ left: 0, top: 0, right: TALL_PLANE.width, bottom: TALL_PLANE.height });
});
