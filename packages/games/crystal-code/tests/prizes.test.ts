import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prizesOf } from '../rules/index.ts';
import { atRound, builtByFallback, done, giveUp, opened, played, racing, rightOf, wonBy, wrongOf } from './play.ts';

const crystals = (stakes: Parameters<typeof prizesOf>[0]) => prizesOf(stakes).map((prize) => prize.crystals);
const cards = (stakes: Parameters<typeof prizesOf>[0]) => prizesOf(stakes).map((prize) => prize.cards);

describe('XC17: two crystals and two cards for the winner, one of each for the other finishers', () => {
  const table = [2, 3, 4].flatMap((seats) =>
    Array.from({ length: seats + 1 }, (_, finishers) => ({ seats, finishers })),
  );

  test.each(table)('$finishers of $seats finish', ({ seats, finishers }) => {
    const state = wonBy(opened(seats), ...[3, 2, 1, 0].filter((seat) => seat < finishers));
    const expected = [2, 1, 1, 1].slice(0, finishers);
    const [round] = state.history;
    expect(round?.finishers.map(({ seat }) => seat)).toEqual([3, 2, 1, 0].filter((seat) => seat < finishers));
    expect(round?.finishers.map((one) => one.crystals)).toEqual(expected);
    expect(round?.finishers.map((one) => one.cards)).toEqual(expected);
    const paid = expected.reduce((sum, one) => sum + one, 0);
    // XC18: the rest goes to the final room.
    expect(round?.toFinal).toBe(seats + 1 - paid);
    expect(state.rooms).toEqual([0, ...Array.from({ length: 6 }, () => seats + 1), 2 * (seats + 1) - paid]);
    for (const [seat, workshop] of state.seats.entries()) {
      const won = seat >= finishers ? 0 : seat === finishers - 1 ? 2 : 1;
      expect([workshop.crystals, workshop.hand.length]).toEqual([won, 3 + won]);
    }
  });
});

describe('XC18: nobody wins', () => {
  test('a small room’s crystals go to the final room', () => {
    const { rooms } = wonBy(atRound(opened(3), 4), ...[]);
    expect([rooms[3], rooms[7]]).toEqual([0, 8]);
  });
  test.each([8, 9])('round %i: crystals stay in the final room', (round) => {
    const { rooms, removed } = wonBy(atRound(opened(3), round, 9));
    expect([rooms[7], removed]).toEqual([9, 0]);
  });
});

describe('XC19: the final', () => {
  const afterEight = (winner: number) => builtByFallback(wonBy(atRound(opened(3), 8, 9), winner, 2));

  test('round 8 pays as usual and the rest stays in the final room', () => {
    const state = wonBy(atRound(opened(3), 8, 9), 0, 2);
    expect(state.rooms[7]).toBe(6);
    expect(state.history[0]?.sweep).toBe(false);
  });

  test('the winner of both takes all remaining crystals and as many cards, after the others have drawn', () => {
    const before = afterEight(0);
    const state = wonBy(before, 0, 1);
    expect(state.seats[1]?.hand.at(-1)).toBe(before.pile[0]);
    expect(state.seats[0]?.hand.slice(-5)).toEqual(before.pile.slice(1, 6));
    expect(state.history[1]?.finishers).toEqual([
      { seat: 0, elapsed: 1000, crystals: 5, cards: 5 },
      { seat: 1, elapsed: 2000, crystals: 1, cards: 1 },
    ]);
    expect(state.history[1]?.sweep).toBe(true);
    expect([state.rooms[7], state.removed]).toEqual([0, 0]);
  });

  test('another winner in round 9 is paid as usual and the rest leaves the game', () => {
    const state = wonBy(afterEight(0), 1, 0, 2);
    expect(state.history[1]?.finishers.map((one) => one.crystals)).toEqual([2, 1, 1]);
    expect(state.history[1]?.sweep).toBe(false);
    expect([state.rooms[7], state.removed]).toEqual([0, 2]);
  });

  test('there is no sweep in round 9 if nobody won round 8', () => {
    const state = wonBy(builtByFallback(wonBy(atRound(opened(2), 8, 9))), 0, 1);
    expect(state.history[1]?.finishers.map((one) => one.crystals)).toEqual([2, 1]);
    expect(state.removed).toBe(6);
  });

  test('there is no sweep in other rounds', () => {
    const state = wonBy(builtByFallback(wonBy(atRound(opened(2), 7), 0)), 0);
    expect(state.history.map(({ sweep }) => sweep)).toEqual([false, false]);
    expect(state.history[1]?.finishers[0]?.crystals).toBe(2);
  });
});

describe('XC20: scarce crystals are taken one by one, the winner first', () => {
  test.each([
    { room: 5, finishers: 4, usual: [2, 1, 1, 1] },
    { room: 4, finishers: 4, usual: [1, 1, 1, 1] },
    { room: 3, finishers: 4, usual: [1, 1, 1, 0] },
    { room: 1, finishers: 4, usual: [1, 0, 0, 0] },
    { room: 0, finishers: 4, usual: [0, 0, 0, 0] },
    { room: 2, finishers: 2, usual: [1, 1] },
    { room: 1, finishers: 1, usual: [1] },
  ])('$room for $finishers', ({ room, finishers, usual }) => {
    const stakes = { crystals: room, finishers };
    expect(crystals({ ...stakes, sweep: false })).toEqual(usual);
    expect(crystals({ ...stakes, sweep: true })).toEqual(usual);
  });

  test('cards do not run short; a sweep draws as many cards as crystals, at least two', () => {
    expect(cards({ crystals: 2, finishers: 3, sweep: false })).toEqual([2, 1, 1]);
    expect(cards({ crystals: 0, finishers: 3, sweep: false })).toEqual([2, 1, 1]);
    expect(cards({ crystals: 2, finishers: 3, sweep: true })).toEqual([2, 1, 1]);
    expect(cards({ crystals: 0, finishers: 3, sweep: true })).toEqual([2, 1, 1]);
    expect(cards({ crystals: 9, finishers: 3, sweep: true })).toEqual([7, 1, 1]);
  });

  test('applies in the last round', () => {
    const state = wonBy(atRound(opened(3), 9, 2), 1, 2, 0);
    expect(state.history[0]?.finishers.map((one) => [one.seat, one.crystals])).toEqual([
      [1, 1],
      [2, 1],
      [0, 0],
    ]);
    expect([state.rooms[7], state.removed]).toEqual([0, 0]);
  });
});

test('XC17, XC19, XC20: prizes never exceed the room; a sweep leaves nothing; only the winner gets two', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(4), fc.boolean(), (room, finishers, sweep) => {
      const taken = crystals({ crystals: room, finishers, sweep });
      const sum = taken.reduce((all, one) => all + one, 0);
      expect(sum).toBeLessThanOrEqual(room);
      if (sweep && finishers > 0) expect(sum).toBe(room);
      expect(taken.slice(1).every((one) => one <= 1)).toBe(true);
      expect(taken.every((one, place) => place === 0 || one <= (taken[place - 1] ?? 0))).toBe(true);
    }),
  );
});

describe('XC11: wrong chains are found at the end of the race', () => {
  test('a wrong chain wins nothing, and the next right one wins', () => {
    const start = racing(opened(3));
    const state = played(start, done(0, wrongOf(0), 500), done(2, rightOf(2), 900), giveUp(1, 950));
    expect(state.history[0]?.finishers).toEqual([{ seat: 2, elapsed: 900, crystals: 2, cards: 2 }]);
    expect(state.history[0]?.raced.map(({ right, elapsed }) => [right, elapsed])).toEqual([
      [false, 500],
      [undefined, 950],
      [true, 900],
    ]);
    expect(state.seats.map((seat) => seat.crystals)).toEqual([0, 0, 2]);
    expect(state.rooms[7]).toBe(4 + 2);
  });

  test('nobody wins if all chains are wrong', () => {
    const state = played(racing(opened(2)), done(0, wrongOf(0), 500), done(1, wrongOf(1), 900));
    expect(state.history[0]?.finishers).toEqual([]);
    expect(state.rooms[7]).toBe(6);
  });
});
