import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterAccount, enterAdmin, makeProofOld } from './admin-staff.ts';
import { given } from './authorisation-cast.ts';
import { PASSWORD, requestAs } from './http-request.ts';
import { type OpenServer, openServer } from './open-server.ts';

let server: OpenServer;
let admin: NodeClient;
let moderator: NodeClient;
beforeAll(async () => {
  server = await openServer();
  admin = await enterAdmin(server);
  moderator = await enterAccount(server);
  given(await admin.api.setRole({ params: { id: moderator.id }, body: { role: 'moderator' } }));
});
afterAll(() => server.close());

const about = (id: string) => ({ params: { id } });
const refused = (code: string) => ({ ok: false, error: { code } });

/** A browser that keeps its cookies, in a network. */
const openBrowser = (start: string) => {
  let address = start;
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };
  const enter = () => send('POST', '/me');
  return {
    send,
    enter,
    moveTo: (next: string) => {
      address = next;
    },
    forgetSession: () => jar.delete('sesame'),
    forgetAll: () => jar.clear(),
  };
};

describe('people', () => {
  test('are found by part of their name, be they guests or members, and listed', async () => {
    const guest = await server.enter();
    given(await guest.api.rename({ body: { name: 'Zebra 100%_x' } }));
    const member = await enterAccount(server);
    const search = async (name: string) => given(await moderator.api.people({ query: { name } })).map(({ id }) => id);
    expect(await search('zebra')).toEqual([guest.id]);
    expect(await search('100%_')).toEqual([guest.id]);
    expect(await search('100__')).toEqual([]);
    expect(await search(member.name.toUpperCase())).toContain(member.id);
    const list = async (list: 'recent' | 'banned' | 'muted' | 'staff') =>
      given(await moderator.api.people({ query: { list } }));
    expect((await list('recent')).map(({ id }) => id)).toEqual(expect.arrayContaining([guest.id, member.id]));
    expect((await list('staff')).map(({ id, role }) => [id, role])).toEqual(
      expect.arrayContaining([
        [admin.id, 'admin'],
        [moderator.id, 'moderator'],
      ]),
    );
    expect((await list('muted')).map(({ id }) => id)).not.toContain(guest.id);
    given(await moderator.api.mutePerson({ ...about(guest.id), body: { minutes: 5, note: '' } }));
    expect((await list('muted')).map(({ id }) => id)).toContain(guest.id);
  });

  test('are shown with their matches, sessions and reports', async () => {
    const [ann, bo] = [await enterAccount(server), await server.enter()];
    const table = given(await ann.api.openTable({ body: { game: 'crack-the-code' } }));
    const sat = given(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } }));
    given(await bo.api.report({ body: { about: ann.id, reason: 'rude', words: 'Look' } }));
    const person = given(await moderator.api.person(about(ann.id)));
    expect(person).toMatchObject({ id: ann.id, name: ann.name, guest: false, password: true, mayChange: true });
    expect(person.matches.map(({ id }) => id)).toEqual([sat.match]);
    expect(person.sessions.length).toBeGreaterThan(0);
    expect(person.reports).toMatchObject([{ words: 'Look', by: { id: bo.id }, about: { id: ann.id } }]);
    expect(JSON.stringify(person)).not.toContain('argon2');
    expect(await moderator.api.person(about('nobody'))).toMatchObject(refused('no-player'));
  });

  test('who share a browser are shown together', async () => {
    const browser = openBrowser('203.0.113.77');
    const first = await browser.enter();
    browser.forgetSession();
    const second = await browser.enter();
    const person = given(await moderator.api.person(about(String(first.json.id))));
    expect(person.sameSource.map(({ id }) => id)).toEqual([second.json.id]);
  });

  test('are renamed, at their seat and for signing in', async () => {
    const ann = await enterAccount(server);
    expect(given(await moderator.api.renamePerson({ ...about(ann.id), body: { name: 'Politer' } })).name).toBe(
      'Politer',
    );
    const signedIn = await requestAs(server.url, '', ['POST', '/sessions', { name: 'politer', password: PASSWORD }]);
    expect(signedIn.json).toMatchObject({ id: ann.id, name: 'Politer' });
    const taken = await moderator.api.renamePerson({ ...about((await server.enter()).id), body: { name: 'Politer' } });
    expect(taken).toMatchObject(refused('name-taken'));
  });

  test('are signed out everywhere, or in one browser', async () => {
    const ann = await enterAccount(server);
    const signIn = async () =>
      (await requestAs(server.url, '', ['POST', '/sessions', { name: ann.name, password: PASSWORD }])).cookie;
    const [one, other] = [await signIn(), await signIn()];
    const isIn = async (cookie: string) => (await requestAs(server.url, cookie, ['GET', '/account'])).status === 200;
    const mine = given(await ann.api.sessions()).find(({ here }) => here)?.id ?? '';
    given(await moderator.api.endPersonSession({ params: { id: ann.id, session: mine } }));
    expect([await isIn(ann.cookie), await isIn(one), await isIn(other)]).toEqual([false, true, true]);
    expect(given(await moderator.api.endPersonSessions(about(ann.id))).sessions).toEqual([]);
    expect([await isIn(one), await isIn(other)]).toEqual([false, false]);
    expect(await signIn()).not.toBe('');
  });

  test('get a link to set a new password from admins only, who prove themselves first', async () => {
    const [ann, maker] = [await enterAccount(server), await enterAdmin(server)];
    // With it a moderator could take over any member.
    expect(await moderator.api.makePasswordLink(about(ann.id))).toMatchObject(refused('not-found'));
    const { token } = given(await maker.api.makePasswordLink(about(ann.id)));
    const used = await requestAs(server.url, '', ['POST', '/new-password', { token, password: 'another password' }]);
    expect(used.json).toMatchObject({ id: ann.id });
    await makeProofOld(server, maker.id);
    expect(await maker.api.makePasswordLink(about(ann.id))).toMatchObject(refused('prove-first'));
    const { store, now } = server.inside.services;
    for (const { id } of await store.sessions.ofPlayer(moderator.id)) {
      await store.sessions.touch(id, { provedAt: now() });
    }
  });
});

describe('a ban', () => {
  const ban = async (id: string, minutes?: number) =>
    given(await moderator.api.banPerson({ ...about(id), body: { reason: 'Cheating', ...(minutes && { minutes }) } }));

  test('holds for account and sessions, with its reason, until it ends', async () => {
    const ann = await enterAccount(server);
    const person = await ban(ann.id, 10);
    expect(person.ban).toMatchObject({ reason: 'Cheating', until: expect.any(Number) });
    expect(person.sessions).toEqual([]);
    expect((await requestAs(server.url, ann.cookie, ['GET', '/account'])).status).toBe(401);
    const signIn = () => requestAs(server.url, '', ['POST', '/sessions', { name: ann.name, password: PASSWORD }]);
    expect(await signIn()).toMatchObject({
      status: 403,
      json: { code: 'banned', reason: 'Cheating', until: person.ban?.until },
    });
    const wrong = await requestAs(server.url, '', ['POST', '/sessions', { name: ann.name, password: 'wrong' }]);
    expect(wrong.json.code).toBe('wrong-credentials');
    const { token } = given(await server.inside.services.passwordLinks.make(ann.id));
    const withLink = await requestAs(server.url, '', ['POST', '/new-password', { token, password: PASSWORD }]);
    expect(withLink.json.code).toBe('banned');
    expect(given(await moderator.api.people({ query: { list: 'banned' } })).map(({ id }) => id)).toContain(ann.id);

    // The same at the end of the ban.
    const { store, now } = server.inside.services;
    const stored = await store.bans.of(ann.id, now());
    if (stored === undefined) throw new Error('there is no ban');
    expect(await store.bans.of(ann.id, (stored.until ?? 0) - 1)).toBeDefined();
    expect(await store.bans.of(ann.id, stored.until ?? 0)).toBeUndefined();
    await store.bans.put({ ...stored, until: now() - 1 }, []);
    expect((await signIn()).status).toBe(200);
    expect(given(await moderator.api.person(about(ann.id))).ban).toBeUndefined();
  });

  test('is lifted', async () => {
    const ann = await enterAccount(server);
    await ban(ann.id);
    expect(given(await moderator.api.liftBan(about(ann.id))).ban).toBeUndefined();
    const signedIn = await requestAs(server.url, '', ['POST', '/sessions', { name: ann.name, password: PASSWORD }]);
    expect(signedIn.status).toBe(200);
  });

  test('keeps out new guests of the same browser, and of the same network', async () => {
    const rude = openBrowser('198.51.100.7');
    const entered = await rude.enter();
    const neighbour = openBrowser('198.51.100.7');
    expect((await neighbour.enter()).status).toBe(200);
    await ban(String(entered.json.id), 60);
    expect(await rude.enter()).toMatchObject({ status: 403, json: { code: 'banned', reason: 'Cheating' } });
    rude.forgetAll();
    expect(await rude.enter()).toMatchObject({ status: 403, json: { code: 'banned' } });
    expect(await openBrowser('198.51.100.7').enter()).toMatchObject({ status: 403 });
    // Those who were there before stay, and others may come.
    expect((await neighbour.send('GET', '/account')).status).toBe(200);
    expect((await openBrowser('198.51.100.8').enter()).status).toBe(200);
  });

  test('follows the browser into another network; both are free again after a time', async () => {
    const { store, now } = server.inside.services;
    const rude = openBrowser('198.51.100.20');
    const id = String((await rude.enter()).json.id);
    const { browser, network } = (await store.sessions.ofPlayer(id))[0]?.source ?? {};
    if (browser === undefined || network === undefined) throw new Error('the source is not known');
    await ban(id);
    rude.moveTo('198.51.100.21');
    expect((await rude.enter()).json.code).toBe('banned');
    expect((await openBrowser('198.51.100.21').enter()).status).toBe(200);
    const isKeptOut = async (source: object, days: number) =>
      (await store.bans.ofSource(source, now() + days * 86_400_000)) !== undefined;
    expect([await isKeptOut({ network }, 2), await isKeptOut({ network }, 4)]).toEqual([true, false]);
    expect([await isKeptOut({ browser }, 89), await isKeptOut({ browser }, 91)]).toEqual([true, false]);
    expect((await store.bans.of(id, now() + 1_000 * 86_400_000))?.reason).toBe('Cheating');
  });

  test('stops the bots of the banned', async () => {
    const ann = await enterAccount(server);
    const { token } = given(await ann.api.createBot({ body: { name: `${ann.name} Bot` } }));
    const asBot = () =>
      fetch(`${server.url}/api/me`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect((await asBot()).status).toBe(200);
    await ban(ann.id);
    expect((await asBot()).status).toBe(401);
  });

  test('closes the tables where the banned wait', async () => {
    const ann = await enterAccount(server);
    const { id } = given(await ann.api.openTable({ body: { game: 'crack-the-code', open: true } }));
    await ban(ann.id);
    expect(await admin.api.table({ params: { id } })).toMatchObject(refused('no-table'));
  });
});

describe('rights', () => {
  test('of a moderator end where the server begins', async () => {
    const { api } = moderator;
    const tried = await Promise.all([
      api.setRole({ ...about(moderator.id), body: { role: 'admin' } }),
      api.auditLog(),
      api.adminMetrics(),
      api.adminOverview(),
      api.announce({ body: { text: 'Hello', minutes: 1 } }),
      api.setRegistration({ body: { accounts: 'closed', guests: false } }),
      api.makeInvitation({ body: { uses: 1, days: 1 } }),
      api.startBackup(),
      api.backups(),
    ]);
    expect(tried.map((one) => one.ok)).toEqual(tried.map(() => false));
    expect(given(await api.staffStatus())).toMatchObject({ role: 'moderator' });
    expect((await api.reports()).ok).toBe(true);
  });

  test('protect from those with the same rights or less', async () => {
    const other = await enterAccount(server);
    given(await admin.api.setRole({ ...about(other.id), body: { role: 'moderator' } }));
    for (const id of [other.id, admin.id, moderator.id]) {
      const tried = await Promise.all([
        moderator.api.banPerson({ ...about(id), body: { reason: 'x' } }),
        moderator.api.mutePerson({ ...about(id), body: { minutes: 1, note: '' } }),
        moderator.api.renamePerson({ ...about(id), body: { name: 'Nobody Else' } }),
        moderator.api.endPersonSessions(about(id)),
      ]);
      for (const one of tried) expect(one).toMatchObject(refused('outranked'));
      expect(given(await moderator.api.person(about(id))).mayChange).toBe(false);
    }
    const equal = await enterAdmin(server);
    expect(await admin.api.makePasswordLink(about(equal.id))).toMatchObject(refused('outranked'));
    given(await admin.api.setRole({ ...about(equal.id), body: { role: null } }));
    expect((await admin.api.makePasswordLink(about(equal.id))).ok).toBe(true);
    expect((await admin.api.banPerson({ ...about(other.id), body: { reason: 'x' } })).ok).toBe(true);
  });

  test('are passed on and withdrawn with a fresh proof, to accounts only', async () => {
    const [next, guest] = [await enterAccount(server), await server.enter()];
    expect(await admin.api.setRole({ ...about(guest.id), body: { role: 'moderator' } })).toMatchObject(
      refused('guest-rights'),
    );
    expect((await next.api.auditLog()).ok).toBe(false);
    expect(given(await admin.api.setRole({ ...about(next.id), body: { role: 'admin' } })).role).toBe('admin');
    expect((await next.api.auditLog()).ok).toBe(true);
    expect(given(await next.api.account()).staff).toBe('admin');
    await makeProofOld(server, next.id);
    expect(await next.api.setRole({ ...about(guest.id), body: { role: null } })).toMatchObject(refused('prove-first'));
    expect(await next.api.startBackup()).toMatchObject(refused('prove-first'));
    expect(given(await admin.api.setRole({ ...about(next.id), body: { role: null } })).role).toBeUndefined();
    expect((await next.api.auditLog()).ok).toBe(false);
  });

  test('need an account: a guest keeps the key for later', async () => {
    const guest = await server.enter();
    const { addAdminKey } = await import('../admin/admin-keys.ts');
    const { store, now } = server.inside.services;
    const key = await addAdminKey(store, now);
    expect(await guest.api.redeemAdminKey({ body: { key } })).toMatchObject(refused('account-first'));
    const member = await enterAccount(server);
    await makeProofOld(server, member.id);
    expect(await member.api.redeemAdminKey({ body: { key } })).toMatchObject(refused('prove-first'));
    const fresh = await enterAccount(server);
    given(await fresh.api.redeemAdminKey({ body: { key } }));
    given(await admin.api.setRole({ ...about(fresh.id), body: { role: null } }));
  });
});
