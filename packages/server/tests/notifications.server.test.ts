import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Locale } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, requestAs } from './http-request.ts';
import { type Browser, openPushService, type PushService } from './push-service.ts';
import { openTestServer, type TestServer, watching } from './test-server.ts';

/** Generous, for slow machines. */
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });
const DAYS: TimeControl = { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 };
const LIVE: TimeControl = { kind: 'live', perMove: 600, bank: 0 };

describe('notifications', () => {
  let server: TestServer;
  let service: PushService;
  beforeAll(async () => {
    service = await openPushService();
    server = await openTestServer({
      notifications: { delayMs: 300, contact: 'mailto:host@example.org', allowPrivateEndpoints: true },
    });
  });
  afterAll(async () => {
    await server.close();
    service.close();
  });

  /** A player with a push subscription in a language. */
  const enterTold = async (locale: Locale = 'en') => {
    const guest = await server.enter();
    const browser = service.browser();
    const { endpoint, p256dh, auth } = browser;
    const told = await guest.api.subscribePush({ body: { endpoint, p256dh, auth, locale } });
    if (!told.ok) throw new Error(told.error.message);
    return { guest, browser };
  };
  const begin = async (ann: NodeClient, bo: NodeClient, pace: TimeControl): Promise<string> => {
    const table = await ann.api.openTable({ body: { game: 'crack-the-code', pace } });
    const sat = table.ok
      ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
      : table;
    if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
    return sat.value.match;
  };
  /** Waits until the player is offline. */
  const leave = async (guest: NodeClient) => {
    guest.connection.close();
    await poll(async () => {
      const table = await guest.api.openTable({ body: { game: 'crack-the-code' } });
      const [seat] = table.ok ? table.value.seats : [];
      return seat?.kind === 'person' && seat.online;
    }).toBe(false);
  };
  /** Connects for one move. */
  const moveAndLeave = async (guest: NodeClient, match: string, move: unknown) => {
    const back = await connectAsGuest(server.url, guest.cookie);
    expect((await back.connection.play(match, move)).ok).toBe(true);
    await leave({ ...back, api: guest.api });
  };
  const titles = ({ told }: Browser) => told.map(({ message }) => message.title);

  test('notifies an offline player once per decision, in the browser’s language, without secrets', async () => {
    const ann = await server.enter();
    const { guest: bo, browser } = await enterTold('fr');
    await leave(bo);
    const match = await begin(ann, bo, DAYS);
    await poll(() => titles(browser)).toEqual(['À vous de jouer']);
    await ann.connection.play(match, { type: 'hide', code: 'rrybw' });
    await moveAndLeave(bo, match, { type: 'hide', code: 'ggppw' });
    await ann.connection.play(match, { type: 'guess', code: 'rrrrr' });
    await poll(() => browser.told.length).toBe(2);

    const { message, headers, vapid } = browser.told[1] ?? {};
    expect(message).toEqual({
      title: 'À vous de jouer',
      body: `Casse-code avec ${ann.name}`,
      lang: 'fr',
      path: `/matches/${match}`,
      tag: `match ${match}`,
      waiting: 1,
    });
    const { publicKey } = await ann.api
      .notificationSettings()
      .then((page) => (page.ok ? page.value : { publicKey: '' }));
    expect(vapid).toMatchObject({
      aud: new URL(browser.endpoint).origin,
      sub: 'mailto:host@example.org',
      key: publicKey,
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '86400' });
    expect(JSON.stringify(message)).not.toMatch(/rrybw|ggppw|rrrrr/);
  });

  test('tells an offline player once that a friend has written, without what', async () => {
    const ann = await server.enter();
    const { guest: bo, browser } = await enterTold('nl');
    for (const [from, to] of [
      [ann, bo],
      [bo, ann],
    ] as const)
      await from.api.requestFriend({ body: { player: to.id } });
    expect((await ann.connection.tell(bo.id, 'Bo is looking at this')).ok).toBe(true);
    await leave(bo);
    expect((await ann.connection.tell(bo.id, 'The vault is open')).ok).toBe(true);
    await poll(() => browser.told.length).toBe(1);
    expect((await ann.connection.tell(bo.id, 'Hurry up')).ok).toBe(true);
    const message = browser.told[0]?.message;
    expect(message).toMatchObject({ title: `${ann.name} heeft je geschreven`, path: `/friends/${ann.id}` });
    expect(JSON.stringify(message)).not.toContain('vault');
    // Muted friends are not announced, and a second message soon after the first is not either.
    const cleo = await server.enter();
    await cleo.api.requestFriend({ body: { player: bo.id } });
    await bo.api.requestFriend({ body: { player: cleo.id } });
    await bo.api.mute({ params: { player: cleo.id } });
    expect((await cleo.connection.tell(bo.id, 'Can you hear me?')).ok).toBe(true);
    await begin(ann, bo, DAYS);
    await poll(() => titles(browser)).toEqual([`${ann.name} heeft je geschreven`, 'Jij bent aan zet']);
  });

  test('calls an offline player to a tournament match, no matter who moves first', async () => {
    const ann = await server.enter();
    const told = [await enterTold('en'), await enterTold('nl')];
    const wish = { name: 'Cup', game: 'fake-crystal', pace: LIVE, format: 'robin', places: 4 } as const;
    const made = await ann.api.createTournament({ body: { ...wish, start: { kind: 'hand' } } });
    const id = made.ok ? made.value.id : '';
    for (const { guest } of told) {
      expect((await guest.api.enterTournament({ params: { id }, body: {} })).ok).toBe(true);
      await leave(guest);
    }
    for (const bot of ['random', 'random'])
      expect((await ann.api.enterBot({ params: { id }, body: { bot } })).ok).toBe(true);
    expect((await ann.api.startTournament({ params: { id } })).ok).toBe(true);
    await poll(() => told.map(({ browser }) => titles(browser)[0])).toEqual([
      'Your tournament match is starting',
      'Je toernooipartij begint',
    ]);
  });

  test('does not notify again after a restart, and keeps the VAPID keys', async () => {
    const ann = await server.enter();
    const { guest: bo, browser } = await enterTold();
    await leave(bo);
    const match = await begin(ann, bo, DAYS);
    await poll(() => titles(browser)).toEqual(['Your turn']);
    const before = await ann.api.notificationSettings();
    await server.restart();
    // Another player's move loads the match, but it is the same decision of Bo's.
    expect((await ann.connection.play(match, { type: 'hide', code: 'rrybw' })).ok).toBe(true);
    expect((await bo.api.sendTestNotification()).ok).toBe(true);
    await poll(() => titles(browser)).toEqual(['Your turn', 'Notifications work']);
    expect(await ann.api.notificationSettings()).toEqual(before);
  });

  test('notifies a player who watched only of later turns', async () => {
    const bo = await server.enter();
    const { guest: ann, browser } = await enterTold();
    const match = await begin(ann, bo, DAYS);
    const eyes = watching(ann, match);
    await eyes.play({ type: 'hide', code: 'rrybw' });
    await bo.connection.play(match, { type: 'hide', code: 'ggppw' });
    await eyes.until(({ awaits }) => awaits.includes(0));
    await eyes.play({ type: 'guess', code: 'yyyyy' });
    await leave(ann);
    await bo.connection.play(match, { type: 'guess', code: 'wwwww' });
    await poll(() => browser.told.length).toBeGreaterThan(0);
    await ann.api.sendTestNotification();
    expect(titles(browser)).toEqual(['Your turn', 'Notifications work']);
  });

  test('in a live match notifies offline players only', async () => {
    const { guest: ann, browser: anns } = await enterTold();
    const { guest: bo, browser: bos } = await enterTold('nl');
    await leave(bo);
    const match = await begin(ann, bo, LIVE);
    watching(ann, match);
    await poll(() => titles(bos)).toEqual(['Jij bent aan zet']);
    expect(bos.told[0]?.headers).toMatchObject({ urgency: 'high', ttl: expect.stringMatching(/^(600|5\d\d)$/) });
    await ann.api.sendTestNotification();
    expect(titles(anns)).toEqual(['Notifications work']);
  });

  test('notifies offline players of the end of a correspondence match', async () => {
    const ann = await server.enter();
    const { guest: bo, browser } = await enterTold();
    await leave(bo);
    const match = await begin(ann, bo, DAYS);
    await poll(() => titles(browser)).toEqual(['Your turn']);
    await ann.connection.play(match, { type: 'resign' });
    await poll(() => titles(browser)).toEqual(['Your turn', 'Match over']);
  });

  test('notifies of an invitation once', async () => {
    const ann = await server.enter();
    const { guest: bo, browser } = await enterTold();
    const met = await begin(ann, bo, DAYS);
    await ann.connection.play(met, { type: 'resign' });
    await leave(bo);
    const table = await ann.api.openTable({ body: { game: 'crack-the-code' } });
    const id = table.ok ? table.value.id : '';
    for (let times = 0; times < 3; times++) {
      expect(
        (await requestAs(server.url, ann.cookie, ['POST', `/tables/${id}/invitations`, { player: bo.id }])).status,
      ).toBe(200);
    }
    await poll(() => titles(browser)).toContain(`${ann.name} invites you to play`);
    await bo.api.sendTestNotification();
    const calls = browser.told.filter(({ message }) => message.path === `/tables/${id}`);
    expect(calls.map(({ message }) => message.body)).toEqual(['Crack the Code']);
  });

  test('removes a gone subscription, and retries failed deliveries', async () => {
    const ann = await server.enter();
    const { guest: bo, browser: gone } = await enterTold();
    const { guest: cy, browser: slow } = await enterTold();
    gone.answers(410);
    slow.answers(503);
    for (const away of [bo, cy]) {
      await leave(away);
      await begin(ann, away, DAYS);
    }
    const browsersOf = async (guest: NodeClient) => {
      const page = await guest.api.notificationSettings();
      return page.ok ? page.value.browsers.length : undefined;
    };
    await poll(() => browsersOf(bo)).toBe(0);
    await poll(() => titles(slow)).toEqual(['Your turn']);
    expect(await browsersOf(cy)).toBe(1);
    expect(gone.told).toEqual([]);
  });

  test('limits to ten browsers, which the player can remove; ended sessions get nothing', async () => {
    const ann = await server.enter();
    const stranger = await server.enter();
    await ann.api.saveAccount({ body: { name: 'Ann of ten', password: PASSWORD } });
    const subscribe = (cookie: string) => {
      const { endpoint, p256dh, auth } = service.browser();
      return requestAs(server.url, cookie, ['PUT', '/notices', { endpoint, p256dh, auth, locale: 'en' }]);
    };
    const codes: (string | number)[] = [];
    for (let n = 0; n < 10; n++) {
      const { cookie } = await requestAs(server.url, '', [
        'POST',
        '/sessions',
        { name: 'Ann of ten', password: PASSWORD },
      ]);
      codes.push((await subscribe(cookie)).status);
    }
    codes.push((await subscribe(ann.cookie)).json.code ?? '');
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 'too-many-browsers']);

    const page = await ann.api.notificationSettings();
    const [first, second] = page.ok ? page.value.browsers : [];
    if (first === undefined || second === undefined) throw new Error('no browser is told');
    expect(JSON.stringify(page)).not.toContain('/send/');
    await stranger.api.unsubscribePush({ params: { session: first.session } });
    const left = await ann.api.unsubscribePush({ params: { session: first.session } });
    expect(left.ok && left.value.browsers.length).toBe(9);
    await ann.api.endSession({ params: { id: second.session } });
    const after = await ann.api.notificationSettings();
    expect(after.ok && after.value.browsers.length).toBe(8);
  });

  test('are exported and deleted with the account', async () => {
    const { guest: ann, browser } = await enterTold();
    const exported = await ann.api.exportAccount();
    expect(exported.ok && exported.value).toMatchObject({ notices: [{ endpoint: browser.endpoint, locale: 'en' }] });
    expect(JSON.stringify(exported)).not.toContain(browser.auth);
    const bo = await server.enter();
    await leave(ann);
    const match = await begin(bo, ann, DAYS);
    await poll(() => titles(browser)).toEqual(['Your turn']);
    await ann.api.deleteAccount();
    await bo.connection.play(match, { type: 'resign' });
    // Her endpoint may be used by another player now.
    const next = await server.enter();
    const { endpoint, p256dh, auth } = browser;
    await next.api.subscribePush({ body: { endpoint, p256dh, auth, locale: 'en' } });
    await next.api.sendTestNotification();
    expect(titles(browser)).toEqual(['Your turn', 'Notifications work']);
  });

  test('refuses an invalid subscription, and a test message without one', async () => {
    const ann = await server.enter();
    const { endpoint, p256dh, auth } = service.browser();
    const good = { endpoint, p256dh, auth, locale: 'en' };
    const bad = [{ p256dh: 'short' }, { auth: '' }, { locale: 'de' }, { extra: 1 }, { endpoint: '' }];
    const codes = await Promise.all(
      bad.map(
        async (change) =>
          (await requestAs(server.url, ann.cookie, ['PUT', '/notices', { ...good, ...change }])).json.code,
      ),
    );
    expect(codes).toEqual(bad.map(() => 'malformed'));
    const tested = await ann.api.sendTestNotification();
    expect(!tested.ok && tested.error.code).toBe('not-told');
    // Keys that are not on the curve can't be used, so the subscription is removed.
    const p256dhNone = 'A'.repeat(87);
    expect((await ann.api.subscribePush({ body: { ...good, p256dh: p256dhNone, locale: 'en' } })).ok).toBe(true);
    const sent = await ann.api.sendTestNotification();
    expect(sent.ok && sent.value.browsers).toEqual([]);
  });
});

test('a production server sends nothing to private addresses', async () => {
  const server = await openTestServer();
  const service = await openPushService();
  const ann = await server.enter();
  const { p256dh, auth, endpoint } = service.browser();
  const wishes = [
    endpoint,
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'http://push.example.org/x',
  ];
  const codes = await Promise.all(
    wishes.map(async (wish) => {
      const told = await ann.api.subscribePush({ body: { endpoint: wish, p256dh, auth, locale: 'en' } });
      return told.ok ? 'told' : told.error.code;
    }),
  );
  expect(codes).toEqual(wishes.map(() => 'bad-endpoint'));
  service.close();
  await server.close();
});
