import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../main.ts';
import { freePort } from '../testing/services/index.ts';
import { isShared, makeTestDatabase } from './test-database.ts';
import { openDuel, QUIET } from './test-server.ts';
import { useTestTime } from './test-time.ts';

interface Cluster {
  readonly victim: ChildProcess;
  readonly urls: { readonly survivor: string; readonly victim: string };
}

let survivors: readonly string[] = [];
const time = useTestTime(() => survivors);

/** Two processes on one database: this one, and one to be killed. */
const openCluster = async (): Promise<Cluster> => {
  const { clear, ask, data, ...shared } = await makeTestDatabase();
  const survivor = await serve({ ...QUIET, ...shared, data, port: 0 });
  const port = await freePort();
  const args = [String(port), data, JSON.stringify(shared)];
  const victim = fork(new URL('./server-process.ts', import.meta.url), args, { execArgv: [] });
  await once(victim, 'message');
  onTestFinished(async () => {
    victim.kill('SIGKILL');
    await survivor.close();
    await clear();
  });
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  survivors = [urlOf(survivor.port)];
  return { victim, urls: { survivor: urlOf(survivor.port), victim: urlOf(port) } };
};

const enter = async (url: string): Promise<NodeClient> => {
  const guest = await connectAsGuest(url);
  onTestFinished(() => guest.connection.close());
  return guest;
};

test.runIf(isShared)('the others at the board see that the process of a player died', async () => {
  const { victim, urls } = await openCluster();
  const [ann, bo] = [await enter(urls.victim), await enter(urls.survivor)] as const;
  const { table } = await openDuel([ann, bo]);
  let isAnnOnline: boolean | undefined;
  onTestFinished(
    bo.connection.watch(`table:${table.id}`, (update) => {
      const seat = update.type === 'table' ? update.table.seats[0] : undefined;
      if (seat?.kind === 'person') isAnnOnline = seat.online;
    }),
  );
  await expect.poll(() => isAnnOnline).toBe(true);
  victim.kill('SIGKILL');
  await time.until(() => isAnnOnline === false);
});
