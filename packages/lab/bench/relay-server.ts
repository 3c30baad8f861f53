import { type WebSocket, WebSocketServer } from 'ws';
import { serveParent } from './process.ts';

/** The least a server of matches can do: what one player of a pair sends, both are sent. No rules, no log. */
const pairs = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const pair = pairs.get(request.url ?? '') ?? [];
  pair.push(socket);
  pairs.set(request.url ?? '', pair);
  socket.on('message', (data) => {
    const message: unknown = JSON.parse(String(data));
    const text = JSON.stringify(message);
    for (const other of pair) other.send(text);
  });
});
server.on('listening', () => {
  const address = server.address();
  serveParent(typeof address === 'object' ? (address?.port ?? 0) : 0);
});
