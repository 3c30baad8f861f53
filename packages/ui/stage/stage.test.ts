import type { EventTiming } from '@sesame/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATCH_UP_MS, makeStage, type StageUpdate } from './stage.ts';

const TIMINGS: Readonly<Record<string, EventTiming>> = {
  flip: { reveal: 1000, hold: 500 },
  summary: { reveal: 3000, hold: 0, isText: true },
  note: { reveal: 0, hold: 300 },
  quiet: { reveal: 0, hold: 0 },
};
const timingOf = (event: unknown) => TIMINGS[String(event)] ?? { reveal: 0, hold: 0 };

const open = (options = {}) => makeStage('start', { timingOf, tempo: 1, isReduced: false, ...options });
const update = (state: string, events: readonly string[], rest: Partial<StageUpdate<string>> = {}) => ({
  state,
  events,
  ...rest,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('order', () => {
  test('a state is shown only after its events were revealed', () => {
    const stage = open();
    stage.receive(update('one', ['flip']));
    expect(stage.scene()).toMatchObject({ state: 'start', moment: { event: 'flip', ms: 1000 }, isBehind: true });
    vi.advanceTimersByTime(999);
    expect(stage.scene().state).toBe('start');
    vi.advanceTimersByTime(1);
    expect(stage.scene()).toMatchObject({ state: 'one', events: ['flip'], moment: undefined, isBehind: false });
  });

  test('the result stays in sight before the next event', () => {
    const stage = open();
    stage.receive(update('one', ['flip']));
    stage.receive(update('two', ['flip']));
    vi.advanceTimersByTime(1000);
    expect(stage.scene()).toMatchObject({ state: 'one', moment: undefined, isBehind: true });
    vi.advanceTimersByTime(500);
    expect(stage.scene()).toMatchObject({ state: 'one', moment: { event: 'flip' } });
    vi.advanceTimersByTime(1000);
    expect(stage.scene().state).toBe('two');
  });

  test('the events of one update are revealed one after the other', () => {
    const stage = open();
    stage.receive(update('one', ['flip', 'note', 'flip']));
    expect(stage.scene().revealed).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(stage.scene()).toMatchObject({ state: 'start', revealed: 2, moment: { event: 'flip' } });
    vi.advanceTimersByTime(1000);
    expect(stage.scene()).toMatchObject({ state: 'one', events: ['flip', 'note', 'flip'] });
  });

  test('an event without a reveal is shown at once', () => {
    const stage = open();
    stage.receive(update('one', ['quiet']));
    expect(stage.scene()).toMatchObject({ state: 'one', isBehind: false });
  });

  test('an update without events waits for its turn and keeps the events of the last one', () => {
    const stage = open();
    stage.receive(update('one', ['flip']));
    stage.receive(update('one, 3 spectators', []));
    vi.advanceTimersByTime(1000);
    const { events } = stage.scene();
    vi.advanceTimersByTime(500);
    expect(stage.scene().state).toBe('one, 3 spectators');
    expect(stage.scene().events).toBe(events);
  });

  test('an update without events does not wait until a result was in sight long enough', () => {
    const stage = open();
    stage.receive(update('one', ['note']));
    stage.receive(update('one, with an undo', []));
    expect(stage.scene()).toMatchObject({ state: 'one, with an undo', events: ['note'], isBehind: false });
    stage.receive(update('two', ['flip']));
    expect(stage.scene()).toMatchObject({ state: 'one, with an undo', moment: undefined });
    vi.advanceTimersByTime(300);
    expect(stage.scene().moment).toMatchObject({ event: 'flip' });
  });

  test('an own move does not wait until the result of an earlier one was in sight long enough', () => {
    const stage = open();
    stage.receive(update('one', ['note']));
    stage.receive(update('two', ['flip'], { isOwn: true }));
    expect(stage.scene()).toMatchObject({ state: 'one', moment: { event: 'flip' } });
  });

  test('an own move does not overtake a reveal', () => {
    const stage = open();
    stage.receive(update('one', ['flip']));
    stage.receive(update('two', ['note'], { isOwn: true }));
    expect(stage.scene().state).toBe('start');
  });
});

describe('skipping', () => {
  test('shows the newest state with everything that led to it', () => {
    const stage = open();
    stage.receive(update('one', ['flip']));
    stage.receive(update('two', ['note']));
    stage.skip();
    expect(stage.scene()).toMatchObject({ state: 'two', events: ['flip', 'note'], moment: undefined, isBehind: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('changes nothing when nothing is pending', () => {
    const stage = open();
    stage.receive(update('one', ['note']));
    const before = stage.scene();
    stage.skip();
    expect(stage.scene()).toBe(before);
  });

  test('an urgent update, such as a race, is shown at once', () => {
    const stage = open();
    stage.receive(update('one', ['flip']));
    stage.receive(update('race', ['quiet'], { isUrgent: true }));
    expect(stage.scene()).toMatchObject({ state: 'race', events: ['quiet'], isBehind: false });
  });
});

describe('catching up', () => {
  test('a viewer on the clock sees the newest state within the limit, and every event on the way', () => {
    const stage = open();
    const seen: string[] = [];
    stage.subscribe(() => seen.push(stage.scene().state));
    stage.receive(update('one', ['flip']));
    vi.advanceTimersByTime(500);
    for (const state of ['two', 'three', 'four']) stage.receive(update(state, ['flip', 'flip']));
    stage.receive(update('five', ['flip'], { isOnClock: true }));
    vi.advanceTimersByTime(CATCH_UP_MS);
    expect(stage.scene()).toMatchObject({ state: 'five', isBehind: false });
    expect(seen).toContain('three');
  });

  test('without a clock nothing is hurried', () => {
    const stage = open();
    for (const state of ['one', 'two', 'three']) stage.receive(update(state, ['flip']));
    vi.advanceTimersByTime(CATCH_UP_MS);
    expect(stage.scene()).toMatchObject({ state: 'one', isBehind: true });
  });

  test('a short event keeps its length', () => {
    const stage = open();
    stage.receive(update('one', ['flip'], { isOnClock: true }));
    expect(stage.scene().moment?.ms).toBe(1000);
  });
});

describe('speed', () => {
  test('stretches and shortens every time', () => {
    const stage = open({ tempo: 0.5 });
    stage.receive(update('one', ['flip']));
    expect(stage.scene().moment?.ms).toBe(500);
  });

  test('off shows everything at once', () => {
    const stage = open({ tempo: 0 });
    stage.receive(update('one', ['flip', 'note']));
    expect(stage.scene()).toMatchObject({ state: 'one', events: ['flip', 'note'], isBehind: false });
  });

  test('turned off in mid-moment shows the newest state', () => {
    const stage = open();
    stage.receive(update('one', ['flip']));
    stage.configure({ timingOf, tempo: 0, isReduced: false });
    expect(stage.scene()).toMatchObject({ state: 'one', isBehind: false });
  });

  test('with reduced motion a moment is a short beat', () => {
    const stage = open({ isReduced: true });
    stage.receive(update('one', ['flip']));
    expect(stage.scene().moment?.ms).toBe(400);
  });

  test('what is shown to be read keeps its length with reduced motion', () => {
    const stage = open({ isReduced: true });
    stage.receive(update('one', ['summary']));
    expect(stage.scene().moment?.ms).toBe(3000);
  });
});
