import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import {
  awaited,
  build,
  dealOf,
  dealt,
  does,
  done,
  giveUp,
  HANDS,
  opened,
  played,
  racing,
  ready,
  refusal,
  rightOf,
  told,
  wrongOf,
} from './play.ts';

const start = opened(3);
const down = dealt(start, 50);
const clockOf = (state: typeof start) => rules.awaits(state).clock;
const VIEWERS = [0, 1, 2, 'spectator'] as const;

describe('XC6: deal, ready, reveal', () => {
  test('a round begins with a deal', () => {
    expect(rules.awaits(start)).toEqual({ seats: [], chance: true });
    expect(refusal(start, ready(0))).toBe('chance-first');
    expect(rules.awaits(down)).toEqual({ seats: [0, 1, 2] });
    expect(rules.view(down, 0).may).toEqual({ ready: true });
  });

  test.each(VIEWERS)('no tile is shown to %s before all are ready', (viewer) => {
    const others = does('chance', { type: 'deal', hands: HANDS.toReversed().slice(0, 3) }, 50);
    const elsewhere = played(start, others);
    expect(told(start, others, viewer)).toEqual([]);
    expect(told(down, ready(0, 100), viewer)).toEqual([{ type: 'ready', seat: 0 }]);
    for (const before of [[], [ready(0, 100)], [ready(0, 100), ready(2, 200)]]) {
      const [here, there] = [played(down, ...before), played(elsewhere, ...before)];
      expect(rules.view(here, viewer)).toEqual(rules.view(there, viewer));
      expect(rules.view(here, viewer)).not.toHaveProperty('tiles');
      expect(rules.view(here, viewer)).not.toHaveProperty('glass');
    }
  });

  test('the race waits until all are ready', () => {
    const state = played(down, ready(0, 100), ready(2, 200));
    expect(state.stage.type).toBe('ready');
    expect(awaited(state)).toEqual([1]);
    for (const seat of [0, 1, 2]) expect(rules.race?.shown(state, seat)).toBeUndefined();
  });

  test('all see their own tiles at the instant the last seat is ready', () => {
    const waiting = played(down, ready(0, 100), ready(2, 200));
    const state = played(waiting, ready(1, 5000));
    for (const seat of [0, 1, 2]) {
      const view = rules.view(state, seat);
      expect(view.tiles).toEqual(HANDS[seat]);
      expect(view.glass).toEqual({ shownAt: 5000, endsAt: 65_000 });
      expect(view.may).toEqual({ done: true });
      expect(rules.race?.shown(state, seat)).toBe(5000);
      expect(told(waiting, ready(1, 5000), seat)).toEqual([
        { type: 'ready', seat: 1 },
        { type: 'race', endsAt: 65_000 },
        { type: 'shown', tiles: HANDS[seat], endsAt: 65_000 },
      ]);
    }
    expect(rules.view(state, 'spectator').tiles).toBeUndefined();
    expect(rules.view(state, 'spectator').glass).toEqual({ shownAt: 5000, endsAt: 65_000 });
    expect(told(waiting, ready(1, 5000)).map(({ type }) => type)).toEqual(['ready', 'race']);
  });

  test('a seat cannot be ready twice', () => {
    expect(refusal(played(down, ready(0)), ready(0))).toBe('already-ready');
    expect(refusal(racing(start), ready(0))).toBe('already-ready');
    expect(refusal(racedBy([0, 1, 2]), ready(0))).toBe('not-now');
  });

  test('the glass runs for the configured time', () => {
    expect(clockOf(racing(opened(2, { glass: 30 }), 1000))).toEqual({ at: 31_000, move: { type: 'empty' } });
  });

  test.each([
    ['a seat too few', HANDS.slice(0, 2)],
    ['a seat too many', HANDS],
    ['a tile too few', [...HANDS.slice(0, 2), [10, 11, 12, 13]]],
    ['a duplicate tile', [...HANDS.slice(0, 2), [10, 11, 12, 13, 0]]],
  ])('refuses a deal with %s', (_, hands) => {
    expect(refusal(start, does('chance', { type: 'deal', hands }))).toBe('wrong-deal');
  });

  test('one deal per round, and no shuffle in its place', () => {
    expect(refusal(down, does('chance', dealOf(3)))).toBe('no-chance');
    expect(refusal(racing(start), does('chance', dealOf(3)))).toBe('no-chance');
    expect(refusal(start, does('chance', { type: 'shuffle', cards: [] }))).toBe('no-chance');
  });
});

const racedBy = (seats: readonly number[]) =>
  played(racing(start), ...seats.map((seat) => done(seat, rightOf(seat), 1000)));

describe('XC10, XC11: done', () => {
  const race = racing(start, 1000);

  test('anything but a row of the seat’s own tiles is refused at no cost', () => {
    expect(refusal(race, done(0, rightOf(1), 2000))).toBe('no-row');
    expect(refusal(race, done(0, rightOf(0), 3000))).toBeUndefined();
  });

  test('all see who is done, but not whether the chain is right', () => {
    const [right, wrong] = [rightOf(1), wrongOf(1)].map((chain) => played(race, done(1, chain, 4500)));
    if (right === undefined || wrong === undefined) throw new Error('two races');
    expect(rules.view(right, 0).seats[1]?.race).toEqual({ is: 'done', elapsed: 3500 });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(rules.view(right, viewer)).toEqual(rules.view(wrong, viewer));
      expect(told(race, done(1, rightOf(1), 4500), viewer)).toEqual(told(race, done(1, wrongOf(1), 4500), viewer));
    }
    expect(rules.view(right, 1).seats[1]?.race).toEqual({ is: 'done', elapsed: 3500, chain: rightOf(1) });
  });

  test('a chain cannot be taken back', () => {
    const state = played(race, done(0, wrongOf(0), 2000));
    expect(refusal(state, done(0, rightOf(0), 3000))).toBe('through');
    expect(refusal(state, giveUp(0, 3000))).toBe('through');
    expect(rules.race?.shown(state, 0)).toBeUndefined();
    expect(rules.race?.shown(state, 1)).toBe(1000);
  });

  test('the others go on', () => {
    const state = played(race, done(0, rightOf(0), 2000));
    expect(awaited(state)).toEqual([1, 2]);
    expect(state.stage.type).toBe('race');
  });

  test('the order is by time; ties go to the earlier claim', () => {
    const state = played(race, done(2, rightOf(2), 3000), done(0, rightOf(0), 3000), done(1, rightOf(1), 3001));
    expect(state.history[0]?.finishers.map(({ seat, elapsed }) => [seat, elapsed])).toEqual([
      [2, 2000],
      [0, 2000],
      [1, 2001],
    ]);
  });

  test('only "Done!" is a claim of the race', () => {
    expect(rules.race?.isClaim({ type: 'done', chain: rightOf(0) })).toBe(true);
    expect(rules.race?.isClaim({ type: 'give-up' })).toBe(false);
  });
});

test('XC12: giving up is public and cannot be taken back', () => {
  const state = played(racing(start), giveUp(1, 800));
  expect(rules.view(state, 0).seats[1]?.race).toEqual({ is: 'gave-up', elapsed: 800 });
  expect(refusal(state, done(1, rightOf(1), 900))).toBe('through');
  expect(awaited(state)).toEqual([0, 2]);
});

describe('XC13: the end of a race', () => {
  const race = racing(start, 1000);

  test('ends when all are done or have given up', () => {
    const state = played(race, done(0, rightOf(0), 2000), giveUp(1, 2500), done(2, wrongOf(2), 3000));
    expect(state.stage.type).toBe('build');
    expect(clockOf(state)).toBeUndefined();
  });

  test('ends when the glass is empty', () => {
    const one = played(race, done(0, rightOf(0), 2000));
    expect(clockOf(one)).toEqual({ at: 61_000, move: { type: 'empty' } });
    expect(refusal(one, does('clock', { type: 'empty' }, 60_999))).toBe('too-early');
    const state = played(one, does('clock', { type: 'empty' }, 61_000));
    expect(state.stage.type).toBe('build');
    expect(state.history[0]?.finishers.map(({ seat }) => seat)).toEqual([0]);
    expect(state.history[0]?.raced[1]).toEqual({ tiles: HANDS[1], shownAt: 1000 });
  });

  test('a claim at the instant the glass is empty is too late', () => {
    expect(refusal(race, done(0, rightOf(0), 60_999))).toBeUndefined();
    expect(refusal(race, done(0, rightOf(0), 61_000))).toBe('too-late');
    expect(refusal(race, giveUp(0, 61_000))).toBe('too-late');
    expect(refusal(racedBy([0, 1, 2]), done(0, rightOf(0), 2000))).toBe('too-late');
  });

  test('nothing can be claimed before a race', () => {
    expect(refusal(down, done(0, rightOf(0), 60))).toBe('not-racing');
    expect(refusal(down, giveUp(0, 60))).toBe('not-racing');
    expect(refusal(race, build(0))).toBe('not-building');
  });
});

describe('XC15: nobody can hold up a race', () => {
  test('the clock starts it 30 seconds after the first seat is ready', () => {
    expect(clockOf(down)).toBeUndefined();
    const one = played(down, ready(1, 5000));
    expect(clockOf(one)).toEqual({ at: 35_000, move: { type: 'start' } });
    expect(rules.view(one, 0).startsAt).toBe(35_000);
    expect(clockOf(played(one, ready(0, 9000)))?.at).toBe(35_000);
    expect(refusal(one, does('clock', { type: 'start' }, 34_999))).toBe('too-early');
  });

  test('a seat takes it back; without anyone ready, nothing starts by itself', () => {
    const notReady = (seat: number, at: number) => does(seat, { type: 'not-ready' }, at);
    const two = played(down, ready(0, 5000), ready(1, 6000));
    expect(rules.view(two, 1).may).toEqual({ notReady: true });
    const one = played(two, notReady(1, 7000));
    expect(told(two, notReady(1, 7000))).toEqual([{ type: 'not-ready', seat: 1 }]);
    expect(clockOf(one)?.at).toBe(35_000);
    expect(rules.view(one, 1).may).toEqual({ ready: true });
    expect(clockOf(played(one, notReady(0, 8000)))).toBeUndefined();
    expect(refusal(one, notReady(1, 8000))).toBe('not-now');
    expect(refusal(racing(start), notReady(1, 8000))).toBe('not-now');
  });

  test('all see their tiles at that instant, ready or not', () => {
    const one = played(down, ready(1, 5000));
    const starts = does('clock', { type: 'start' }, 35_020);
    const race = played(one, starts);
    expect(awaited(race)).toEqual([0, 1, 2]);
    expect(clockOf(race)).toEqual({ at: 95_020, move: { type: 'empty' } });
    for (const seat of [0, 1, 2]) {
      expect(rules.view(race, seat).tiles).toEqual(HANDS[seat]);
      expect(rules.race?.shown(race, seat)).toBe(35_020);
      expect(told(one, starts, seat)).toEqual([
        { type: 'race', endsAt: 95_020 },
        { type: 'shown', tiles: HANDS[seat], endsAt: 95_020 },
      ]);
    }
    expect(told(one, starts)).toEqual([{ type: 'race', endsAt: 95_020 }]);
  });
});

describe('XC38: clock moves', () => {
  test('the clock plays only what is due', () => {
    expect(refusal(start, does('clock', { type: 'start' }))).toBe('not-for-the-clock');
    expect(refusal(down, does('clock', { type: 'start' }, 90_000))).toBe('not-for-the-clock');
    expect(refusal(racing(start), does('clock', { type: 'start' }, 90_000))).toBe('not-for-the-clock');
    expect(refusal(racing(start), does('clock', { type: 'give-up' }, 90_000))).toBe('not-for-the-clock');
  });
  test('seats and chance cannot play clock moves', () => {
    expect(refusal(down, does(0, { type: 'start' }))).toBe('only-the-clock');
    expect(refusal(racing(start), does(0, { type: 'empty' }, 90_000))).toBe('only-the-clock');
    expect(refusal(start, does('chance', { type: 'ready' }))).toBe('not-for-chance');
    expect(refusal(down, does(0, dealOf(3)))).toBe('only-chance');
    expect(refusal(start, does(7, { type: 'ready' }))).toBe('no-such-seat');
  });
});

test('XC35: after a race all tiles, chains and times are public', () => {
  const state = racedBy([2, 0, 1]);
  for (const viewer of VIEWERS) {
    const [round] = rules.view(state, viewer).history;
    expect(round?.raced.map(({ tiles, chain, elapsed }) => ({ tiles, chain, elapsed }))).toEqual(
      [0, 1, 2].map((seat) => ({ tiles: HANDS[seat], chain: rightOf(seat), elapsed: 1000 })),
    );
  }
});
