import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { makeHeartbeat } from './heartbeat.ts';

/** A socket on a line with a delay. It answers pings while it is alive. */
const openLine = () => {
  const stream = new EventEmitter();
  const line = { isAlive: true, roundTripMs: 20, isClosed: false };
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    ping: () => {
      setTimeout(() => line.isAlive && stream.emit('data'), line.roundTripMs);
    },
    terminate: () => {
      line.isClosed = true;
      socket.emit('close');
    },
  });
  return { line, socket: socket as unknown as WebSocket, stream: stream as unknown as Duplex };
};

const watch = () => {
  const heartbeat = makeHeartbeat(() => Date.now());
  const { line, socket, stream } = openLine();
  const heard: string[] = [];
  heartbeat.add(socket, stream, { onSilent: () => heard.push('silent'), onHeard: () => heard.push('heard') });
  return { line, heard, heartbeat };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([0, 500, 1_000, 1_500, 1_999, 2_021])('a line that dies after %i ms is silent within 4.1 s', (after) => {
  const { line, heard } = watch();
  vi.advanceTimersByTime(10_000 + after);
  expect(heard).toEqual([]);
  line.isAlive = false;
  vi.advanceTimersByTime(4_100);
  expect(heard).toEqual(['silent']);
  expect(line.isClosed).toBe(false);
});

test('a dead line is closed later', () => {
  const { line, heard } = watch();
  line.isAlive = false;
  vi.advanceTimersByTime(30_000);
  expect(line.isClosed).toBe(true);
  expect(heard).toEqual(['silent']);
});

test('a line that comes back is heard, once', () => {
  const { line, heard } = watch();
  line.isAlive = false;
  vi.advanceTimersByTime(8_000);
  line.isAlive = true;
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['silent', 'heard']);
  expect(line.isClosed).toBe(false);
});

test('a slow line is never silent', () => {
  const { line, heard } = watch();
  line.roundTripMs = 1_900;
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
});

test('nobody is silent because this process was', () => {
  const { line, heard } = watch();
  // The answer to the next ping waits in the buffer while the process stalls, and is read after the late tick.
  line.roundTripMs = 2_100;
  vi.advanceTimersByTime(2_000);
  line.roundTripMs = 20;
  vi.setSystemTime(Date.now() + 6_000);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
});
