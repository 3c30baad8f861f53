import type { Refusal } from '@sesame/kernel';
import type { FromServer } from '@sesame/protocol';
import type { WebSocket } from 'ws';
import type { Watcher } from '../matches/matches.ts';

/** One open socket and who is behind it. */
export interface Visitor {
  readonly player: string;
  readonly name: string;
  /** Streams of matches that it follows. */
  readonly matches: Map<string, Watcher>;
  /** Other topics that it follows. */
  readonly topics: Set<string>;
  send(message: FromServer): void;
  sendText(text: string): void;
  refuse(id: number | null, refusal: Refusal): void;
}

/** A client that does not read is let go when too much waits for it: it will come back and be told what it missed. */
export const makeVisitor = (
  socket: WebSocket,
  { player, name }: { player: string; name: string },
  backlog: number,
): Visitor => {
  const sendText = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > backlog) socket.terminate();
    else socket.send(text);
  };
  const send = (message: FromServer) => sendText(JSON.stringify(message));
  return {
    player,
    name,
    matches: new Map(),
    topics: new Set(),
    send,
    sendText,
    refuse: (id, { code, message }) => send({ type: 'refused', id, code, message }),
  };
};
