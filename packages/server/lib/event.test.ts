import { expect, test, vi } from 'vitest';
import { makeEvent } from './event.ts';

test('calls every listener in order of registration', () => {
  const event = makeEvent<number>();
  const heard: string[] = [];
  event.listen((value) => heard.push(`a${value}`));
  event.listen((value) => heard.push(`b${value}`));
  event.emit(1);
  event.emit(2);
  expect(heard).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('a listener that throws is reported and does not stop the others', () => {
  const onError = vi.fn();
  const event = makeEvent<string>(onError);
  const last = vi.fn();
  const error = new Error('broken listener');
  event.listen(() => {
    throw error;
  });
  event.listen(last);
  event.emit('value');
  expect(last).toHaveBeenCalledWith('value');
  expect(onError.mock.calls).toEqual([[error]]);
});

test('a listener can leave, even while it is being called', () => {
  const event = makeEvent<number>();
  const first = vi.fn(() => leave());
  const second = vi.fn();
  const leave = event.listen(first);
  event.listen(second);
  event.emit(1);
  event.emit(2);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('one function that listens twice leaves once', () => {
  const event = makeEvent<number>();
  const listener = vi.fn();
  const leave = event.listen(listener);
  event.listen(listener);
  leave();
  event.emit(1);
  expect(listener).toHaveBeenCalledTimes(1);
});
