import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server on loopback that receives webhook messages. */
export interface HookReceiver {
  readonly url: string;
  readonly received: readonly { readonly path: string; readonly type: string; readonly body: unknown }[];
  /** Statuses of the next answers; 204 after that. */
  answers(...statuses: readonly number[]): void;
  close(): void;
}

export const openHookReceiver = async (): Promise<HookReceiver> => {
  const received: { path: string; type: string; body: unknown }[] = [];
  let statuses: number[] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const status = statuses.shift() ?? 204;
    if (status === 204) {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      received.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body });
    }
    reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers: (...next) => {
      statuses = [...next];
    },
    close: () => server.close(),
  };
};
