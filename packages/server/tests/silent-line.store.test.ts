import { connectAsGuest, type NodeClient } from '@sesame/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type FaultyLine, openFaultyLine } from '../testing/services/index.ts';
import { openDuel } from './test-server.ts';
import { useTestTime } from './test-time.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';

let ann: NodeClient;
let bo: NodeClient;
/** Between Ann and her server. */
let line: FaultyLine;
let servers: TwoServers;
const time = useTestTime(() => servers.urls);

beforeAll(async () => {
  servers = await openTwoServers();
  line = await openFaultyLine(Number(new URL(servers.urls[0]).port));
  ann = await connectAsGuest(`http://127.0.0.1:${line.port}`);
  bo = await servers.enter(1);
  return async () => {
    ann.connection.close();
    line.close();
    await servers.close();
  };
});

test('the others at the board see that a line went silent, and that it is back', async () => {
  const { table } = await openDuel([ann, bo]);
  const statuses: string[] = [];
  onTestFinished(ann.connection.onStatus((status) => void statuses.push(status)));
  let isAnnOnline: boolean | undefined;
  onTestFinished(
    bo.connection.watch(`table:${table.id}`, (update) => {
      const seat = update.type === 'table' ? update.table.seats[0] : undefined;
      if (seat?.kind === 'person') isAnnOnline = seat.online;
    }),
  );
  await expect.poll(() => isAnnOnline).toBe(true);
  line.silence();
  await time.until(() => isAnnOnline === false);
  line.heal();
  await time.until(() => isAnnOnline === true);
  // Her socket stayed open: a slow phone is not made to connect again.
  expect(statuses).toEqual([]);
});
