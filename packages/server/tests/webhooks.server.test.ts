import type { NodeClient } from '@sesame/client';
import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAdminKey } from '../admin/admin-keys.ts';
import { makeWebhooks, type Webhooks } from '../community/webhooks/webhooks.ts';
import { DEFAULTS } from '../settings.ts';
import { type HookReceiver, openHookReceiver } from './hook-receiver.ts';
import { PASSWORD } from './http-request.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { beginDuel } from './test-server.ts';

const DAYS: TimeControl = { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 };
const LIVE: TimeControl = { kind: 'live', perMove: 60, bank: 60 };
const MINUTE_MS = 60_000;
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });
let count = 0;

describe('webhooks', () => {
  let receiver: HookReceiver;
  let server: OpenServer;
  let path = '';
  beforeAll(async () => {
    receiver = await openHookReceiver();
    server = await openServer({
      notifications: { ...DEFAULTS.notifications, delayMs: 100, allowPrivateEndpoints: true },
    });
  });
  afterAll(async () => {
    await server.close();
    receiver.close();
  });
  beforeEach(() => {
    count += 1;
    path = `/hook/${count}`;
  });

  const enterAccount = async () => {
    const client = await server.enter();
    await client.api.saveAccount({ body: { name: `Hooked ${count} ${client.id.slice(-6)}`, password: PASSWORD } });
    return client;
  };
  const bodies = () => receiver.received.filter((one) => one.path === path).map(({ body }) => body);
  const set = (client: NodeClient, shape: 'discord' | 'slack', locale: 'en' | 'fr' | 'nl' = 'en') =>
    client.api.setWebhook({ body: { url: `${receiver.url}${path}`, shape, locale } });

  test('tell a player of their turn in Discord’s shape', async () => {
    const [ann, bo] = [await server.enter(), await enterAccount()];
    expect(codeOf(await set(bo, 'discord'))).toBe('accepted');
    await poll(() => bodies()).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({ content: expect.stringContaining('Sesame will send its messages here.') });
    const { match } = await beginDuel([ann, bo], { pace: DAYS });
    await poll(() => bodies()).toHaveLength(2);
    const url = `${server.url}/matches/${match}`;
    expect(bodies()[1]).toEqual({
      content: `It’s your turn: Crack the Code with ${ann.name}\n${url}`,
      allowed_mentions: { parse: [] },
    });
  });

  test('tell in Slack’s shape and in the owner’s language', async () => {
    const [ann, bo] = [await server.enter(), await enterAccount()];
    await set(bo, 'slack', 'nl');
    const { match } = await beginDuel([ann, bo], { pace: DAYS });
    await poll(() => bodies()).toHaveLength(2);
    expect(bodies()).toContainEqual({
      text: expect.stringMatching(new RegExp(`^Jij bent aan zet: .*\n<${server.url}/matches/${match}>$`)),
    });
  });

  test('are shown to their owner alone, and can be removed', async () => {
    const [ann, bo] = [await server.enter(), await enterAccount()];
    await set(bo, 'slack');
    await poll(() => bodies()).toHaveLength(1);
    const shown = await bo.api.webhook();
    expect(shown.ok && shown.value.webhook).toMatchObject({ url: `${receiver.url}${path}`, shape: 'slack' });
    expect(await ann.api.webhook()).toMatchObject({ value: {} });
    expect(await bo.api.removeWebhook()).toMatchObject({ value: {} });
    const { store } = server.inside.services;
    expect(await store.webhooks.find(bo.id)).toBeUndefined();
  });

  test('are for accounts', async () => {
    expect(codeOf(await set(await server.enter(), 'slack'))).toBe('account-first');
  });

  test('tell of tournaments and announcements where an admin has set one', async () => {
    const admin = await enterAccount();
    const { store, now } = server.inside.services;
    const key = await addAdminKey(store, now);
    expect((await admin.api.redeemAdminKey({ body: { key } })).ok).toBe(true);
    const hook = { url: `${receiver.url}${path}`, shape: 'slack', locale: 'en' } as const;
    expect(codeOf(await admin.api.setServerWebhook({ body: hook }))).toBe('accepted');
    expect(codeOf(await admin.api.announce({ body: { text: 'Club night at <8>', minutes: 60 } }))).toBe('accepted');
    const wish = { name: 'Cup', game: 'crack-the-code', pace: LIVE, format: 'robin', places: 4 } as const;
    const made = await admin.api.createTournament({ body: { ...wish, start: { kind: 'hand' } } });
    const id = made.ok ? made.value.id : '';
    const texts = () => bodies().map((body) => (body as { text: string }).text);
    const page = `<${server.url}/tournaments/${id}>`;
    await poll(texts).toContain(`Cup: a Crack the Code tournament is open for entries\n${page}`);
    await poll(texts).toContain(`Club night at &lt;8&gt;\n<${server.url}>`);
    for (const bot of ['random', 'random', 'random'])
      expect(codeOf(await admin.api.enterBot({ params: { id }, body: { bot } }))).toBe('accepted');
    await admin.api.startTournament({ params: { id } });
    await poll(texts).toContain(`Cup: the Crack the Code tournament has started\n${page}`);
    const opened = texts().filter((text) => text.includes('open for entries'));
    expect(opened).toHaveLength(1);
    await admin.api.cancelTournament({ params: { id } });
    await admin.api.removeServerWebhook();
  });

  describe('that fail', () => {
    let now = Date.now() + 86_400_000;
    let sender: Webhooks;
    const logged: object[] = [];
    beforeEach(() => {
      logged.length = 0;
      sender = makeWebhooks({
        ...server.inside.services,
        allowPrivateEndpoints: true,
        now: () => now,
        log: { warn: (fields: object) => logged.push(fields), error: (fields: object) => logged.push(fields) } as never,
      });
    });
    const setHere = (player: string) =>
      sender.set(player, { url: `${receiver.url}${path}`, shape: 'slack', locale: 'en' }, server.url);
    /** Sends what is due at the test's own time. */
    const pass = async (milliseconds: number) => {
      now += milliseconds;
      await sender.poll();
    };

    test('are tried again, a bounded number of times, and logged once', async () => {
      const { id } = await enterAccount();
      receiver.answers(...Array.from({ length: 20 }, () => 503));
      await setHere(id);
      for (let tries = 0; tries < 10; tries += 1) await pass(12 * 60 * MINUTE_MS);
      receiver.answers();
      await pass(12 * 60 * MINUTE_MS);
      expect(bodies()).toEqual([]);
      expect(logged).toHaveLength(1);
      await sender.stop();
    });

    test('are forgotten when they are gone over there, and redirects are not followed', async () => {
      const { id } = await enterAccount();
      receiver.answers(302);
      await setHere(id);
      await pass(0);
      expect(receiver.received.some((one) => one.path === '/elsewhere')).toBe(false);
      receiver.answers(404);
      await pass(MINUTE_MS);
      expect(await server.inside.services.store.webhooks.find(id)).toBeUndefined();
      await sender.stop();
    });
  });

  test.each([
    'http://hooks.slack.com/services/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://hooks.slack.com:8443/x',
    'nonsense',
  ])('cannot be at %s', async (url) => {
    const strict = makeWebhooks({ ...server.inside.services, allowPrivateEndpoints: false, log: console });
    const { id } = await enterAccount();
    expect(codeOf(await strict.set(id, { url, shape: 'slack', locale: 'en' }, server.url))).toBe('bad-webhook');
    await strict.stop();
  });
});
