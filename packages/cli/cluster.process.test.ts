import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectAsGuest, followMatch, type MatchState } from '@sesame/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SESAME = fileURLToPath(new URL('sesame.ts', import.meta.url));

let data: string;
let port: number;
let said = '';
let house: ReturnType<typeof spawn>;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'sesame-cluster-'));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  // PostgreSQL runs as its own user and must be able to look in.
  chmodSync(data, 0o755);
  house = spawn(process.execPath, [SESAME, 'cluster', '--processes', '2', '--port', String(port), '--data', data], {
    env: { ...process.env, SESAME_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  house.stdout?.on('data', (text) => {
    said += text;
  });
  await vi.waitFor(() => expect(said).toContain('is open as 2 processes'), { timeout: 90_000, interval: 100 });
});
afterAll(async () => {
  const gone = once(house, 'exit');
  house.kill('SIGTERM');
  await gone;
  rmSync(data, { recursive: true });
});

test('a match goes on while all processes are replaced', async () => {
  const url = `http://127.0.0.1:${port}`;
  const [ann, bo] = [await connectAsGuest(url), await connectAsGuest(url)];
  const table = await ann.api.openTable({ game: 'crack-the-code' });
  if (!table.ok) throw new Error(table.error.message);
  const sat = await bo.api.sit(table.value.id);
  const match = sat.ok ? (sat.value.match ?? '') : '';
  let seen: MatchState | undefined;
  followMatch(bo.connection, match, (story) => {
    seen = story;
  });
  expect((await ann.connection.play(match, { type: 'hide', code: 'rrybw' })).ok).toBe(true);
  expect((await bo.connection.play(match, { type: 'hide', code: 'ggppw' })).ok).toBe(true);

  house.kill('SIGHUP');
  await expect.poll(() => said, { timeout: 90_000 }).toContain('all processes are new');

  expect((await ann.connection.play(match, { type: 'guess', code: 'ggppw' })).ok).toBe(true);
  await expect.poll(() => seen?.seq, { timeout: 30_000 }).toBe(3);
  expect((await bo.connection.play(match, { type: 'guess', code: 'rrrrr' })).ok).toBe(true);
  await expect.poll(() => seen?.outcome?.ranks, { timeout: 30_000 }).toEqual([1, 2]);
  for (const { connection } of [ann, bo]) connection.close();
});
