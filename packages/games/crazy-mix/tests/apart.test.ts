import type { Input, Seat, Viewer } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { CODE_CARDS, MIX, type Move, rules, type State } from '../rules/index.ts';
import { rightIn } from '../rules/reading.ts';
import {
  does,
  hit,
  laidOut,
  layOutOf,
  miss,
  played,
  points,
  refusal,
  scores,
  strike,
  striking,
  told,
  wrongOf,
} from './play.ts';

const opening = { apart: true, layOut: layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', 'bSBf']) };

const open = (seat: Seat, at: number): Input<Move> => does(seat, { type: 'open' }, at);
const pass = (seat: Seat, at: number): Input<Move> => does(seat, { type: 'pass' }, at);

/** All seats open the round, one minute apart. */
const opened = (state: State): State =>
  state.won.reduce((now, _, seat) => played(now, open(seat, 60_000 * seat)), state);

const DAY = 86_400_000;

describe('CM28: opening a round', () => {
  const state = laidOut(opening);

  test('all seats are awaited and no clock runs', () => {
    expect(rules.awaits(state)).toEqual({ seats: [0, 1, 2] });
    expect(rules.view(state, 0)).toMatchObject({ phase: 'race', may: { open: true }, sides: [], pile: 37 });
    expect(rules.race?.shown(state, 0)).toBeUndefined();
  });

  test('reveals the round to that seat and starts its time', () => {
    const after = played(state, open(1, DAY));
    expect(rules.view(after, 1)).toMatchObject({
      decoder: CODE_CARDS.bSBf.decoder,
      race: { shownAt: DAY, endsAt: DAY + 30_000 },
      may: { point: true, pass: true },
      pile: 33,
    });
    expect(rules.race?.shown(after, 1)).toBe(DAY);
    expect(rules.awaits(after)).toEqual({ seats: [0, 1, 2], clock: { at: DAY + 30_000, move: { type: 'time' } } });
    expect(told(state, open(1, DAY), 1)).toMatchObject([{ type: 'shown', decoder: CODE_CARDS.bSBf.decoder }]);
    expect(refusal(after, open(1, DAY + 1))).toBe('already-open');
  });

  test('is required before pointing or giving up', () => {
    expect(refusal(state, points(state, 0, rightIn(state)))).toBe('open-first');
    expect(refusal(state, pass(0, 0))).toBe('open-first');
  });

  test('is not possible in live matches', () => {
    const together = laidOut();
    expect(refusal(together, open(0, 0))).toBe('not-now');
  });

  test('every seat has its own time, ended by the clock', () => {
    const two = played(state, open(0, 1000), open(2, 5000));
    expect(striking(two).at).toBe(31_000);
    const one = strike(two);
    expect(rules.awaits(one)).toMatchObject({ seats: [1, 2], clock: { at: 35_000 } });
    expect(refusal(one, points(two, 0, rightIn(two), 30_000))).toBe('too-late');
    const late = played(two, { ...striking(two), at: 35_000 });
    expect(rules.awaits(late)).toEqual({ seats: [1] });
    expect(told(two, { ...striking(two), at: 35_000 })).toEqual([
      { type: 'through', seat: 0 },
      { type: 'through', seat: 2 },
    ]);
  });
});

describe('CM29: what others know of a running round', () => {
  const state = opened(laidOut(opening));

  test.each<Viewer>([0, 2, 'spectator'])('%s learns nothing from a wrong try of seat 1', (viewer) => {
    const after = miss(state, 1);
    expect(rules.view(after, viewer)).toEqual(rules.view(state, viewer));
    expect(told(state, points(state, 1, wrongOf(state)), viewer)).toEqual([]);
    expect(rules.view(after, 1).tries.length).toBe(1);
    expect(rules.view(after, 1).seats[1]?.triesLeft).toBe(1);
  });

  test.each<Viewer>([0, 2, 'spectator'])('%s cannot tell a hit of seat 1 from giving up', (viewer) => {
    const after = hit(state, 1);
    const given = played(state, pass(1, 61_000));
    expect(rules.view(after, viewer)).toEqual(rules.view(given, viewer));
    expect(rules.view(after, viewer).seats[1]).toEqual({ won: [], through: true });
    expect(told(state, points(state, 1, rightIn(state)), viewer)).toEqual([{ type: 'through', seat: 1 }]);
  });

  test('a spectator sees the cards left by the last round', () => {
    const view = rules.view(state, 'spectator');
    expect(view).toMatchObject({ sides: [], pile: 37, may: {}, tries: [] });
    expect([view.decoder, view.logo, view.race]).toEqual([undefined, undefined, undefined]);
  });

  test('remaining cards are visible; new cards and the Crazy Mix card are not', () => {
    const layOut = layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', 'bSBf', MIX]);
    const first = opened(laidOut({ ...opening, layOut }));
    const settled = played(hit(first, 1, 500), pass(0, 130_000), pass(2, 130_000));
    const next = played(settled, does(1, { type: 'take', sides: ['top', 'left'] }, DAY));
    expect(next.stage.type).toBe('race');
    expect(rules.view(next, 0)).toMatchObject({
      round: 2,
      sides: [
        { side: 'right', card: 'ySsf' },
        { side: 'bottom', card: 'bCBf' },
      ],
      pile: 33,
      may: { open: true },
    });
    expect(rules.view(next, 0).logo).toBeUndefined();
    expect(rules.view(played(next, open(0, DAY)), 0)).toMatchObject({ logo: 1, pile: 32 });
  });
});

describe('CM30, CM31: settling when all have finished', () => {
  const start = laidOut({ ...opening, seats: 4, layOut: { ...opening.layOut, starter: 2 } });
  const state = opened(start);
  const rest = (now: State): State =>
    rules.awaits(now).seats.reduce((then, seat) => played(then, pass(seat, DAY)), now);

  test('the fastest time wins, not the first to play', () => {
    const settled = rest(hit(hit(state, 1, 3000), 3, 2000));
    expect(settled.stage).toEqual({ type: 'taking', seat: 3 });
    expect(settled.rounds.at(-1)).toMatchObject({
      winner: 3,
      tries: [
        { seat: 3, time: 2000, right: true },
        { seat: 1, time: 3000, right: true },
      ],
    });
  });

  test('ties go to fewer wrong tries', () => {
    const settled = rest(hit(hit(miss(state, 2), 2, 3000), 1, 3000));
    expect(settled.rounds.at(-1)?.winner).toBe(1);
  });

  test('further ties go to the seat nearest to the starter', () => {
    expect(rest(hit(hit(state, 0, 3000), 3, 3000)).rounds.at(-1)?.winner).toBe(3);
    expect(rest(hit(hit(state, 1, 3000), 0, 3000)).rounds.at(-1)?.winner).toBe(0);
    expect(rest(hit(hit(hit(state, 0, 3000), 2, 3000), 3, 3000)).rounds.at(-1)?.winner).toBe(2);
  });

  /** The same with two cards each. */
  const rich: State = {
    ...state,
    won: [
      ['yCse', 'yCsf'],
      ['yCBe', 'yCBf'],
      ['yTse', 'yTsf'],
      ['yTBe', 'yTBf'],
    ],
    pile: state.pile.filter((card) => !card.startsWith('yC') && !card.startsWith('yT')),
  };

  test('a wrong try is paid only when all have finished', () => {
    const one = miss(rich, 0);
    expect(scores(one)).toEqual([2, 2, 2, 2]);
    const settled = rest(one);
    expect(settled.won[0]).toEqual(['yCsf']);
    expect(settled.box.slice(0, 1)).toEqual(['yCse']);
    expect(settled.rounds.at(-1)?.tries).toMatchObject([{ seat: 0, right: false, lost: 'yCse' }]);
  });

  test('a wrong try at or after the winning time is free', () => {
    const before = miss(rich, 0, { after: 1999 });
    const level = miss(before, 1, { after: 2000 });
    const after = miss(level, 2, { after: 2001 });
    const settled = rest(hit(after, 3, 2000));
    expect(settled.won.map((cards) => cards.length)).toEqual([1, 2, 2, 2]);
  });

  test('the winner pays for a wrong first try', () => {
    const settled = rest(hit(miss(rich, 3, { after: 2000 }), 3, 2000));
    expect(settled.stage).toMatchObject({ type: 'taking', seat: 3 });
    expect(scores(settled)).toEqual([2, 2, 2, 1]);
  });

  test('CM15: nobody is right', () => {
    const settled = rest(miss(rich, 0));
    expect(settled.rounds.at(-1)?.winner).toBeUndefined();
    expect(settled.box).toEqual(['yCse', 'rTBe', 'ySsf']);
  });
});

test('CM32: the winner’s choice has no time limit', () => {
  const state = opened(laidOut(opening));
  const settled = played(hit(state, 1), pass(0, DAY), pass(2, DAY));
  expect(rules.awaits(settled)).toEqual({ seats: [1] });
  expect(rules.view(settled, 0).taking).toEqual({ seat: 1, count: 2 });
  const next = played(settled, does(1, { type: 'take', sides: ['top', 'left'] }, 9 * DAY));
  expect(rules.awaits(next)).toEqual({ seats: [0, 1, 2] });
});
