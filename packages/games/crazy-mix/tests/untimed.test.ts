import type { Input, Seat } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { MIX, type Move, rules, type State } from '../rules/index.ts';
import { does, hit, laidOut, layOutOf, miss, played, scores, told } from './play.ts';

/** The decoder of the first round has a stake of 3. */
const opening = { untimed: true, layOut: layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', 'bSBf']) };
const DAY = 86_400_000;

const open = (seat: Seat, at = 0): Input<Move> => does(seat, { type: 'open' }, at);
const pass = (seat: Seat, at = 0): Input<Move> => does(seat, { type: 'pass' }, at);
const opened = (state: State): State => state.won.reduce((now, _, seat) => played(now, open(seat)), state);

describe('CM36: no clock runs', () => {
  const state = played(laidOut(opening), open(1, 1000));

  test('neither before nor after a round is opened', () => {
    expect(rules.awaits(laidOut(opening))).toEqual({ seats: [0, 1, 2] });
    expect(rules.awaits(state)).toEqual({ seats: [0, 1, 2] });
    expect(rules.view(state, 1)).toMatchObject({ untimed: true, may: { point: true, pass: true } });
    expect(rules.view(state, 1).race).toEqual({ shownAt: 1000 });
  });

  test('an answer is never too late', () => {
    expect(rules.view(hit(state, 1, DAY), 1).tries).toMatchObject([{ seat: 1, right: true, time: DAY }]);
  });

  test('views of other matches do not name the option', () => {
    expect(rules.view(laidOut(), 0)).not.toHaveProperty('untimed');
    expect(rules.view(laidOut(), 0).options).not.toHaveProperty('untimed');
  });
});

test('CM37: nobody learns an answer before all have answered', () => {
  const before = opened(laidOut(opening));
  const after = hit(before, 1);
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(rules.view(after, viewer)).toEqual({
      ...rules.view(before, viewer),
      seats: rules.view(before, viewer).seats.map((one, seat) => (seat === 1 ? { ...one, through: true } : one)),
    });
  }
  expect(told(before, pass(1), 0)).toEqual([{ type: 'through', seat: 1 }]);
});

describe('CM38: all who are right score the stake', () => {
  const state = opened(laidOut(opening));

  test('in whatever order they answer', () => {
    const after = hit(played(hit(state, 2, 500), pass(1)), 0, 90_000);
    expect(scores(after)).toEqual([after.rounds[0]?.stake, 0, after.rounds[0]?.stake]);
    expect(after.rounds[0]).not.toHaveProperty('winner');
    expect(after.rounds[0]?.tries.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(after.box).toEqual(after.rounds[0]?.gone);
    expect(after.starter).toBe(state.starter);
  });

  test('with one event, and the next round can be opened at once', () => {
    const last = hit(hit(state, 0), 1);
    expect(told(last, pass(2)).map(({ type }) => type)).toEqual(['through', 'decided', 'scored', 'ready']);
    expect(rules.view(played(last, pass(2)), 0).may).toEqual({ open: true });
  });

  test('a wrong try costs a card, of those just scored if there is no other', () => {
    const after = hit(hit(miss(hit(state, 0), 2), 2), 1);
    const stake = after.rounds[0]?.stake ?? 0;
    expect(scores(after)).toEqual([stake, stake, stake - 1]);
    expect(after.box).toHaveLength(stake);
  });

  test('two wrong tries score nothing and cost a card each', () => {
    const rich = { ...state, won: [['rSsf', 'rSse', 'rSBf'], [], []] } as const;
    const after = hit(played(miss(miss(rich, 0), 0, { which: 1 }), pass(2)), 1);
    expect(scores(after)).toEqual([1, after.rounds[0]?.stake, 0]);
  });

  test('when nobody is right the stake is lost', () => {
    const last = played(state, pass(0), pass(1));
    expect(told(last, pass(2)).map(({ type }) => type)).toEqual(['through', 'decided', 'lost', 'ready']);
    expect(scores(played(last, pass(2)))).toEqual([0, 0, 0]);
  });
});

test('CM38: several may hold the Crazy Mix card', () => {
  const state = opened(laidOut({ untimed: true, layOut: layOutOf(['rTBe', MIX]) }));
  const after = played(hit(hit(state, 0), 1), pass(2));
  expect(after.won.map((cards) => cards.includes(MIX))).toEqual([true, true, false]);
  expect(after.mixed).toBe(true);
  const over: State = { ...after, stage: { type: 'over' } };
  expect(rules.outcome(over)).toEqual({ ranks: [1, 1, 3], scores: [2, 2, 0], crazyMix: null });
});
