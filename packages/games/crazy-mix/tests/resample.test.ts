import { makeRng, type Viewer } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, MIX, rules, type State } from '../rules/index.ts';
import {
  DEFAULTS,
  does,
  firstRound,
  hit,
  laidOut,
  layOutOf,
  miss,
  played,
  shown,
  strike,
  takes,
  wins,
} from './play.ts';

const worldsOf = (state: State, viewer: Viewer = 0): readonly State[] => {
  const rng = makeRng('other worlds');
  return Array.from({ length: 400 }, () => rules.resample(state, viewer, rng));
};

const tops = (worlds: readonly State[]): ReadonlySet<Card | undefined> => new Set(worlds.map(({ pile }) => pile[0]));

const crazySides = (worlds: readonly State[]): ReadonlySet<number> => new Set(worlds.map(({ crazySide }) => crazySide));

describe('CM25: the pile', () => {
  test('after the lay-out any card but the Crazy Mix card may be on top, with either side up', () => {
    const worlds = worldsOf(laidOut());
    expect(tops(worlds).size).toBe(36);
    expect(tops(worlds).has(MIX)).toBe(false);
    expect(crazySides(worlds).size).toBe(2);
    expect(new Set(worlds.map(({ pile }) => pile.indexOf(MIX))).size).toBe(36);
  });

  test('a visible decoder stays, and any card may lie below it', () => {
    const state = firstRound();
    const worlds = worldsOf(state);
    expect([...tops(worlds)]).toEqual([state.pile[0]]);
    expect(new Set(worlds.map(({ pile }) => pile[1])).size).toBe(32);
  });

  test('it stays known after the round until it is turned up', () => {
    const taking = hit(firstRound(), 1);
    expect(tops(worldsOf(taking)).size).toBe(1);
    const ready = takes(taking);
    expect(tops(worldsOf(ready)).size).toBe(1);
    const turned = strike(ready);
    expect(turned.stage.type).toBe('turning');
    expect(tops(worldsOf(turned)).size).toBeGreaterThan(25);
    expect(tops(worldsOf(turned)).has(MIX)).toBe(false);
  });

  test('a Crazy Mix card on top stays, with its side', () => {
    const worlds = worldsOf(firstRound({ layOut: layOutOf(['bSBf', MIX], { crazySide: 2 }) }));
    expect([...tops(worlds)]).toEqual([MIX]);
    expect([...crazySides(worlds)]).toEqual([2]);
  });

  test('nothing about the pile is known after the mix', () => {
    const worlds = worldsOf(hit(firstRound({ layOut: layOutOf(['bSBf', MIX], { crazySide: 2 }) }), 0));
    expect(tops(worlds).size).toBe(35);
    expect([...crazySides(worlds)]).toEqual([2]);
  });

  test('nothing is hidden before the lay-out', () => {
    const state = rules.setup(3, DEFAULTS);
    expect(rules.resample(state, 0, makeRng(1))).toEqual(state);
  });
});

describe('CM29: apart', () => {
  const open = (seat: number) => does(seat, { type: 'open' }, 1000);

  test('an unopened round may be any round, including a logo round', () => {
    const worlds = worldsOf(laidOut({ apart: true }));
    expect(new Set(worlds.map(({ sides }) => sides[0]?.card)).size).toBe(36);
    const logos = worlds.filter(({ pile }) => pile[0] === MIX);
    expect(logos.length).toBeGreaterThan(0);
    expect(logos.length).toBeLessThan(150);
    expect(new Set(logos.map(({ sides }) => sides.length)).size).toBeGreaterThan(1);
  });

  test('the last round’s decoder is known to be the first new card', () => {
    const first = played(laidOut({ apart: true, seats: 2 }), open(0), open(1));
    const settled = played(hit(first, 1), does(0, { type: 'pass' }, 3000));
    const sides = settled.sides.slice(0, 2).map(({ side }) => side);
    const next = settled.stage.type === 'taking' ? played(settled, does(1, { type: 'take', sides }, 4000)) : settled;
    const known = next.stage.type === 'race' ? next.stage.filled[0] : undefined;
    const cards = worldsOf(next).map((world) => world.sides.find(({ side }) => side === known)?.card);
    expect(new Set(cards)).toEqual(new Set([first.pile[0]]));
  });

  test('others’ tries are resampled consistently with their progress', () => {
    const state = played(laidOut({ apart: true, seats: 4 }), open(0), open(1), open(2));
    const through = hit(miss(state, 2), 1);
    const worlds = worldsOf(through);
    const stages = worlds.flatMap(({ stage }) => (stage.type === 'race' ? [stage] : []));
    const of = (seat: number) => new Set(stages.map(({ tries }) => tries.filter((one) => one.seat === seat).length));
    expect(of(0)).toEqual(new Set([0]));
    expect(of(1)).toEqual(new Set([0, 1, 2]));
    expect(of(2)).toEqual(new Set([0, 1]));
    expect(of(3)).toEqual(new Set([0]));
    for (const world of worlds) expect(rules.awaits(world)).toEqual(rules.awaits(through));
    expect(new Set(worlds.map(({ sides }) => JSON.stringify(sides))).size).toBe(1);
  });

  test('own tries stay', () => {
    const state = miss(played(laidOut({ apart: true }), open(0)), 0);
    for (const world of worldsOf(state)) expect(rules.view(world, 0)).toEqual(rules.view(state, 0));
  });
});

test('CM25: won and lost cards are public', () => {
  const state = miss(shown(wins(laidOut(), 1, 2)), 1);
  for (const { won, box } of worldsOf(state, 'spectator')) expect([won, box]).toEqual([state.won, state.box]);
});
