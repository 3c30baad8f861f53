import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@sesame/server';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveParent } from '../lib/server-process.ts';

/**
 * The least a server of matches can do: what one player of a pair sends, both are sent. No rules. With a folder for it,
 * every message is in a log like the house's first, and on disk; without one nothing is kept.
 */
const [, , parent = ''] = process.argv;
const fall = (error: unknown): never => {
  throw error;
};
if (parent !== '') mkdirSync(parent, { recursive: true });
const data = parent === '' ? undefined : mkdtempSync(join(parent, 'relay-'));
const store = data === undefined ? undefined : await openStore({ data }, { committed: () => {}, failed: fall });
const pairs = new Map<string, { readonly sockets: WebSocket[]; told: number }>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, { url = '' }) => {
  const pair = pairs.get(url) ?? { sockets: [], told: 0 };
  pairs.set(url, pair);
  const seat = pair.sockets.push(socket) - 1;
  const relay = (message: unknown) => {
    const text = JSON.stringify(message);
    for (const one of pair.sockets) one.send(text);
  };
  socket.on('message', (received) => {
    const message: unknown = JSON.parse(String(received));
    if (store === undefined) return relay(message);
    pair.told += 1;
    const row = { seq: pair.told, at: Math.floor(performance.now()), by: seat, move: message };
    store.log.append({ match: url, rows: [row] }).then(() => relay(message), fall);
  });
});
server.on('listening', () => {
  const address = server.address();
  serveParent(typeof address === 'object' ? (address?.port ?? 0) : 0, async () => {
    await store?.close();
    if (data !== undefined) rmSync(data, { recursive: true });
  });
});
