import { describe, expect, test } from 'vitest';
import { type Bench, type Plan, rules, worksOf } from '../rules/index.ts';
import {
  awaited,
  build,
  cardLike,
  cardsLike,
  dealt,
  given,
  lay,
  machineOf,
  opened,
  played,
  refusal,
  told,
  wonBy,
} from './play.ts';

const end = cardLike('N', 1);
const end2 = cardLike('N', 1, 1);
const plainCorner = cardLike('NE', 0);
const corner = cardLike('NE', 1);
const big = cardLike('N', 3);
const printed = cardsLike('N', 0, 1)[0] ?? end;

const codeOf = (bench: Bench, plan: Plan): string | undefined => {
  const works = worksOf(bench, plan);
  return works.ok ? undefined : works.error.code;
};

const bench = (changes: Partial<Bench>): Bench => ({ hand: [], machine: machineOf([]), crystals: 0, ...changes });

describe('XC24: laying', () => {
  test('cards are laid in plan order', () => {
    const hand = [end, corner, big];
    const chain = [lay(end, 0, 0, 1), lay(corner, 1, 0, 2), lay(big, 1, 1, 0)];
    const works = worksOf(bench({ hand }), { lay: chain });
    expect(works.ok && works.value).toEqual({ hand: [], machine: machineOf(chain), placed: 0, lost: 0 });
    expect(codeOf(bench({ hand }), { lay: chain.toReversed() })).toBe('not-at-the-origin');
  });

  test('only cards from the hand can be laid, each once', () => {
    expect(codeOf(bench({ hand: [end] }), { lay: [lay(corner, 0, 0)] })).toBe('not-in-hand');
    expect(codeOf(bench({ hand: [end] }), { lay: [lay(end, 0, 0, 1), lay(end, 1, 0, 3)] })).toBe('not-in-hand');
  });

  test('a card that does not fit is refused with the reason', () => {
    const machine = machineOf([lay(end, 0, 0, 1)], 1);
    expect(codeOf(bench({ hand: [end2], machine }), { lay: [lay(end2, 1, 0, 0)] })).toBe('lines-disagree');
    expect(codeOf(bench({ hand: [end2], machine }), { lay: [lay(end2, -1, 0, 0)] })).toBe('not-connected');
    expect(codeOf(bench({ hand: [end2], machine }), { lay: [lay(end2, 0, 0, 0)] })).toBe('place-taken');
  });
});

describe('XC25: all won crystals are placed', () => {
  test('enough cards must be laid', () => {
    const won = bench({ hand: [end, corner, plainCorner], crystals: 2 });
    expect(codeOf(won, { lay: [] })).toBe('crystals-left');
    expect(codeOf(won, { lay: [lay(corner, 0, 0, 1)] })).toBe('crystals-left');
    expect(codeOf(won, { lay: [lay(plainCorner, 0, 0, 1)] })).toBe('crystals-left');
    const works = worksOf(won, { lay: [lay(corner, 0, 0, 1), lay(end, 1, 0, 3)] });
    expect(works.ok && [works.value.machine.crystals, works.value.placed, works.value.lost]).toEqual([2, 2, 0]);
  });

  test('free spots on the machine are used first', () => {
    const works = worksOf(bench({ hand: [end], machine: machineOf([lay(big, 0, 0)], 1), crystals: 2 }), { lay: [] });
    expect(works.ok && [works.value.machine.crystals, works.value.lost]).toEqual([3, 0]);
  });

  test('crystals are lost only if no card with a spot can be laid', () => {
    const closed = machineOf([lay(end, 0, 0, 1), lay(end2, 1, 0, 3)], 1);
    const works = worksOf(bench({ hand: [big, corner], machine: closed, crystals: 2 }), { lay: [] });
    expect(works.ok && [works.value.placed, works.value.lost]).toEqual([1, 1]);
    const spotless = worksOf(bench({ hand: [plainCorner, printed], crystals: 2 }), { lay: [] });
    expect(spotless.ok && spotless.value.lost).toBe(2);
    const none = worksOf(bench({ crystals: 1 }), { lay: [] });
    expect(none.ok && none.value.lost).toBe(1);
  });

  test('a card with a spot that fits nowhere does not count', () => {
    // The only loose end leads to a place with a blank edge beside it, where no crossing fits.
    const arch = [lay(corner, 0, 0, 1), lay(cardLike('NE', 1, 1), 1, 0, 2), lay(end, 1, 1, 0)];
    const stuck = bench({ hand: [cardLike('NESW', 1)], machine: machineOf(arch, 3), crystals: 1 });
    const works = worksOf(stuck, { lay: [] });
    expect(works.ok && works.value.lost).toBe(1);
    expect(codeOf({ ...stuck, hand: [end2] }, { lay: [] })).toBe('crystals-left');
  });

  test('closing the machine loses the crystals that do not fit', () => {
    const machine = machineOf([lay(end, 0, 0, 1)], 1);
    const won = bench({ hand: [corner, printed], machine, crystals: 1 });
    expect(codeOf(won, { lay: [] })).toBe('crystals-left');
    const works = worksOf(won, { lay: [lay(printed, 1, 0, 3)] });
    expect(works.ok && works.value.lost).toBe(1);
  });

  test('lost crystals leave the game publicly', () => {
    const won = given(wonBy(opened(2), 0), 0, { hand: [plainCorner], machine: machineOf([]) });
    const first = played(won, build(0));
    const events = told(first, build(1));
    expect(events).toContainEqual({
      type: 'revealed',
      builds: [
        { lay: [], placed: 0, lost: 2 },
        { lay: [], placed: 0, lost: 0 },
      ],
    });
    expect(played(first, build(1)).removed).toBe(2);
  });
});

describe('XC27: swaps', () => {
  const hand = [end, corner, big];

  test('two cards for one, if no card is laid', () => {
    const works = worksOf(bench({ hand }), { lay: [], swap: [end, big] });
    expect(works.ok && works.value.hand).toEqual([corner]);
    expect(codeOf(bench({ hand }), { lay: [lay(corner, 0, 0)], swap: [end, big] })).toBe('lay-or-swap');
    expect(codeOf(bench({ hand }), { lay: [], swap: [end, end] })).toBe('not-in-hand');
    expect(codeOf(bench({ hand }), { lay: [], swap: [end, end2] })).toBe('not-in-hand');
    expect(codeOf(bench({ hand, crystals: 1 }), { lay: [], swap: [end, big] })).toBe('crystals-left');
  });

  test('cards are drawn when all have built, in seat order; XC29: discards are public', () => {
    const start = wonBy(opened(3));
    const [a, b] = start.pile;
    const hands = start.seats.map((seat) => seat.hand);
    const [first = [], , third = []] = hands;
    const state = played(start, build(2, [], third.slice(0, 2)), build(1));
    expect(state.discards).toEqual([]);
    expect(state.seats[2]?.hand).toEqual(third);
    const next = played(state, build(0, [], first.slice(1)));
    expect(next.seats.map((seat) => seat.hand)).toEqual([[first[0], a], hands[1], [third[2], b]]);
    expect(next.discards).toEqual([...first.slice(1), ...third.slice(0, 2)]);
    expect(rules.view(next, 'spectator').discards).toEqual(next.discards);
  });

  test('the view tells whether a swap is possible', () => {
    const idle = wonBy(opened(2));
    expect(rules.view(idle, 0).may.build).toEqual({ crystals: 0, free: 0, must: false, swap: true });
    expect(rules.view(given(idle, 0, { hand: [end] }), 0).may.build?.swap).toBe(false);
    const won = given(wonBy(opened(2), 0), 0, { hand });
    expect(rules.view(won, 0).may.build).toEqual({ crystals: 2, free: 0, must: true, swap: false });
  });
});

describe('XC22: simultaneous building, secret until all have built', () => {
  const start = given(wonBy(opened(3)), 1, { hand: [end, corner, big] });
  const planned = played(start, build(1, [lay(end, 0, 0, 1), lay(corner, 1, 0, 2)]));

  test('each seat builds once', () => {
    expect(awaited(start)).toEqual([0, 1, 2]);
    expect(awaited(planned)).toEqual([0, 2]);
    expect(refusal(planned, build(1))).toBe('already-built');
    expect(refusal(dealt(opened(3)), build(0))).toBe('not-building');
  });

  test('before that, others only see that a seat has built', () => {
    const swapped = played(start, build(1, [], [end, big]));
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(rules.view(planned, viewer)).toEqual(rules.view(swapped, viewer));
      const seat = rules.view(planned, viewer).seats[1];
      expect([seat?.built, seat?.cards, seat?.machine.cards, seat?.plan]).toEqual([true, 3, [], undefined]);
      expect(told(start, build(1, [lay(end, 0, 0)]), viewer)).toEqual([{ type: 'built', seat: 1 }]);
    }
    expect(rules.view(planned, 1).seats[1]?.plan?.lay).toHaveLength(2);
  });

  test('then all plans are revealed and the next round begins', () => {
    const state = played(planned, build(0), build(2));
    const seat = rules.view(state, 0).seats[1];
    expect(seat?.machine.cards.map(({ card }) => card)).toEqual([end, corner]);
    expect([seat?.cards, seat?.built, state.round, state.stage.type]).toEqual([1, false, 2, 'deal']);
  });
});
