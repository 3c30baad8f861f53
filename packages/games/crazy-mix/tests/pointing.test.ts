import { describe, expect, test } from 'vitest';
import { MIX, type Move, rules, type State } from '../rules/index.ts';
import { rightIn } from '../rules/reading.ts';
import {
  does,
  firstRound,
  hit,
  laidOut,
  layOutOf,
  miss,
  played,
  points,
  refusal,
  scores,
  shown,
  strike,
  striking,
  takes,
  told,
  wins,
  wrongOf,
} from './play.ts';

const roundOf = (state: State) => state.rounds.at(-1);

describe('CM9: the first right try', () => {
  test('wins the round', () => {
    const state = firstRound();
    const won = hit(state, 1, 1840);
    expect(won.stage).toMatchObject({ type: 'taking', seat: 1 });
    expect(roundOf(won)).toMatchObject({ winner: 1, tries: [{ seat: 1, time: 1840, right: true }] });
    expect(told(state, points(state, 1, rightIn(state))).map(({ type }) => type)).toEqual(['pointed', 'decided']);
  });

  test('is decided by input order, even at the same instant', () => {
    const state = firstRound();
    const won = hit(miss(state, 2, { after: 700 }), 0, 700);
    expect(roundOf(won)).toMatchObject({ winner: 0, tries: [{ seat: 2 }, { seat: 0 }] });
  });
});

describe('CM10: a wrong try', () => {
  test('costs the oldest card, publicly', () => {
    const state = shown(wins(laidOut(), 1, 2));
    const [oldest] = state.won[1] ?? [];
    const events = told(state, points(state, 1, wrongOf(state), 900));
    expect(events).toEqual([{ type: 'pointed', seat: 1, ...wrongOf(state), time: 900, right: false, lost: oldest }]);
    const after = miss(state, 1);
    expect(after.won[1]).toEqual(state.won[1]?.slice(1));
    expect(after.box).toEqual([oldest]);
  });

  test('costs nothing if the seat has no card', () => {
    const after = miss(firstRound(), 1);
    expect(scores(after)).toEqual([0, 0, 0]);
    expect(after.box).toEqual([]);
    expect(rules.view(after, 0).tries).toEqual([expect.not.objectContaining({ lost: expect.anything() })]);
  });

  test('may be followed by a right one, which wins, but is still paid for', () => {
    const state = shown(wins(laidOut(), 1));
    const before = scores(state)[1] ?? 0;
    const won = takes(hit(miss(state, 1), 1, 2000));
    expect(roundOf(won)?.winner).toBe(1);
    expect(scores(won)[1]).toBe(before - 1 + (roundOf(won)?.stake ?? 0));
  });

  test('is paid with the cards just won by somebody who had none', () => {
    const second = hit(miss(firstRound(), 1), 1, 2000);
    const events = told(second, striking(second));
    const won = takes(second);
    const { stake = 0, gone = [], tries } = roundOf(won) ?? {};
    expect(scores(won)[1]).toBe(stake - 1);
    expect(won.box).toEqual(gone.slice(0, 1));
    expect(tries?.[0]).toMatchObject({ right: false, lost: gone[0] });
    expect(events).toContainEqual({ type: 'paid', seat: 1, card: gone[0] });
  });

  test('twice costs two cards, and there is no third try', () => {
    const state = shown(wins(laidOut(), 1, 2));
    const after = miss(miss(state, 1), 1, { which: 1 });
    expect(scores(after)[1]).toBe((scores(state)[1] ?? 0) - 2);
    expect(rules.awaits(after).seats).toEqual([0, 2]);
    expect(rules.view(after, 0).seats[1]).toMatchObject({ triesLeft: 0, through: true });
    expect(rules.race?.shown(after, 1)).toBeUndefined();
    expect(refusal(after, points(state, 1, rightIn(state), 3000))).toBe('through');
  });

  test('costs the Crazy Mix card only if it is the last card', () => {
    const layOut = layOutOf(['bSBf', MIX]);
    const state = shown(wins(laidOut({ layOut }), 1));
    expect(state.won[1]).toEqual(['bSBf', MIX]);
    const once = miss(state, 1);
    expect(once.won[1]).toEqual([MIX]);
    const twice = miss(once, 1, { which: 1 });
    expect(twice.won[1]).toEqual([]);
    expect(twice.box).toEqual(['bSBf', MIX]);
  });
});

describe('CM11: invalid pointings are refused at no cost', () => {
  const state = shown(wins(laidOut(), 1));
  const at = (move: Extract<Move, { type: 'point' }>) =>
    refusal(state, does(1, move, (rules.race?.shown(state, 1) ?? 0) + 1000));

  test('a symbol that is not on the target', () => {
    expect(at({ type: 'point', target: 1, symbol: 'yCsf' })).toBe('not-there'); // It is on target A, at place 0.
    expect(at({ type: 'point', target: 18, symbol: 'yCsf' })).toBe('not-there');
    expect(at({ type: 'point', target: 0, symbol: 'vTse' })).toBe('not-there'); // On its back.
  });

  test('a target with symbols but none named', () => {
    expect(at({ type: 'point', target: 0 })).toBe('which-symbol');
  });

  test('the mixing table', () => {
    const mixed = shown(wins(laidOut({ layOut: layOutOf(['bSBf', MIX]) }), 1));
    expect(refusal(mixed, points(mixed, 0, { target: 18 }))).toBe('nothing-there');
  });

  test('the same half again', () => {
    const after = miss(state, 1);
    expect(refusal(after, points(state, 1, wrongOf(state), 1100))).toBe('already-tried');
    expect(refusal(after, points(state, 2, wrongOf(state), 1100))).toBeUndefined();
  });

  test('a logo where a symbol is wanted is a wrong try', () => {
    const after = played(state, points(state, 1, { target: 18 }));
    expect(scores(after)[1]).toBe((scores(state)[1] ?? 0) - 1);
  });

  test('a symbol where a logo is wanted is a wrong try', () => {
    const logo = firstRound({ layOut: layOutOf(['bSBf', MIX]) });
    const after = played(logo, points(logo, 1, { target: 0, symbol: 'yCsf' }));
    expect(rules.view(after, 0).tries).toMatchObject([{ seat: 1, right: false, symbol: 'yCsf' }]);
  });

  test.each([
    { type: 'point', target: 20, symbol: 'rTBe' },
    { type: 'point', target: -1 },
    { type: 'point', target: 3, symbol: 'xTBe' },
    { type: 'point', symbol: 'rTBe' },
    { type: 'resign' },
  ])('%j is not a move', (move) => {
    expect(rules.parseMove(move).ok).toBe(false);
  });
});

describe('CM21, CM23: time', () => {
  test('after the time limit no try counts', () => {
    const state = firstRound({ patience: 10 });
    expect(rules.awaits(state).clock).toEqual({ at: 14_500, move: { type: 'time' } });
    expect(refusal(state, points(state, 0, rightIn(state), 10_000))).toBe('too-late');
    expect(hit(state, 0, 9999).stage.type).toBe('taking');
    const over = strike(state);
    expect(roundOf(over)?.winner).toBeUndefined();
    expect(over.stage.type).toBe('turning');
  });

  test('a try after the decision is too late and free', () => {
    const state = shown(wins(laidOut(), 1));
    const late = [rightIn(state), wrongOf(state)].map((pointing) => points(state, 1, pointing, 1200));
    const decided = hit(state, 0, 1100);
    expect(late.map((input) => refusal(decided, input))).toEqual([undefined, 'too-late']);
    expect(late.map((input) => scores(rules.apply(decided, input).ok ? played(decided, input) : decided))).toEqual([
      scores(decided),
      scores(decided),
    ]);
    const taken = takes(decided);
    expect(taken.stage.type).toBe('turning');
    expect(late.map((input) => refusal(taken, input))).toEqual([undefined, 'too-late']);
    expect(refusal(strike(taken), late[0] ?? does(0, { type: 'pass' }))).toBe('too-early');
    expect(refusal(laidOut(), does(1, { type: 'point', target: 18 }))).toBe('too-early');
  });
});

describe('CM23: a right try after the winner’s', () => {
  const state = firstRound();
  const decided = hit(state, 0, 1100);
  const late = (after: number, seat = 1) => points(state, seat, rightIn(state), after);

  test('is noted with its time, and everyone is told', () => {
    expect(told(decided, late(1140))).toMatchObject([{ type: 'late', seat: 1, time: 1140, right: true }]);
    expect(roundOf(played(decided, late(1140)))).toMatchObject({
      winner: 0,
      tries: [
        { seat: 0, time: 1100 },
        { seat: 1, time: 1140 },
      ],
    });
  });

  test('never has a better time than the winner’s', () => {
    expect(roundOf(played(decided, late(1090)))?.tries).toMatchObject([
      { seat: 0, time: 1100 },
      { seat: 1, time: 1100 },
    ]);
  });

  test.each([
    ['more than two seconds later', late(3101), 'too-late'],
    ['two seconds later', late(3100), undefined],
    ['of the winner', late(1140, 0), 'too-late'],
  ])('is noted for two seconds: %s', (_, input, why) => {
    expect(refusal(decided, input)).toBe(why);
  });

  test('is noted once, and not after two wrong tries', () => {
    expect(refusal(played(decided, late(1140)), late(1200))).toBe('too-late');
    const out = hit(miss(miss(state, 1), 1, { which: 1, after: 1050 }), 0, 1100);
    expect(refusal(out, late(1140))).toBe('too-late');
  });
});

describe('CM24: giving up', () => {
  test('costs nothing and ends the round when all have given up', () => {
    const state = shown(wins(laidOut(), 1));
    const pass = (seat: number) => does(seat, { type: 'pass' }, 20_000);
    const two = played(state, pass(0), pass(1));
    expect(rules.awaits(two).seats).toEqual([2]);
    expect(refusal(two, pass(0))).toBe('through');
    expect(refusal(two, points(state, 0, rightIn(state), 17_000))).toBe('through');
    expect(scores(two)).toEqual(scores(state));
    const none = played(two, pass(2));
    expect(none.rounds.length).toBe(2);
    expect(told(two, pass(2)).map(({ type }) => type)).toEqual(['through', 'decided', 'lost', 'ready']);
    expect(refusal(none, pass(0))).toBe('not-now');
  });

  test('a round ends with the last try of the last seat', () => {
    const state = played(firstRound({ seats: 2 }), does(0, { type: 'pass' }, 5000));
    const over = miss(miss(state, 1), 1, { which: 1, after: 1500 });
    expect(roundOf(over)).toMatchObject({ tries: [{ seat: 1 }, { seat: 1 }] });
    expect(roundOf(over)?.winner).toBeUndefined();
  });
});
