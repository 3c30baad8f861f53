import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isShared } from './test-database.ts';
import { openDuel, watching } from './test-server.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';

describe.runIf(isShared)('equal processes', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await openTwoServers();
  });
  afterAll(() => servers.close());

  test('players of one match may be connected to different ones', async () => {
    const [ann, bo, cleo] = [await servers.enter(0), await servers.enter(1), await servers.enter(1)];
    const duel = await openDuel([ann, bo]);
    const eyes = watching(cleo, duel.match);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    for (const [seq, code] of ['rrrrr', 'yyyyy', 'bbbbb'].entries()) {
      const ann = await duel.ann.until((story) => story.seq >= 2 + 2 * seq);
      expect(ann.awaits).toEqual([0]);
      expect((await duel.ann.play({ type: 'guess', code })).ok).toBe(true);
      await duel.bo.until((story) => story.seq >= 3 + 2 * seq);
      expect((await duel.bo.play({ type: 'guess', code })).ok).toBe(true);
    }
    const seen = await eyes.until(({ seq }) => seq === 8);
    expect(JSON.stringify(seen)).not.toMatch(/rrybw|ggppw/);
    await duel.ann.play({ type: 'guess', code: 'ggppw' });
    await duel.bo.play({ type: 'guess', code: 'rrrrr' });
    const ends = await Promise.all(
      [duel.ann, duel.bo, eyes].map((one) => one.until((story) => story.outcome !== undefined)),
    );
    expect(ends.map(({ outcome }) => outcome?.ranks)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    const records = await Promise.all([ann, bo].map((guest) => guest.api.matchRecord({ params: { id: duel.match } })));
    expect(records[0]).toEqual(records[1]);
  });

  test('simultaneous moves in both are each played once, in one order', async () => {
    const [ann, bo] = [await servers.enter(0), await servers.enter(1)];
    const duel = await openDuel([ann, bo]);
    const both = await Promise.all([
      duel.ann.play({ type: 'hide', code: 'rrybw' }),
      duel.bo.play({ type: 'hide', code: 'ggppw' }),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const seen = await Promise.all([duel.ann, duel.bo].map((one) => one.until(({ seq }) => seq === 2)));
    expect(seen.map(({ awaits }) => awaits)).toEqual([[0], [0]]);
  });

  test('a guest of one is known and online in the other', async () => {
    const ann = await servers.enter(0);
    const answer = await fetch(`${servers.urls[1]}/api/account`, { headers: { cookie: ann.cookie } });
    expect(((await answer.json()) as { id: string }).id).toBe(ann.id);
    const bo = await servers.enter(1);
    const table = await ann.api.openTable({ body: { game: 'crack-the-code', open: true } });
    if (!table.ok) throw new Error(table.error.message);
    const lobby: unknown[] = [];
    bo.connection.watch('lobby', (news) => lobby.push(news));
    await expect.poll(() => JSON.stringify(lobby.at(-1) ?? '')).toContain(table.value.id);
    await expect.poll(() => JSON.stringify(lobby.at(-1)).includes('"online":true')).toBe(true);
    await ann.api.clearSeat({ params: { id: table.value.id, seat: 0 } });
  });

  test('chat is delivered by the other', async () => {
    const [ann, bo] = [await servers.enter(0), await servers.enter(1)];
    const { table } = await openDuel([ann, bo]);
    const onMessage: string[] = [];
    bo.connection.watch(`chat:${table.id}`, (news) => onMessage.push(JSON.stringify(news)));
    await expect.poll(() => onMessage.length).toBeGreaterThan(0);
    expect((await ann.connection.say(table.id, 'Hello over there')).ok).toBe(true);
    await expect.poll(() => onMessage.join()).toContain('Hello over there');
  });

  test('ending a session in one closes its sockets in the other', async () => {
    const ann = await servers.enter(0);
    const there = await fetch(`${servers.urls[1]}/api/sessions`, { headers: { cookie: ann.cookie } });
    const [session] = (await there.json()) as { id: string }[];
    const statuses: string[] = [];
    ann.connection.onStatus((status) => statuses.push(status));
    const ended = await fetch(`${servers.urls[1]}/api/sessions/${session?.id}`, {
      method: 'DELETE',
      headers: { cookie: ann.cookie },
    });
    expect(ended.ok).toBe(true);
    await expect.poll(() => statuses.length).toBeGreaterThan(0);
  });
});
