import type { AnyRules } from '@sesame/kernel';
import { CONFORMANCE, inspect, keepsSecrets, playRandomly } from '@sesame/testkit';
import { describe, expect, test } from 'vitest';
import { rules, type State } from '../rules/index.ts';
import { equalPrizesOf } from '../rules/prizes.ts';
import { HINTS } from './hints.ts';
import {
  atRound,
  builtByFallback,
  done,
  giveUp,
  HANDS,
  opened,
  played,
  racing,
  ready,
  rightOf,
  STANDARD,
  told,
  wrongOf,
} from './play.ts';

const DAY = 86_400_000;
const start = opened(3, { untimed: true });
const dealt = racing(start);
const all = played(dealt, ready(0), ready(1), ready(2));

describe('XC40: no glass runs', () => {
  test('tiles are revealed to each player who is ready, and nothing ends the race', () => {
    const open = played(dealt, ready(1, DAY));
    expect(rules.view(open, 1)).toMatchObject({ untimed: true, tiles: HANDS[1], may: { done: true } });
    expect(rules.view(open, 1)).not.toHaveProperty('glass');
    expect(rules.view(open, 0)).toEqual(rules.view(dealt, 0));
    expect(told(dealt, ready(1, DAY), 1)).toEqual([{ type: 'shown', tiles: HANDS[1] }]);
    expect(rules.awaits(open)).toEqual({ seats: [0, 1, 2] });
    expect(rules.view(played(open, done(1, rightOf(1), 9 * DAY)), 1).seats[1]?.race).toMatchObject({ is: 'done' });
  });

  test('others only see that a race is over', () => {
    const ends = [done(1, rightOf(1)), done(1, wrongOf(1)), giveUp(1)].map((end) => rules.view(played(all, end), 0));
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
    expect(told(all, giveUp(1), 0)).toEqual([{ type: 'through', seat: 1 }]);
  });

  test('views of other matches do not name the option', () => {
    expect(rules.view(opened(3), 0)).not.toHaveProperty('untimed');
    expect(rules.view(opened(3), 0).options).not.toHaveProperty('untimed');
  });
});

describe('XC41: all right chains are paid alike', () => {
  const both = played(all, done(2, rightOf(2), 1000), giveUp(1, 2000), done(0, rightOf(0), 50_000));

  test('two crystals and two cards each, if the room has enough', () => {
    expect(both.history[0]).toMatchObject({
      equal: true,
      finishers: [
        { seat: 0, crystals: 2, cards: 2 },
        { seat: 2, crystals: 2, cards: 2 },
      ],
      sweep: false,
      toFinal: 0,
    });
  });

  test('otherwise one of each', () => {
    const three = played(all, done(2, rightOf(2)), done(1, rightOf(1)), done(0, rightOf(0)));
    expect(three.history[0]?.finishers.map(({ crystals, cards }) => [crystals, cards])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(three.history[0]?.toFinal).toBe(1);
  });

  test('a wrong chain wins nothing', () => {
    const one = played(all, done(0, wrongOf(0)), giveUp(1), done(2, rightOf(2)));
    expect(one.history[0]?.finishers).toMatchObject([{ seat: 2, crystals: 2, cards: 2 }]);
  });

  test.each([
    [3, 0, []],
    [5, 1, [[2, 2]]],
    [5, 3, Array(3).fill([1, 1])],
    [2, 3, Array(3).fill([0, 1])],
  ])('%i crystals, %i finishers', (crystals, finishers, prizes) => {
    const paid = equalPrizesOf({ crystals, finishers });
    expect(paid.map((prize) => [prize.crystals, prize.cards])).toEqual(prizes);
  });

  test('nobody sweeps the final', () => {
    const race = (state: typeof start) => {
      const open = racing(state);
      return played(open, ready(0), ready(1), ready(2), done(0, rightOf(0)), giveUp(1), giveUp(2));
    };
    const eighth = builtByFallback(race(atRound(start, 8, 9)));
    const ninth = race(eighth);
    expect(ninth.history.at(-1)).toMatchObject({ sweep: false, finishers: [{ seat: 0, crystals: 2, cards: 2 }] });
    expect(ninth.removed).toBe(5);
  });
});

describe.each([2, 3, 4])('untimed matches with %i players', (seats) => {
  const options = { ...STANDARD, fair: false, untimed: true };
  const matchOf = (game: AnyRules) => playRandomly(game, { seats, options, seed: `untimed ${seats}`, maxPlies: 2000 });
  const match = matchOf(rules);

  test.each(Object.entries(CONFORMANCE))('%s', (_, check) => {
    expect(inspect(rules, [match], check)?.what).toBeUndefined();
  });

  test('XC34, XC40: views leak nothing', () => {
    expect(inspect(rules, [match], keepsSecrets(HINTS))?.what).toBeUndefined();
  });

  test('a planted leak is found: how others ended their race', () => {
    const leaky: AnyRules = {
      ...rules,
      view: (state, viewer) => {
        const { stage } = state as State;
        const ends = stage.type === 'race' ? stage.racers.map(({ finish }) => finish?.type) : [];
        return { ...rules.view(state as State, viewer), ends };
      },
    };
    expect(inspect(leaky, [matchOf(leaky)], keepsSecrets(HINTS))?.what).toMatch(/learns a secret from/);
  });
});
