import type { NodeClient } from '@sesame/client';
import type { Seek, SeekRequest } from '@sesame/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';
import { useTestTime } from './test-time.ts';

const GAME = 'crack-the-code';

describe('matchmaking', () => {
  let server: TestServer;
  const time = useTestTime(() => [server.url]);
  beforeEach(async () => {
    server = await openTestServer();
  });
  afterEach(() => server.close());

  /** Waits in the queue as a page does: follows `seek`, and sits down at the assigned table. */
  const waitFor = async (guest: NodeClient, wish: Partial<SeekRequest> = {}) => {
    const told: { seek?: Seek | undefined; tables: Set<string> } = { tables: new Set() };
    const stop = guest.connection.watch('seek', (news) => {
      if (news.type !== 'seek') return;
      told.seek = news.seek;
      if (news.seek?.table === undefined || told.tables.has(news.seek.table)) return;
      told.tables.add(news.seek.table);
      void guest.api.sit({ params: { id: news.seek.table }, body: { terms: news.seek.terms } });
    });
    const sought = await guest.api.seek({ body: { game: GAME, pace: 'live', ...wish } });
    if (!sought.ok) throw new Error(sought.error.message);
    return { told, stop };
  };
  const matchesOf = async (guest: NodeClient) => {
    const running = await guest.api.matches({ query: { which: 'running' } });
    return running.ok ? running.value : [];
  };

  test('pairs two waiting players in a rated match', async () => {
    const [ann, bo] = [await server.enterAccount(), await server.enterAccount()];
    const cleo = await server.enter();
    const waiting = [await waitFor(ann), await waitFor(bo)];
    const late = await waitFor(cleo);
    for (const { told } of waiting) await time.until(() => told.seek?.match !== undefined);
    expect(waiting[0]?.told.seek?.match).toBe(waiting[1]?.told.seek?.match);
    const [match, ...others] = await matchesOf(ann);
    expect(others).toEqual([]);
    expect(match).toMatchObject({ game: GAME, rated: true, pace: { kind: 'live', perMove: 30 } });
    expect(match?.seats.map(({ player }) => player).toSorted()).toEqual([ann.id, bo.id].toSorted());
    await time.until(() => late.told.seek?.waiting === 1);
    expect(late.told.seek).toMatchObject({ rating: 1500, range: expect.any(Number) });
    expect(late.told.seek?.bot).toBeTypeOf('string');
    expect(await matchesOf(cleo)).toEqual([]);
  });

  test('does not pair across games, speeds or options, or blocked players', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => server.enter()));
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
    // The count shows that both seeks were considered.
    await time.until(() => last.told.seek?.waiting === 2);
    expect(last.told.seek?.table).toBeUndefined();
    for (const guest of guests) expect(await matchesOf(guest)).toEqual([]);
  });

  test('ends by leaving or by disconnecting', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const first = await waitFor(ann);
    await time.until(() => first.told.seek?.waiting === 1);
    await ann.api.cancelSeek();
    await time.until(() => first.told.seek === undefined);
    const second = await waitFor(ann);
    await time.until(() => second.told.seek?.waiting === 1);
    ann.connection.close();
    const alone = await waitFor(bo, { game: 'passwords' });
    await time.until(() => alone.told.seek?.waiting === 1);
    // Ann's seek expires after a few seconds, so Bo is not paired with her.
    const cookie = { cookie: ann.cookie };
    const seeking = async () => (await fetch(`${server.url}/api/account/export`, { headers: cookie })).json();
    await time.until(async () => ((await seeking()) as { seek?: object }).seek === undefined);
    const again = await waitFor(bo);
    await time.until(() => again.told.seek?.waiting === 1);
    expect(again.told.seek?.table).toBeUndefined();
  });

  test('continues waiting when the opponent does not sit down', async () => {
    const [ann, bo, cleo] = [await server.enter(), await server.enter(), await server.enter()];
    const here = await waitFor(ann);
    // Bo seeks, but never sits down.
    const silent = bo.connection.watch('seek', () => {});
    await bo.api.seek({ body: { game: GAME, pace: 'live' } });
    await time.until(() => here.told.seek?.table !== undefined);
    await time.until(() => here.told.seek?.table === undefined);
    expect(here.told.seek?.game).toBe(GAME);
    const [missed = ''] = here.told.tables;
    expect((await ann.api.table({ params: { id: missed } })).ok).toBe(false);
    silent();
    await waitFor(cleo);
    await time.until(() => here.told.seek?.match !== undefined);
    expect(await matchesOf(bo)).toEqual([]);
  });

  test('refuses an unknown game or speed', async () => {
    const ann = await server.enter();
    const code = async (wish: object) => {
      const sought = await ann.api.seek({ body: wish as SeekRequest });
      return sought.ok ? 'accepted' : sought.error.code;
    };
    expect(await code({ game: 'chess', pace: 'live' })).toBe('no-game');
    expect(await code({ game: GAME, pace: 'never' })).toBe('malformed');
    expect(await code({ game: GAME, pace: 'live', options: { positions: 99 } })).toBe('malformed');
  });
});
