import type { Duplex } from 'node:stream';
import type { Refusal } from '@sesame/kernel';
import type { ServerMessage } from '@sesame/protocol';
import type { WebSocket } from 'ws';
import { encodeMessage } from '../../lib/server-message.ts';
import { makeFrame } from '../../lib/ws-frame.ts';
import type { Subscriber } from '../../match/broadcaster.ts';
import { type Latency, makeLatencyMeter } from '../../match/race/latency.ts';

/** One open socket and its player. */
export interface Connection {
  readonly player: string;
  readonly name: string;
  /** The group of addresses that it comes from. */
  readonly address: string;
  /** Subscribed matches. */
  readonly matches: Map<string, Subscriber>;
  /** Other subscribed topics. */
  readonly topics: Set<string>;
  /** Whether its socket has closed: nothing may be registered for it any more. */
  isGone(): boolean;
  /** The measured latency, if any. */
  latency(): Latency | undefined;
  /** Starts measuring the latency, for races. */
  startLatencyPings(): void;
  send(message: ServerMessage): void;
  sendFrame(frame: Buffer): void;
  refuse(id: number | null, refusal: Refusal): void;
}

/** Latency pings: a few in quick succession, then at intervals. */
const INITIAL_PING_COUNT = 10;
const INITIAL_PING_INTERVAL_MS = 60;
const PING_INTERVAL_MS = 400;

/** A client that does not read is disconnected when its backlog is too large; it catches up when it reconnects. */
export const makeConnection = (
  { socket, stream }: { readonly socket: WebSocket; readonly stream: Duplex },
  { player, name, address }: Pick<Connection, 'player' | 'name' | 'address'>,
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
  const send = (message: ServerMessage) => sendFrame(makeFrame(encodeMessage(message)));
  return {
    player,
    name,
    address,
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
