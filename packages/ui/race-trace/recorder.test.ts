import { makeTrace } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { makeTraceRecorder } from './recorder.ts';

const start = () => {
  const clock: { now: number | undefined } = { now: undefined };
  const recorder = makeTraceRecorder(() => clock.now);
  const move = (at: number, x: number, y: number) => {
    clock.now = at;
    if (recorder.wantsPointer()) recorder.mark('pointer', x, y);
  };
  return { clock, recorder, move };
};

test('records nothing before the picture is painted', () => {
  const { recorder } = start();
  recorder.mark('key');
  expect(recorder.wantsPointer()).toBe(false);
  expect(recorder.take()).toEqual([]);
});

test('records the pointer at most every 50 ms, and only while it moves', () => {
  const { recorder, move } = start();
  for (let at = 0; at <= 200; at += 10) move(at, at, 0);
  for (let at = 210; at <= 900; at += 10) move(at, 201, 1);
  move(950, 500, 500);
  expect(makeTrace(recorder.take())).toBe('0p0.0 50p50.0 100p100.0 150p150.0 200p200.0 950p500.500');
});

test('records everything else as it comes, in whole numbers and in order', () => {
  const { clock, recorder } = start();
  clock.now = 12.6;
  recorder.mark('lift', 2);
  recorder.mark('turn', 2);
  // A clock of low resolution may go back by a little.
  clock.now = 12.1;
  recorder.mark('join', 3);
  expect(makeTrace(recorder.take())).toBe('13u2 13t2 13j3');
  expect(recorder.take()).toEqual([]);
});

test('a long race needs no more memory', () => {
  const { clock, recorder, move } = start();
  for (let i = 0; i < 9_000; i++) move(i * 50, (i * 7) % 1_000, 0);
  clock.now = 450_000;
  recorder.mark('join', 5);
  const marks = recorder.take();
  expect(marks.length).toBeLessThanOrEqual(1_500);
  expect(marks.at(-1)).toEqual({ at: 450_000, kind: 'join', values: [5] });
});
