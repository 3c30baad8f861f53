import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { afterEach, beforeEach, expect, test } from 'vitest';

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

let data: string;
let port: number;
let serverProcess: ChildProcess | undefined;

const start = (): Promise<void> =>
  new Promise((ready, failed) => {
    serverProcess = fork(new URL('./server-process.ts', import.meta.url), [String(port), data], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
    });
    serverProcess.once('message', () => ready());
    serverProcess.once('error', failed);
  });
/** As a power cut would. */
const kill = (): Promise<void> =>
  new Promise((gone) => {
    serverProcess?.once('exit', () => gone());
    serverProcess?.kill('SIGKILL');
  });

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'sesame-tournament-'));
  port = await freePort();
  await start();
});
afterEach(async () => {
  await kill();
  rmSync(data, { recursive: true });
});

const find = async (guest: NodeClient, id: string) => {
  const found = await guest.api.tournament({ params: { id } });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

test('a tournament ends with nothing done twice, despite repeated kills', async () => {
  const ann = await connectAsGuest(`http://127.0.0.1:${port}`);
  const made = await ann.api.createTournament({
    body: {
      name: 'Cup',
      game: 'crack-the-code',
      options: { positions: 3, colours: 4, attempts: 6 },
      pace: { kind: 'live', perMove: 30, bank: 0 },
      format: 'swiss',
      rounds: 4,
      places: 8,
      start: { kind: 'full' },
    },
  });
  if (!made.ok) throw new Error(made.error.message);
  const { id } = made.value;
  for (let n = 0; n < 8; n++) await ann.api.enterBot({ params: { id }, body: { bot: 'novice' } });
  for (const round of [1, 3]) {
    await expect.poll(async () => (await find(ann, id)).round >= round, { timeout: 50_000, interval: 10 }).toBe(true);
    await kill();
    await start();
  }
  await expect.poll(async () => (await find(ann, id)).state, { timeout: 50_000 }).toBe('over');
  const over = await find(ann, id);
  ann.connection.close();
  expect(over.meetings.map((round) => round.length)).toEqual([4, 4, 4, 4]);
  for (const round of over.meetings) {
    expect(round.flatMap(({ seats }) => seats).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { points } of round) expect(points?.reduce((sum, value) => sum + value, 0)).toBe(1);
  }
  const matches = over.meetings.flat().map(({ match }) => match);
  expect(new Set(matches).size).toBe(16);
  const pairs = over.meetings.flat().map(({ seats }) => seats.toSorted().join());
  expect(new Set(pairs).size).toBe(16);
});
