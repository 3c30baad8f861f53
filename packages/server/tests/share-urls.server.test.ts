import { request } from 'node:http';
import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let ann: NodeClient;
beforeAll(async () => {
  server = await openTestServer();
  ann = await server.enter();
});
afterAll(() => server.close());

/** The answer as a browser gets it that opened this server under another name. `fetch` does not set the host. */
const ask = (headers: Readonly<Record<string, string>>): Promise<{ status: number; json: unknown }> =>
  new Promise((answered, failed) => {
    const asked = request(`${server.url}/api/share-urls`, { headers: { cookie: ann.cookie, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        answered({ status: answer.statusCode ?? 0, json: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a page on %s learns that nobody else reaches a server on loopback',
  async (host) => {
    expect(await ask({ host: `${host}:${server.port}` })).toEqual({ status: 200, json: [] });
  },
);

test.each([
  ['another name', { host: 'play.example.org' }],
  ['a name that points to this machine', { host: '127.0.0.1.example.org' }],
  ['a proxy on this machine', { host: 'localhost', 'x-forwarded-for': '203.0.113.5' }],
  ['a proxy that tells its name', { host: 'localhost', 'x-forwarded-host': 'play.example.org' }],
])('under %s the addresses stay unknown', async (_, headers) => {
  expect(await ask(headers)).toMatchObject({ status: 400, json: { code: 'not-local' } });
});
