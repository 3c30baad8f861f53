import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../settings.ts';
import { PASSWORD, requestAs } from './http-request.ts';
import { openTestServer, QUIET, type TestServer } from './test-server.ts';
import { useTestTime } from './test-time.ts';

describe('sessions', () => {
  let server: TestServer;
  const time = useTestTime(() => [server.url]);
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  let names = 0;
  /** An account that is signed in on two devices. */
  const twoPlaces = async () => {
    names += 1;
    const name = `Bo ${names}`;
    const home = await server.enter();
    await home.api.saveAccount({ body: { name, password: PASSWORD } });
    const away = await requestAs(server.url, '', ['POST', '/sessions', { name, password: PASSWORD }]);
    return { home, away, name };
  };
  const sessionsOf = async (cookie: string) => {
    const { json } = await requestAs(server.url, cookie, ['GET', '/sessions']);
    return json as unknown as { id: string; here: boolean; agent: string }[];
  };

  test('are listed with the current one marked, without anything usable to sign in', async () => {
    const { home, away } = await twoPlaces();
    const listed = await sessionsOf(away.cookie);
    expect(listed.map(({ here }) => here).toSorted()).toEqual([false, true]);
    for (const { id } of listed) {
      expect((await requestAs(server.url, `sesame=${id}`, ['GET', '/account'])).status).toBe(401);
    }
    expect(JSON.stringify(listed)).not.toContain(home.cookie.slice(7, 40));
  });

  test('are stored by hash, without addresses', async () => {
    const guest = await server.enter();
    const secret = decodeURIComponent(guest.cookie.slice('sesame='.length)).split('.')[0] ?? '';
    expect(secret).toHaveLength(43);
    const rows = await server.ask('select * from sessions where player_id = ?', guest.id);
    expect(rows.map(({ id }) => id)).toEqual([createHash('sha256').update(secret).digest('base64url')]);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1/);
  });

  test('show their browser and system', async () => {
    const answer = await fetch(`${server.url}/api/me`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await sessionsOf(cookie)).map(({ agent }) => agent)).toEqual(['Firefox · Linux']);
  });

  test('that are ended close at once, with their sockets', async () => {
    const { home, away } = await twoPlaces();
    const open = (cookie: string) =>
      new Promise<WebSocket>((opened) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
        socket.once('open', () => opened(socket));
      });
    const [here, there] = await Promise.all([open(home.cookie), open(away.cookie)]);
    const closed = new Promise((gone) => there.once('close', gone));
    const other = (await sessionsOf(home.cookie)).find((session) => !session.here);
    const left = await home.api.endSession({ params: { id: other?.id ?? '' } });
    expect(left.ok && left.value.map((session) => session.here)).toEqual([true]);
    await closed;
    expect((await requestAs(server.url, away.cookie, ['GET', '/sessions'])).status).toBe(401);
    expect(here.readyState).toBe(WebSocket.OPEN);
    expect((await home.api.sessions()).ok).toBe(true);
    here.close();
  });

  test('elsewhere can be ended all at once', async () => {
    const { home, away, name } = await twoPlaces();
    const third = await requestAs(server.url, '', ['POST', '/sessions', { name, password: PASSWORD }]);
    const left = await home.api.endOtherSessions();
    expect(left.ok && left.value).toHaveLength(1);
    for (const { cookie } of [away, third]) {
      expect((await requestAs(server.url, cookie, ['GET', '/sessions'])).status).toBe(401);
    }
  });

  test('of others can’t be ended or probed', async () => {
    const { home } = await twoPlaces();
    const stranger = await server.enter();
    const [session] = await sessionsOf(home.cookie);
    const tried = await stranger.api.endSession({ params: { id: session?.id ?? '' } });
    const made = await stranger.api.endSession({ params: { id: 'x'.repeat(43) } });
    expect(tried).toMatchObject({ ok: false, error: { code: 'no-session' } });
    expect(made).toEqual(tried);
    expect((await home.api.sessions()).ok).toBe(true);
  });

  test('of a guest who creates an account are replaced: the old cookie does not open the account', async () => {
    const guest = await server.enter();
    const before = guest.cookie;
    await guest.api.saveAccount({ body: { name: 'Renewed', password: PASSWORD } });
    expect(guest.cookie).not.toBe(before);
    expect((await sessionsOf(guest.cookie)).map(({ here }) => here)).toEqual([true]);
    const statusOfOld = async () => (await requestAs(server.url, before, ['GET', '/account'])).status;
    await time.until(async () => (await statusOfOld()) === 401);
    expect((await requestAs(server.url, guest.cookie, ['GET', '/account'])).status).toBe(200);
  });

  test('over TLS have cookies that only this very host can set, and that count under no other name', async () => {
    const enter = async (headers: Record<string, string>) => {
      const answer = await fetch(`${server.url}/api/me`, { method: 'POST', headers });
      const cookies = answer.headers.getSetCookie();
      return { id: ((await answer.json()) as { id: string }).id, cookies };
    };
    const tls = { 'x-forwarded-proto': 'https' };
    const first = await enter(tls);
    for (const cookie of first.cookies) expect(cookie).toMatch(/^__Host-sesame.*Path=\/.*HttpOnly; Secure/);
    const cookie = first.cookies[0]?.split(';')[0] ?? '';
    expect((await enter({ ...tls, cookie })).id).toBe(first.id);
    expect((await enter({ ...tls, cookie: cookie.replace('__Host-', '') })).id).not.toBe(first.id);
    const plain = await enter({});
    const plainCookie = plain.cookies[0]?.split(';')[0] ?? '';
    expect((await enter({ cookie: plainCookie })).id).toBe(plain.id);
    expect((await enter({ ...tls, cookie: `__Host-${plainCookie}` })).id).not.toBe(plain.id);
  });

  test('of a guest end, with their sockets, soon after the browser signs in', async () => {
    const { name, home } = await twoPlaces();
    const guest = await server.enter();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: guest.cookie },
    });
    const closed = new Promise((gone) => socket.once('close', gone));
    await new Promise((opened) => socket.once('open', opened));
    const signed = await requestAs(server.url, guest.cookie, ['POST', '/sessions', { name, password: PASSWORD }]);
    expect(signed.json.id).toBe(home.id);
    // Another tab without the new cookie is still the guest.
    expect((await requestAs(server.url, guest.cookie, ['POST', '/me'])).json.id).toBe(guest.id);
    await time.hurry(closed);
    expect((await requestAs(server.url, guest.cookie, ['GET', '/account'])).status).toBe(401);
  });
});

test('limits sign-ins per address', async () => {
  const server = await openTestServer({ limits: { ...DEFAULTS.limits, ...QUIET.limits, signInsPerMinute: 3 } });
  try {
    const tried: number[] = [];
    for (let n = 0; n < 5; n++) {
      const body = { name: `Nobody ${n}`, password: 'close sesame' };
      tried.push((await requestAs(server.url, '', ['POST', '/sessions', body])).status);
    }
    expect(tried).toEqual([401, 401, 401, 429, 429]);
    const guest = await server.enter();
    const taken: string[] = [];
    for (let n = 0; n < 5; n++) {
      const kept = await guest.api.saveAccount({ body: { name: `Ann ${n}`, password: PASSWORD } });
      taken.push(kept.ok ? 'kept' : kept.error.code);
    }
    expect(taken).toEqual(['kept', 'kept', 'kept', 'too-fast', 'too-fast']);
  } finally {
    await server.close();
  }
});
