import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { EncodedMessage } from './server-message.ts';
import { makeFrame } from './ws-frame.ts';

test.each([
  ['nothing', ''],
  ['a short text', 'Sésame'],
  ['125 bytes', 'x'.repeat(125)],
  ['126 bytes', 'x'.repeat(126)],
  ['65,535 bytes', 'y'.repeat(65_535)],
  ['more than that, with multi-byte characters', '€'.repeat(40_000)],
])('%s arrives as it was sent', async (_, text) => {
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, () => stream.write(makeFrame(text as EncodedMessage)));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    http.close();
  });
  const [data, isBinary] = await once(client, 'message');
  expect([String(data), isBinary]).toEqual([text, false]);
});
