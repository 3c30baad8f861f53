import fastifyCookie from '@fastify/cookie';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, requestAs } from './http-request.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

describe('an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  let names = 0;
  const register = async () => {
    names += 1;
    const name = `Ann ${names}`;
    const guest = await server.enter();
    const kept = await guest.api.saveAccount({ body: { name, password: PASSWORD } });
    if (!kept.ok) throw new Error(kept.error.message);
    return { name, guest };
  };
  const signIn = async (name: string, password = PASSWORD, cookie = '') =>
    requestAs(server.url, cookie, ['POST', '/sessions', { name, password }]);
  const matchesOf = async ({ api }: Pick<NodeClient, 'api'>) => {
    const running = await api.matches({ query: { which: 'running' } });
    return running.ok ? running.value.map(({ id }) => id) : [];
  };

  test('keeps a guest’s matches on other devices', async () => {
    const { guest, name } = await register();
    const { match } = await openDuel([guest, await server.enter()]);
    const elsewhere = await signIn(name.toUpperCase());
    expect(elsewhere).toMatchObject({ status: 200, json: { id: guest.id, name, guest: false } });
    expect(elsewhere.cookie).not.toBe(guest.cookie);
    const other = await connectAsGuest(server.url, elsewhere.cookie);
    other.connection.close();
    expect(other.id).toBe(guest.id);
    expect(await matchesOf(other)).toEqual([match]);
  });

  test('is described to its owner, without secrets', async () => {
    const { guest, name } = await register();
    const described = await guest.api.account();
    expect(described).toMatchObject({ ok: true, value: { name, guest: false, password: true, passkeys: [] } });
    expect(JSON.stringify(described)).not.toContain('argon2');
  });

  test('is opened by its password only; wrong name and wrong password get the same answer', async () => {
    const { name } = await register();
    const wrong = await signIn(name, 'close sesame');
    const nobody = await signIn('Nobody', 'close sesame');
    expect(wrong).toMatchObject({ status: 401, json: { code: 'wrong-credentials' }, cookie: '' });
    expect(nobody).toEqual(wrong);
  });

  test('needs a free name and a password of minimum length', async () => {
    const { name } = await register();
    const guest = await server.enter();
    const tried = await Promise.all([
      guest.api.saveAccount({ body: { name: ` ${name.toLowerCase()}`, password: PASSWORD } }),
      guest.api.saveAccount({ body: { name: 'Fresh', password: 'x'.repeat(MIN_PASSWORD_LENGTH - 1) } }),
      guest.api.saveAccount({ body: { name: 'Fresh', password: 'x'.repeat(MAX_PASSWORD_LENGTH + 1) } }),
      guest.api.saveAccount({ body: { name: ' ', password: PASSWORD } }),
    ]);
    const codes = tried.map((answer) => (answer.ok ? 'accepted' : answer.error.code));
    expect(codes).toEqual(['name-taken', 'malformed', 'malformed', 'malformed']);
    expect(await guest.api.account()).toMatchObject({ ok: true, value: { guest: true, name: guest.name } });
  });

  test('signing in as a guest with matches leaves them with the guest', async () => {
    const { guest: ann, name } = await register();
    const guest = await server.enter();
    const { match } = await openDuel([guest, await server.enter()]);
    const signed = await signIn(name, PASSWORD, guest.cookie);
    expect(signed.json.id).toBe(ann.id);
    const now = await connectAsGuest(server.url, signed.cookie);
    now.connection.close();
    expect(await matchesOf(now)).not.toContain(match);
    const summary = await now.api.match({ params: { id: match } });
    expect(summary.ok && summary.value).toMatchObject({ you: null, seats: [{ player: guest.id }, {}] });
  });

  test('changes its password only after re-authentication, and ends other sessions', async () => {
    const { guest, name } = await register();
    const thief = await signIn(name);
    await makeProofOld(server, guest.id);
    const change = { name, password: 'another password' };
    expect(await requestAs(server.url, thief.cookie, ['PUT', '/account', change])).toMatchObject({
      status: 403,
      json: { code: 'prove-first' },
    });
    // Signing in again re-authenticates; the session stays the same.
    const proved = await signIn(name, PASSWORD, guest.cookie);
    expect(proved.cookie).toBe(guest.cookie);
    expect((await guest.api.saveAccount({ body: change })).ok).toBe(true);
    expect((await requestAs(server.url, thief.cookie, ['GET', '/account'])).status).toBe(401);
    expect((await guest.api.account()).ok).toBe(true);
    expect((await signIn(name)).status).toBe(401);
    expect((await signIn(name, 'another password')).status).toBe(200);
  });

  test('that was renamed changes its password under the new name', async () => {
    const { guest, name } = await register();
    const renamed = `${name} Robert`;
    expect(await guest.api.rename({ body: { name: renamed } })).toMatchObject({ ok: true, value: { name: renamed } });
    // As the page sends it: the new name with the new password.
    expect(await guest.api.saveAccount({ body: { name: renamed, password: 'another password' } })).toMatchObject({
      ok: true,
      value: { name: renamed, guest: false, password: true },
    });
    expect(await signIn(renamed, 'another password')).toMatchObject({
      status: 200,
      json: { id: guest.id, name: renamed },
    });
    expect((await signIn(renamed)).status).toBe(401);
    expect((await signIn(name, 'another password')).status).toBe(401);
    // The old name is kept from others for a while, and so is one that only looks like it.
    const other = await server.enter();
    for (const taken of [name, renamed.toUpperCase(), renamed.replaceAll('o', 'о')]) {
      expect(await other.api.saveAccount({ body: { name: taken, password: PASSWORD } })).toMatchObject({
        error: { code: 'name-taken' },
      });
      expect(await other.api.rename({ body: { name: taken } })).toMatchObject({ error: { code: 'name-taken' } });
    }
    for (const reserved of ['Admin', 'Sеsame', 'Deleted player']) {
      expect(await other.api.rename({ body: { name: reserved } })).toMatchObject({ error: { code: 'name-taken' } });
    }
    expect((await guest.api.rename({ body: { name } })).ok).toBe(true);
  });

  test('is renamed and exported only after re-authentication; a guest is without', async () => {
    const { guest, name } = await register();
    await makeProofOld(server, guest.id);
    const refused = { ok: false, error: { code: 'prove-first' } };
    expect(await guest.api.rename({ body: { name: `${name} B` } })).toMatchObject(refused);
    expect(await guest.api.exportAccount()).toMatchObject(refused);
    expect(await guest.api.confirmIdentity()).toMatchObject(refused);
    expect(await guest.api.account()).toMatchObject({ value: { name } });
    await signIn(name, PASSWORD, guest.cookie);
    expect((await guest.api.confirmIdentity()).ok).toBe(true);
    expect(await guest.api.exportAccount()).toMatchObject({ value: { profile: { name } } });
    expect(await guest.api.rename({ body: { name: `${name} B` } })).toMatchObject({ value: { name: `${name} B` } });
    const other = await server.enter();
    expect((await other.api.rename({ body: { name: `${name} C` } })).ok).toBe(true);
    expect((await other.api.exportAccount()).ok).toBe(true);
  });

  test('is deleted only after re-authentication; matches stay with the others', async () => {
    const { guest, name } = await register();
    const bo = await server.enter();
    const over = await openDuel([guest, bo]);
    await over.ann.play({ type: 'resign' });
    const running = await openDuel([guest, bo]);
    const waiting = await guest.api.openTable({ body: { game: 'crack-the-code', open: true } });
    const elsewhere = await signIn(name);
    await guest.connection.say(running.table.id, 'Hello');

    await makeProofOld(server, guest.id);
    expect(await guest.api.deleteAccount()).toMatchObject({ ok: false, error: { code: 'prove-first' } });
    await signIn(name, PASSWORD, guest.cookie);
    expect((await guest.api.deleteAccount()).ok).toBe(true);

    for (const cookie of [guest.cookie, elsewhere.cookie]) {
      expect((await requestAs(server.url, cookie, ['GET', '/account'])).status).toBe(401);
    }
    expect((await signIn(name)).status).toBe(401);
    const record = await bo.api.matchRecord({ params: { id: over.match } });
    expect(record.ok && record.value.seats).toEqual([name, bo.name]);
    expect(await matchesOf(bo)).toContain(running.match);
    expect(await server.ask('select name from players where id = ?', guest.id)).toEqual([{ name: 'Deleted player' }]);
    expect(await server.ask('select name, text from chat where player_id = ?', guest.id)).toEqual([
      { name: 'Deleted player', text: 'Hello' },
    ]);
    const listed = await bo.api.tables();
    expect(waiting.ok && listed.ok && listed.value.some(({ id }) => id === waiting.value.id)).toBe(false);
  });

  test('a guest is deleted without re-authentication, and the old cookie is void', async () => {
    const guest = await server.enter();
    expect((await guest.api.deleteAccount()).ok).toBe(true);
    expect((await enter(guest.cookie)).json.id).not.toBe(guest.id);
    expect((await enter(await oldCookie(server, guest.id))).json.id).not.toBe(guest.id);
  });

  const enter = (cookie: string) => requestAs(server.url, cookie, ['POST', '/me']);

  test('a cookie that is only a player’s id, however it is signed, is nobody’s', async () => {
    const guest = await server.enter();
    expect((await enter(await oldCookie(server, guest.id))).json.id).not.toBe(guest.id);
  });

  test('a forged cookie is refused', async () => {
    const guest = await server.enter();
    const forged = `sesame=${encodeURIComponent(fastifyCookie.sign(guest.id, 'some other key'))}`;
    expect((await enter(forged)).json.id).not.toBe(guest.id);
    expect((await enter(`sesame=${guest.id}`)).json.id).not.toBe(guest.id);
  });

  test('is documented in the API', async () => {
    const description = (await (await fetch(`${server.url}/api/docs/json`)).json()) as { paths: object };
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/api/account',
        '/api/account/export',
        '/api/account/passkeys/{id}',
        '/api/sessions/{id}',
      ]),
    );
  });
});

/** Moves all times of a player back by eleven minutes. */
const makeProofOld = (server: TestServer, player: string) =>
  server.ask('update sessions set proved_at = proved_at - 660000 where player_id = ?', player);

/** The cookie that guests had before there were sessions: their id, signed. */
const oldCookie = async (server: TestServer, player: string): Promise<string> => {
  const [row] = await server.ask("select value from house where key = 'cookie_key'");
  return `sesame=${encodeURIComponent(fastifyCookie.sign(player, String(row?.value)))}`;
};
