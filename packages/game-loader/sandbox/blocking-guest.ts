import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { BridgeMessage, BridgeReply } from './bridge.ts';
import type { GuestReply, GuestRequest, GuestSource } from './guest-process.ts';

/** The process of a game, asked by a thread that waits for the answer. */
export interface BlockingGuest {
  /** Waits for the answer, and lets nothing else run meanwhile. */
  callNow(request: GuestRequest): GuestReply;
  call(request: GuestRequest): Promise<GuestReply>;
  end(): void;
}

interface Bridge {
  send(message: BridgeMessage): void;
  callNow(guest: string, request: GuestRequest): GuestReply;
  call(guest: string, request: GuestRequest): Promise<GuestReply>;
}

/** The bridge itself ends what takes too long. This is for a bridge that has failed. */
const BRIDGE_SLACK_MS = 30_000;
const NO_BRIDGE: GuestReply = { failure: { kind: 'start', message: 'the thread of the sandbox does not answer' } };

let shared: Bridge | undefined;
let opened = 0;

/** Opens a process for a game. All games share one thread, as only one call is waited for at a time. */
export const openBlockingGuest = (source: GuestSource): BlockingGuest => {
  shared ??= startBridge();
  const bridge = shared;
  opened += 1;
  const guest = String(opened);
  bridge.send({ do: 'open', guest, source });
  return {
    callNow: (request) => bridge.callNow(guest, request),
    call: (request) => bridge.call(guest, request),
    end: () => bridge.send({ do: 'close', guest }),
  };
};

const startBridge = (): Bridge => {
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./bridge.ts', import.meta.url), {
    name: 'game-bridge',
    workerData: { port: port2, signal },
    transferList: [port2],
  });
  worker.unref();
  const waiting = new Map<number, (reply: GuestReply) => void>();
  let lastId = 0;
  const settle = ({ id, reply }: BridgeReply) => {
    const settled = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) port.unref();
    settled?.(reply);
  };
  port.on('message', settle);
  port.unref();

  const post = (guest: string, request: GuestRequest): number => {
    lastId += 1;
    port.postMessage({ do: 'call', guest, id: lastId, request } satisfies BridgeMessage);
    return lastId;
  };
  return {
    send: (message) => port.postMessage(message),
    call: (guest, request) =>
      new Promise((resolve) => {
        port.ref();
        waiting.set(post(guest, request), resolve);
      }),
    callNow: (guest, request) => {
      const id = post(guest, request);
      const until = performance.now() + request.limitMs + BRIDGE_SLACK_MS;
      for (;;) {
        const seen = Atomics.load(signal, 0);
        const received = receiveMessageOnPort(port)?.message as BridgeReply | undefined;
        if (received?.id === id) return received.reply;
        if (received !== undefined) settle(received);
        else if (Atomics.wait(signal, 0, seen, until - performance.now()) === 'timed-out') return NO_BRIDGE;
      }
    },
  };
};
