import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * Heartbeat of all sockets: notices lines that go dead without a close frame. A socket that has not answered the last
 * ping is silent, so its player counts as away; it stays open, as a slow phone may still answer, and is closed later.
 */
export interface Heartbeat {
  /** Watches a socket until it closes. `onSilent` and `onHeard` alternate. */
  add(socket: WebSocket, stream: Duplex, listener: HeartbeatListener): void;
  stop(): void;
}

export interface HeartbeatListener {
  onSilent(): void;
  onHeard(): void;
}

/** A line is found dead within two intervals. */
const PING_INTERVAL_MS = 2_000;
/** A silent socket is closed after this many pings. */
const MAX_UNANSWERED_PINGS = 10;
/** A tick as late as this follows a stall of this process, in which it read nothing: nobody is judged by it. */
const MAX_TICK_DELAY_MS = 500;

interface Pulse {
  readonly listener: HeartbeatListener;
  unanswered: number;
}

export const makeHeartbeat = (clock: () => number = () => performance.now()): Heartbeat => {
  const pulses = new Map<WebSocket, Pulse>();
  let tickedAt = clock();

  const ping = (socket: WebSocket, pulse: Pulse) => {
    if (pulse.unanswered === 1) pulse.listener.onSilent();
    if (pulse.unanswered >= MAX_UNANSWERED_PINGS) return socket.terminate();
    pulse.unanswered += 1;
    if (socket.readyState === socket.OPEN) socket.ping();
  };
  const timer = setInterval(() => {
    const isLate = clock() - tickedAt > PING_INTERVAL_MS + MAX_TICK_DELAY_MS;
    tickedAt = clock();
    if (isLate) return;
    for (const [socket, pulse] of pulses) ping(socket, pulse);
  }, PING_INTERVAL_MS).unref();

  return {
    add: (socket, stream, listener) => {
      const pulse: Pulse = { listener, unanswered: 0 };
      pulses.set(socket, pulse);
      // Anything that arrives is a sign of life, not only pongs.
      stream.on('data', () => {
        const wasSilent = pulse.unanswered > 1;
        pulse.unanswered = 0;
        if (wasSilent && pulses.has(socket)) listener.onHeard();
      });
      socket.once('close', () => pulses.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
};
