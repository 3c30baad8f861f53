import { expect, test } from 'vitest';
import { makeTimetable, seenAt } from './timetable.ts';

type Event = { readonly type: 'flip' } | { readonly type: 'walk'; readonly steps: number };

const timingOf = makeTimetable<Event>({
  flip: { reveal: 500, hold: 1000 },
  walk: ({ steps }) => ({ reveal: steps * 100, hold: 0 }),
});
const flip = { to: 'all', event: { type: 'flip' } } as const;
const walkTo = (...seats: number[]) => ({ to: seats, event: { type: 'walk', steps: 3 } });

test('a timing is fixed, computed from the event, or zero for unknown kinds', () => {
  expect(timingOf({ type: 'flip' })).toEqual({ reveal: 500, hold: 1000 });
  expect(timingOf({ type: 'walk', steps: 4 })).toEqual({ reveal: 400, hold: 0 });
  expect(timingOf({ type: 'else' })).toEqual({ reveal: 0, hold: 0 });
});

test('inputs are seen one after the other, and none before it is made', () => {
  const inputs = [
    { at: 1000, events: [flip] },
    { at: 1200, events: [flip] },
    { at: 9000, events: [flip] },
  ];
  expect(seenAt(inputs.slice(0, 2), [0], timingOf)).toBe(4000);
  expect(seenAt(inputs, [0], timingOf)).toBe(10_500);
});

test('only events that a person sees take time', () => {
  expect(seenAt([{ at: 0, events: [walkTo(1)] }], [0], timingOf)).toBe(0);
  expect(seenAt([{ at: 0, events: [walkTo(1, 0)] }], [0], timingOf)).toBe(300);
});
