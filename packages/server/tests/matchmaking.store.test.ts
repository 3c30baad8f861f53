import type { NodeClient } from '@sesame/client';
import type { Seek, SeekRequest } from '@sesame/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';

const GAME = 'crack-the-code';

describe('a quick match', () => {
  let services: TestServer;
  beforeEach(async () => {
    services = await openTestServer();
  });
  afterEach(() => services.close());

  /** Waits in the queue as a page does: follows its place, and sits down where it is told to. */
  const waitFor = async (guest: NodeClient, wish: Partial<SeekRequest> = {}) => {
    const told: { seek?: Seek | undefined; tables: Set<string> } = { tables: new Set() };
    const stop = guest.connection.watch('seek', (news) => {
      if (news.type !== 'seek') return;
      told.seek = news.seek;
      if (news.seek?.table === undefined || told.tables.has(news.seek.table)) return;
      told.tables.add(news.seek.table);
      void guest.api.sit({ params: { id: news.seek.table } });
    });
    const sought = await guest.api.seek({ body: { game: GAME, pace: 'live', ...wish } });
    if (!sought.ok) throw new Error(sought.error.message);
    return { told, stop };
  };
  const matchesOf = async (guest: NodeClient) => {
    const running = await guest.api.matches({ query: { which: 'running' } });
    return running.ok ? running.value : [];
  };

  test('brings two who wait to one rated match, and nobody else', async () => {
    const [ann, bo, cleo] = [await services.enter(), await services.enter(), await services.enter()];
    const waiting = [await waitFor(ann), await waitFor(bo)];
    const late = await waitFor(cleo);
    for (const { told } of waiting) await expect.poll(() => told.seek?.match).toBeTypeOf('string');
    expect(waiting[0]?.told.seek?.match).toBe(waiting[1]?.told.seek?.match);
    const [match, ...peerSync] = await matchesOf(ann);
    expect(peerSync).toEqual([]);
    expect(match).toMatchObject({ game: GAME, rated: true, pace: { kind: 'live', perMove: 30 } });
    expect(match?.seats.map(({ player }) => player).toSorted()).toEqual([ann.id, bo.id].toSorted());
    await expect.poll(() => late.told.seek).toMatchObject({ waiting: 1, rating: 1500, range: 100 });
    expect(late.told.seek?.bot).toBeTypeOf('string');
    expect(await matchesOf(cleo)).toEqual([]);
  });

  test('seats everybody once, however many come at the same moment', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => services.enter()));
    const waiting = await Promise.all(guests.map((guest) => waitFor(guest)));
    for (const { told } of waiting) await expect.poll(() => told.seek?.match, { timeout: 15_000 }).toBeTypeOf('string');
    const all = await Promise.all(guests.map(matchesOf));
    expect(all.map(({ length }) => length)).toEqual(guests.map(() => 1));
    expect(new Set(all.flat().map(({ id }) => id)).size).toBe(4);
  });

  test('keeps apart who waits for another game, another pace or other options, and who has blocked whom', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => services.enter()));
    const [ann, bo, cleo, dan, eve, fay] = guests as [
      NodeClient,
      NodeClient,
      NodeClient,
      NodeClient,
      NodeClient,
      NodeClient,
    ];
    await eve.api.block({ params: { id: fay.id } });
    await waitFor(ann);
    await waitFor(bo, { pace: 'correspondence' });
    await waitFor(cleo, { game: 'passwords', options: { language: 'fr' } });
    await waitFor(dan, { game: 'passwords', options: { language: 'nl' } });
    await waitFor(fay, { game: 'fake-crystal' });
    const last = await waitFor(eve, { game: 'fake-crystal' });
    // Told how many wait for the same, the queue has looked at both.
    await expect.poll(() => last.told.seek?.waiting).toBe(2);
    expect(last.told.seek?.table).toBeUndefined();
    for (const guest of guests) expect(await matchesOf(guest)).toEqual([]);
  });

  test('is left by leaving, and by being away', async () => {
    const [ann, bo] = [await services.enter(), await services.enter()];
    const first = await waitFor(ann);
    await expect.poll(() => first.told.seek?.waiting).toBe(1);
    await ann.api.cancelSeek();
    await expect.poll(() => first.told.seek).toBeUndefined();
    const second = await waitFor(ann);
    await expect.poll(() => second.told.seek?.waiting).toBe(1);
    ann.connection.close();
    const alone = await waitFor(bo, { game: 'passwords' });
    await expect.poll(() => alone.told.seek?.waiting).toBe(1);
    // Ann is forgotten after a few seconds, so that Bo meets nobody when he asks for the same.
    const cookie = { cookie: ann.cookie };
    const seeking = async () => (await fetch(`${services.url}/api/account/export`, { headers: cookie })).json();
    await expect.poll(async () => ((await seeking()) as { seek?: object }).seek, { timeout: 15_000 }).toBeUndefined();
    const again = await waitFor(bo);
    await expect.poll(() => again.told.seek?.waiting).toBe(1);
    expect(again.told.seek?.table).toBeUndefined();
  });

  test('waits on when the other does not sit down', async () => {
    const [ann, bo, cleo] = [await services.enter(), await services.enter(), await services.enter()];
    const here = await waitFor(ann);
    // Bo seeks, but never sits down.
    const silent = bo.connection.watch('seek', () => {});
    await bo.api.seek({ body: { game: GAME, pace: 'live' } });
    await expect.poll(() => here.told.seek?.table).toBeTypeOf('string');
    await expect.poll(() => here.told.seek?.table, { timeout: 20_000 }).toBeUndefined();
    expect(here.told.seek?.game).toBe(GAME);
    const [missed = ''] = here.told.tables;
    expect((await ann.api.table({ params: { id: missed } })).ok).toBe(false);
    silent();
    await waitFor(cleo);
    await expect.poll(() => here.told.seek?.match).toBeTypeOf('string');
    expect(await matchesOf(bo)).toEqual([]);
  }, 40_000);

  test('refuses a game or a pace that there is not', async () => {
    const ann = await services.enter();
    const code = async (wish: object) => {
      const sought = await ann.api.seek({ body: wish as SeekRequest });
      return sought.ok ? 'accepted' : sought.error.code;
    };
    expect(await code({ game: 'chess', pace: 'live' })).toBe('no-game');
    expect(await code({ game: GAME, pace: 'never' })).toBe('malformed');
    expect(await code({ game: GAME, pace: 'live', options: { positions: 99 } })).toBe('malformed');
  });
});
