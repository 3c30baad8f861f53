import { connectAsGuest } from '@sesame/client';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openInProcessServer } from '../testing/in-process-server.ts';
import { makeTestDatabase } from './test-database.ts';
import { openDuel, QUIET } from './test-server.ts';

test('a client that disconnects while subscribing leaves no subscription', async () => {
  const { clear, ask: _, ...place } = await makeTestDatabase();
  const inside = await openInProcessServer({ port: 0, ...place, ...QUIET });
  const url = `http://127.0.0.1:${inside.port}`;
  const [ann, bo] = [await connectAsGuest(url), await connectAsGuest(url)];
  onTestFinished(async () => {
    for (const { connection } of [ann, bo]) connection.close();
    await inside.close();
    await clear();
  });
  const duel = await openDuel([ann, bo]);
  await duel.ann.until(() => true);
  await duel.bo.until(() => true);
  const kinds = ['table', 'chat', 'audience', 'tournament'];
  const cas = await connectAsGuest(url);
  cas.connection.close();
  for (let times = 0; times < 40; times++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: cas.cookie } });
    await new Promise((open) => socket.once('open', open));
    for (const topic of [
      `match:${duel.match}`,
      ...kinds.map((kind) => `${kind}:${duel.match}`),
      `chat:${duel.table.id}`,
    ]) {
      socket.send(JSON.stringify({ type: 'watch', id: 1, topic }));
    }
    // The messages have arrived; how far they were processed differs.
    if (times % 2 === 0) await new Promise((answered) => socket.once('message', answered));
    socket.terminate();
  }
  const left = () => ({
    watchers: [...inside.services.matches.subscribersOf(duel.match)].length,
    followed: kinds.flatMap(inside.services.topics.followed),
  });
  await expect.poll(left).toEqual({ watchers: 2, followed: [] });
  await expect.poll(() => inside.services.presence.isOnline(cas.id)).toBe(false);
});
