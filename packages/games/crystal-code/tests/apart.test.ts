import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import {
  awaited,
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

const DAY = 86_400_000;
const start = opened(3, { apart: true });
const dealt = racing(start, 1000);

describe('XC16: everyone races in their own time', () => {
  test('the deal shows nothing to anyone', () => {
    expect(rules.awaits(start)).toEqual({ seats: [], chance: true });
    expect(rules.awaits(dealt)).toEqual({ seats: [0, 1, 2] });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { tiles, glass, stage } = rules.view(dealt, viewer);
      expect([stage, tiles, glass]).toEqual(['race', undefined, undefined]);
    }
    expect(rules.view(dealt, 0).may).toEqual({ ready: true });
    expect(rules.view(dealt, 0).seats.map(({ race }) => race?.is)).toEqual(['waiting', 'racing', 'racing']);
    expect(rules.race?.shown(dealt, 0)).toBeUndefined();
    expect(refusal(dealt, done(0, rightOf(0), 2000))).toBe('not-racing');
  });

  const open = played(dealt, ready(1, DAY));

  test('ready opens the seat’s own glass', () => {
    expect(rules.view(open, 1).tiles).toEqual(HANDS[1]);
    expect(rules.view(open, 1).glass).toEqual({ shownAt: DAY, endsAt: DAY + 60_000 });
    expect(rules.view(open, 1).may).toEqual({ done: true });
    expect(rules.race?.shown(open, 1)).toBe(DAY);
    expect(rules.race?.shown(open, 0)).toBeUndefined();
    expect(refusal(open, ready(1, DAY + 1))).toBe('already-ready');
    expect(rules.awaits(open)).toEqual({ seats: [0, 1, 2], clock: { at: DAY + 60_000, move: { type: 'empty' } } });
  });

  test('nobody else sees that a glass is open', () => {
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(rules.view(open, viewer)).toEqual(rules.view(dealt, viewer));
      expect(told(dealt, ready(1, DAY), viewer)).toEqual([]);
    }
  });

  test('nobody else sees how and when a race ended', () => {
    const ends = [
      played(open, done(1, rightOf(1), DAY + 5000)),
      played(open, done(1, wrongOf(1), DAY + 9000)),
      played(open, giveUp(1, DAY + 2000)),
      played(open, does('clock', { type: 'empty' }, DAY + 60_000)),
    ];
    for (const viewer of [0, 2, 'spectator'] as const) {
      const views = new Set(ends.map((state) => JSON.stringify(rules.view(state, viewer))));
      expect(views.size).toBe(1);
      expect(told(open, done(1, rightOf(1), DAY + 5000), viewer)).toEqual([{ type: 'through', seat: 1 }]);
    }
    expect(ends.map((state) => rules.view(state, 1).seats[1]?.race?.is)).toEqual(['done', 'done', 'gave-up', 'late']);
    for (const state of ends) expect(awaited(state)).toEqual([0, 2]);
  });

  test('every seat has its own glass', () => {
    const two = played(open, ready(0, DAY + 10_000));
    const late = played(two, does('clock', { type: 'empty' }, DAY + 60_000));
    expect(awaited(late)).toEqual([0, 2]);
    expect(rules.awaits(late).clock?.at).toBe(DAY + 70_000);
    expect(refusal(late, done(1, rightOf(1), DAY + 60_001))).toBe('too-late');
    expect(refusal(late, done(0, rightOf(0), DAY + 69_999))).toBeUndefined();
    expect(awaited(played(two, does('clock', { type: 'empty' }, DAY + 70_000)))).toEqual([2]);
  });

  test('the order is by own time, and the race is over when all have finished', () => {
    const state = played(
      dealt,
      ready(0, 2000),
      done(0, rightOf(0), 42_000),
      ready(1, DAY),
      done(1, rightOf(1), DAY + 5000),
      ready(2, 2 * DAY),
      done(2, rightOf(2), 2 * DAY + 40_000),
    );
    expect(state.stage.type).toBe('build');
    expect(state.history[0]?.finishers.map(({ seat, elapsed }) => [seat, elapsed])).toEqual([
      [1, 5000],
      [0, 40_000],
      [2, 40_000],
    ]);
  });

  test('the next round is dealt at once, and no clock runs before a glass is opened', () => {
    const opening = played(dealt, ready(0), ready(1), ready(2), giveUp(0), giveUp(1), giveUp(2));
    const next = played(opening, ...[0, 1, 2].map((seat) => does(seat, { type: 'build', lay: [] })));
    expect(rules.awaits(next)).toEqual({ seats: [], chance: true });
    expect(rules.awaits(racing(next, DAY)).clock).toBeUndefined();
  });
});

test('XC36: apart, the fallback opens the glass and then gives up', () => {
  expect(rules.fallback(dealt, 2)).toEqual({ type: 'ready' });
  expect(rules.fallback(played(dealt, ready(2)), 2)).toEqual({ type: 'give-up' });
});
