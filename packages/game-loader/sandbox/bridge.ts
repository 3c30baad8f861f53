import { type MessagePort, workerData } from 'node:worker_threads';
import {
  type GuestProcess,
  type GuestReply,
  type GuestRequest,
  type GuestSource,
  makeGuestProcess,
} from './guest-process.ts';

/** A message to the thread: opens, asks or closes the process of a game. */
export type BridgeMessage =
  | { readonly do: 'open'; readonly guest: string; readonly source: GuestSource }
  | { readonly do: 'call'; readonly guest: string; readonly id: number; readonly request: GuestRequest }
  | { readonly do: 'close'; readonly guest: string };

export interface BridgeReply {
  readonly id: number;
  readonly reply: GuestReply;
}

/**
 * Worker thread that talks with the processes of games, so that the thread that asks can stand still until it is answered:
 * rules are called synchronously. Each answer counts up the shared number that the other side waits on.
 */
const { port, signal } = workerData as { readonly port: MessagePort; readonly signal: Int32Array };
const guests = new Map<string, GuestProcess>();

const reply = (message: BridgeReply): void => {
  port.postMessage(message);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
};

port.on('message', (message: BridgeMessage) => {
  const { guest } = message;
  switch (message.do) {
    case 'open':
      guests.set(guest, makeGuestProcess(message.source));
      return;
    case 'close':
      guests.get(guest)?.end();
      guests.delete(guest);
      return;
    case 'call': {
      const closed: GuestReply = { failure: { kind: 'disabled', message: 'it was closed' } };
      const asked = guests.get(guest)?.call(message.request) ?? Promise.resolve(closed);
      void asked.then((answer) => reply({ id: message.id, reply: answer }));
    }
  }
});
