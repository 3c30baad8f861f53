import type { Duplex } from 'node:stream';
import type { Refusal } from '@sesame/kernel';
import type { ServerMessage } from '@sesame/protocol';
import type { WebSocket } from 'ws';
import { makeFrame } from '../../lib/ws-frame.ts';
import type { Watcher } from '../../match/broadcaster.ts';
import { makeTripMeter, type Trip } from '../../match/race/latency.ts';

/** One open socket and who is behind it. */
export interface Visitor {
  readonly player: string;
  readonly name: string;
  /** Streams of matches that it follows. */
  readonly matches: Map<string, Watcher>;
  /** Other topics that it follows. */
  readonly topics: Set<string>;
  /** Whether its socket has closed: whatever began before that must not be noted for it any more. */
  isGone(): boolean;
  /** How far away it is, as far as that is measured. */
  trip(): Trip | undefined;
  /** Measures it now, and again and again: it races. */
  measure(): void;
  send(message: ServerMessage): void;
  sendFrame(frame: Buffer): void;
  refuse(id: number | null, refusal: Refusal): void;
}

/** Pings of whoever races: a few at once, then every so often. */
const FIRST_PINGS = 10;
const FIRST = 60;
const LATER = 400;

/** A client that does not read is let go when too much waits for it: it will come back and be told what it missed. */
export const makeVisitor = (
  { socket, stream }: { readonly socket: WebSocket; readonly stream: Duplex },
  { player, name }: { player: string; name: string },
  backlog: number,
): Visitor => {
  const sendFrame = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > backlog) socket.terminate();
    else stream.write(frame);
  };
  const meter = makeTripMeter(() => performance.now());
  let pings = 0;
  const ping = () => {
    if (socket.readyState !== socket.OPEN) return;
    socket.ping(meter.ping());
    pings += 1;
    setTimeout(ping, pings < FIRST_PINGS ? FIRST : LATER).unref();
  };
  socket.on('pong', (mark) => meter.pong(String(mark)));
  const send = (message: ServerMessage) => sendFrame(makeFrame(JSON.stringify(message)));
  return {
    player,
    name,
    matches: new Map(),
    topics: new Set(),
    isGone: () => socket.readyState === socket.CLOSED,
    trip: meter.trip,
    measure: () => {
      if (pings === 0) ping();
    },
    send,
    sendFrame,
    refuse: (id, { code, message, until }) =>
      send({ type: 'refused', id, code, message, ...(until !== undefined && { until }) }),
  };
};
