import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectAsGuest, followMatch, type MatchState } from '@sesame/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SESAME = fileURLToPath(new URL('launch.js', import.meta.url));

let data: string;
let port: number;
let output = '';
let cluster: ReturnType<typeof spawn>;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'sesame-cluster-'));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  // PostgreSQL runs as another user and needs access.
  chmodSync(data, 0o755);
  cluster = spawn(process.execPath, [SESAME, 'cluster', '--processes', '2', '--port', String(port), '--data', data], {
    env: { ...process.env, SESAME_LOG: 'error', SESAME_WEB: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cluster.stdout?.on('data', (text) => {
    output += text;
  });
  await vi.waitFor(() => expect(output).toContain('is running with 2 processes'), { timeout: 55_000, interval: 100 });
});
afterAll(async () => {
  const gone = once(cluster, 'exit');
  cluster.kill('SIGTERM');
  await gone;
  rmSync(data, { recursive: true });
});

test('a match continues during a rolling restart', async () => {
  const url = `http://127.0.0.1:${port}`;
  const [ann, bo] = [await connectAsGuest(url), await connectAsGuest(url)];
  const table = await ann.api.openTable({ body: { game: 'crack-the-code' } });
  if (!table.ok) throw new Error(table.error.message);
  const sat = await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } });
  const match = sat.ok ? (sat.value.match ?? '') : '';
  let seen: MatchState | undefined;
  followMatch(bo.connection, match, (story) => {
    seen = story;
  });
  expect((await ann.connection.play(match, { type: 'hide', code: 'rrybw' })).ok).toBe(true);
  expect((await bo.connection.play(match, { type: 'hide', code: 'ggppw' })).ok).toBe(true);

  cluster.kill('SIGHUP');
  await expect.poll(() => output, { timeout: 40_000 }).toContain('All processes restarted');

  expect((await ann.connection.play(match, { type: 'guess', code: 'ggppw' })).ok).toBe(true);
  await expect.poll(() => seen?.seq).toBe(3);
  expect((await bo.connection.play(match, { type: 'guess', code: 'rrrrr' })).ok).toBe(true);
  await expect.poll(() => seen?.outcome?.ranks).toEqual([1, 2]);
  for (const { connection } of [ann, bo]) connection.close();
});
