import { WebSocketServer, type WebSocket } from 'ws';

/** The least a server of matches can do: what one player of a pair sends, both are sent. No rules, no log. */
const pairs = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const pair = pairs.get(request.url ?? '') ?? [];
  pairs.set(request.url ?? '', [...pair, socket]);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    const text = JSON.stringify(message);
    for (const other of pairs.get(request.url ?? '') ?? []) other.send(text);
  });
});
server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(1));
