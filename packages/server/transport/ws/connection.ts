import type { Duplex } from 'node:stream';
import type { Refusal } from '@sesame/kernel';
import type { ServerMessage } from '@sesame/protocol';
import type { WebSocket } from 'ws';
import { makeFrame } from '../../lib/ws-frame.ts';
import type { Subscriber } from '../../match/broadcaster.ts';
import { type Latency, makeLatencyMeter } from '../../match/race/latency.ts';

/** One open socket and who is behind it. */
export interface Connection {
  readonly player: string;
  readonly name: string;
  /** Streams of matches that it follows. */
  readonly matches: Map<string, Subscriber>;
  /** Other topics that it follows. */
  readonly topics: Set<string>;
  /** Whether its socket has closed: whatever began before that must not be noted for it any more. */
  isGone(): boolean;
  /** How far away it is, as far as that is measured. */
  latency(): Latency | undefined;
  /** Measures it now, and again and again: it races. */
  startLatencyPings(): void;
  send(message: ServerMessage): void;
  sendFrame(frame: Buffer): void;
  refuse(id: number | null, refusal: Refusal): void;
}

/** Pings of whoever races: a few at once, then every so often. */
const INITIAL_PING_COUNT = 10;
const INITIAL_PING_INTERVAL_MS = 60;
const PING_INTERVAL_MS = 400;

/** A client that does not read is let go when too much waits for it: it will come back and be told what it missed. */
export const makeConnection = (
  { socket, stream }: { readonly socket: WebSocket; readonly stream: Duplex },
  { player, name }: { player: string; name: string },
  backlog: number,
): Connection => {
  const sendFrame = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > backlog) socket.terminate();
    else stream.write(frame);
  };
  const meter = makeLatencyMeter(() => performance.now());
  let pings = 0;
  const ping = () => {
    if (socket.readyState !== socket.OPEN) return;
    socket.ping(meter.ping());
    pings += 1;
    setTimeout(ping, pings < INITIAL_PING_COUNT ? INITIAL_PING_INTERVAL_MS : PING_INTERVAL_MS).unref();
  };
  socket.on('pong', (mark) => meter.pong(String(mark)));
  const send = (message: ServerMessage) => sendFrame(makeFrame(JSON.stringify(message)));
  return {
    player,
    name,
    matches: new Map(),
    topics: new Set(),
    isGone: () => socket.readyState === socket.CLOSED,
    latency: meter.latency,
    startLatencyPings: () => {
      if (pings === 0) ping();
    },
    send,
    sendFrame,
    refuse: (id, { code, message, until }) =>
      send({ type: 'refused', id, code, message, ...(until !== undefined && { until }) }),
  };
};
