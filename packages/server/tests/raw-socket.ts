import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Raw TCP connection to the server. It stays half-open when the server closes it. */
export interface RawSocket {
  readonly socket: Socket;
  say(bytes: string | Buffer): void;
  /** Received data as text. */
  heard(): string;
  /** Resolves when the server has closed it. */
  readonly closed: Promise<void>;
}

export const openRawSocket = async (port: number): Promise<RawSocket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  const closed = new Promise<void>((gone) => {
    socket.once('end', gone);
    socket.once('close', () => gone());
  });
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((open) => socket.once('connect', open));
  return { socket, say: (bytes) => void socket.write(bytes), heard: () => Buffer.concat(chunks).toString(), closed };
};

/** WebSocket upgrade request. */
export const upgradeOf = (headers: Readonly<Record<string, string>>): string =>
  [
    'GET /api/socket HTTP/1.1',
    'Host: server',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
