import type { NodeClient } from '@sesame/client';
import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openPushService, type PushService } from './push-service.ts';
import { isShared } from './test-database.ts';
import { watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';

const DAYS: TimeControl = { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 };
const LIVE: TimeControl = { kind: 'live', perMove: 600, bank: 0 };

describe.runIf(isShared)('notifications with two processes', () => {
  let servers: TwoServers;
  const time = useTestTime(() => servers.urls);
  let service: PushService;
  beforeAll(async () => {
    service = await openPushService();
    servers = await openTwoServers({
      notifications: { delayMs: 1_000, contact: 'mailto:host@example.org', allowPrivateEndpoints: true },
    });
  });
  afterAll(async () => {
    await servers.close();
    service.close();
  });

  const enterTold = async (through: 0 | 1) => {
    const guest = await servers.enter(through);
    const browser = service.browser();
    const { endpoint, p256dh, auth } = browser;
    const told = await guest.api.subscribePush({ body: { endpoint, p256dh, auth, locale: 'en' } });
    if (!told.ok) throw new Error(told.error.message);
    return { guest, browser };
  };
  /** A match cached by both processes, with a subscriber in each. */
  const begin = async (ann: NodeClient, bo: NodeClient, pace: TimeControl) => {
    const table = await ann.api.openTable({ body: { game: 'crack-the-code', pace } });
    const sat = table.ok
      ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
      : table;
    if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
    const { match } = sat.value;
    const eyes = [await servers.enter(0), await servers.enter(1)].map((guest) => watching(guest, match));
    await Promise.all(eyes.map((one) => one.until(() => true)));
    return { match, both: (seq: number) => Promise.all(eyes.map((one) => one.until((story) => story.seq >= seq))) };
  };
  /** Waits until the player is offline in both processes. */
  const leave = async (guest: NodeClient) => {
    guest.connection.close();
    for (const through of [0, 1] as const) {
      const { api } = await servers.enter(through, guest.cookie).then(({ connection, api }) => {
        connection.close();
        return { api };
      });
      await expect
        .poll(async () => {
          const table = await api.openTable({ body: { game: 'crack-the-code' } });
          const [seat] = table.ok ? table.value.seats : [];
          return seat?.kind === 'person' && seat.online;
        })
        .toBe(false);
    }
  };
  const titles = ({ told }: Browser) => told.map(({ message }) => message.title);
  const turns = (browser: Browser) => titles(browser).filter((title) => title === 'Your turn').length;

  test('notifies once per decision and end, although both processes see the match', async () => {
    const ann = await servers.enter(0);
    const { guest: bo, browser } = await enterTold(1);
    const { match, both } = await begin(ann, bo, DAYS);
    await leave(bo);
    const back = await servers.enter(0, bo.cookie);
    expect((await back.connection.play(match, { type: 'hide', code: 'ggppw' })).ok).toBe(true);
    await leave(back);
    const before = turns(browser);
    await ann.connection.play(match, { type: 'hide', code: 'rrybw' });
    for (const [n, code] of ['rrrrr', 'yyyyy', 'bbbbb'].entries()) {
      expect((await ann.connection.play(match, { type: 'guess', code })).ok).toBe(true);
      await time.until(() => turns(browser) === before + n + 1);
      await both(3 + 2 * n);
      const here = await servers.enter(n % 2 === 0 ? 0 : 1, bo.cookie);
      expect((await here.connection.play(match, { type: 'guess', code: 'wwwww' })).ok).toBe(true);
      await both(4 + 2 * n);
      await leave(here);
    }
    expect((await ann.connection.play(match, { type: 'resign' })).ok).toBe(true);
    await both(9);
    await time.until(() => titles(browser).includes('Match over'));
    for (const through of [0, 1] as const) await (await servers.enter(through, bo.cookie)).api.sendTestNotification();
    expect(turns(browser)).toBe(before + 3);
    expect(titles(browser).filter((title) => title === 'Match over').length).toBe(1);
  });

  test('does not notify a player connected to the other process', async () => {
    const ann = await servers.enter(0);
    const { guest: bo, browser } = await enterTold(1);
    // He is at the match before anybody wonders where he is, however busy the machine is.
    time.stop();
    const { match, both } = await begin(ann, bo, LIVE);
    const eyes = watching(bo, match);
    await eyes.until(() => true);
    time.go();
    await eyes.play({ type: 'hide', code: 'ggppw' });
    await ann.connection.play(match, { type: 'hide', code: 'rrybw' });
    await ann.connection.play(match, { type: 'guess', code: 'rrrrr' });
    await both(3);
    const claimed = async () => {
      const rows = await servers.ask('select seq from notices where match_id = ? and player_id = ?', match, bo.id);
      return rows.map(({ seq }) => seq);
    };
    await time.until(async () => (await claimed()).length > 0);
    expect(await claimed()).toEqual([3]);
    // A player who is online elsewhere is notified: by then both have checked the match above, too.
    const { guest: cas, browser: control } = await enterTold(1);
    await begin(ann, cas, LIVE);
    await time.until(() => titles(control).length > 0);
    expect(titles(control)).toEqual(['Your turn']);
    await bo.api.sendTestNotification();
    expect(titles(browser)).toEqual(['Notifications work']);
  });
});
