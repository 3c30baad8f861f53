import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDuel } from './test-server.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';

let servers: TwoServers;
let ann: NodeClient;
let bo: NodeClient;
beforeAll(async () => {
  servers = await openTwoServers();
  ann = await servers.enter(0);
  bo = await servers.enter(1);
});
afterAll(() => servers.close());

test('a player who changes their name is shown under it at their table', async () => {
  const opened = await bo.api.openTable({ body: { game: 'fake-crystal', seats: 3 } });
  if (!opened.ok) throw new Error(opened.error.message);
  const { id, terms } = opened.value;
  await ann.api.sit({ params: { id }, body: { terms } });
  let names: readonly string[] = [];
  onTestFinished(
    bo.connection.watch(`table:${id}`, (update) => {
      if (update.type !== 'table') return;
      names = update.table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
    }),
  );
  await expect.poll(() => names).toEqual([bo.name, ann.name]);
  await ann.api.rename({ body: { name: 'Anna' } });
  await expect.poll(() => names).toEqual([bo.name, 'Anna']);
});

test('a player who changes their name is shown under it in their match, which goes on', async () => {
  const duel = await openDuel([ann, bo]);
  await duel.bo.until(() => true);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  await Promise.all([ann.api.rename({ body: { name: 'Annika' } }), bo.api.rename({ body: { name: 'Boris' } })]);
  const { info, seq } = await duel.bo.until(
    ({ info: { seats } }) => seats[0]?.name === 'Annika' && seats[1]?.name === 'Boris',
  );
  expect([info.seats.map(({ player }) => player), seq]).toEqual([[ann.id, bo.id], 1]);
  expect((await duel.bo.play({ type: 'hide', code: 'ggppw' })).ok).toBe(true);
  await duel.ann.until((state) => state.seq === 2);
});

test('an ended match keeps the names it was played under', async () => {
  await ann.api.rename({ body: { name: 'Ann' } });
  const { match, ann: playing } = await openDuel([ann, bo]);
  await playing.play({ type: 'resign' });
  await playing.until(({ outcome }) => outcome !== undefined);
  await ann.api.rename({ body: { name: 'Somebody else' } });
  const after = await bo.api.match({ params: { id: match } });
  expect(after.ok && after.value.seats[0]?.name).toBe('Ann');
});
