import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@sesame/server';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveAsChild } from '../lib/server-process.ts';

/**
 * The minimal match server: relays each message to both players of a pair, without rules. With a data folder, each
 * message is first committed to a log like Sesame's.
 */
const [, , dataFolder = ''] = process.argv;
const rethrow = (error: unknown): never => {
  throw error;
};
if (dataFolder !== '') mkdirSync(dataFolder, { recursive: true });
const data = dataFolder === '' ? undefined : mkdtempSync(join(dataFolder, 'relay-'));
const store = data === undefined ? undefined : await openStore({ data }, { committed: () => {}, failed: rethrow });
const pairs = new Map<string, { readonly sockets: WebSocket[]; messages: number }>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, { url = '' }) => {
  const pair = pairs.get(url) ?? { sockets: [], messages: 0 };
  pairs.set(url, pair);
  const seat = pair.sockets.push(socket) - 1;
  const relay = (message: unknown) => {
    const text = JSON.stringify(message);
    for (const one of pair.sockets) one.send(text);
  };
  socket.on('message', (received) => {
    const message: unknown = JSON.parse(String(received));
    if (store === undefined) return relay(message);
    pair.messages += 1;
    const row = { seq: pair.messages, at: Math.floor(performance.now()), by: seat, move: message };
    store.log.append({ match: url, rows: [row] }).then(() => relay(message), rethrow);
  });
});
server.on('listening', () => {
  const address = server.address();
  serveAsChild(typeof address === 'object' ? (address?.port ?? 0) : 0, async () => {
    await store?.close();
    if (data !== undefined) rmSync(data, { recursive: true });
  });
});
