import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from './authorisation-cast.ts';
import { PASSWORD, requestAs } from './http-request.ts';
import { type OpenServer, openServer } from './open-server.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const NEW_PASSWORD = 'another password';
let names = 0;
const register = async () => {
  names += 1;
  const name = `Ann ${names}`;
  const guest = await server.enter();
  given(await guest.api.saveAccount({ body: { name, password: PASSWORD } }));
  return { ...guest, name };
};
const makeLink = async (player: string, lifetimeMs?: number) =>
  given(await server.inside.services.passwordLinks.make(player, lifetimeMs)).token;
const use = (token: string, password = NEW_PASSWORD) =>
  requestAs(server.url, '', ['POST', '/new-password', { token, password }]);
const signIn = (name: string, password: string) => requestAs(server.url, '', ['POST', '/sessions', { name, password }]);
const EXPIRED = { status: 410, json: { code: 'link-expired' } };

test('a link sets a new password once, signs in here and out everywhere else', async () => {
  const ann = await register();
  const token = await makeLink(ann.id);
  expect(await requestAs(server.url, '', ['POST', '/new-password/link', { token }])).toMatchObject({
    status: 200,
    json: { name: ann.name },
  });
  const there = await use(token);
  expect(there).toMatchObject({ status: 200, json: { id: ann.id, name: ann.name, guest: false } });
  expect((await requestAs(server.url, there.cookie, ['GET', '/account'])).json.id).toBe(ann.id);
  expect((await requestAs(server.url, ann.cookie, ['GET', '/account'])).status).toBe(401);
  expect((await signIn(ann.name, PASSWORD)).status).toBe(401);
  expect((await signIn(ann.name, NEW_PASSWORD)).status).toBe(200);
  expect(await use(token, 'a third password')).toMatchObject(EXPIRED);
  expect(await requestAs(server.url, '', ['POST', '/new-password/link', { token }])).toMatchObject(EXPIRED);
  expect((await signIn(ann.name, NEW_PASSWORD)).status).toBe(200);
});

test('a link expires, and a newer one replaces it', async () => {
  const ann = await register();
  expect(await use(await makeLink(ann.id, 0))).toMatchObject(EXPIRED);
  const [older, newer] = [await makeLink(ann.id), await makeLink(ann.id)];
  expect(await use(older)).toMatchObject(EXPIRED);
  expect((await use(newer)).status).toBe(200);
});

test('a password that is too short does not use up the link', async () => {
  const ann = await register();
  const token = await makeLink(ann.id);
  expect(await use(token, 'short')).toMatchObject({ status: 400, json: { code: 'malformed' } });
  expect((await use(token)).status).toBe(200);
});

test('an account with passkeys only gets the name it shows as its sign-in name', async () => {
  const guest = await server.enter();
  given(await guest.api.rename({ body: { name: 'Only A Passkey' } }));
  const passkey = { publicKey: '', counter: 0, transports: [], label: '', createdAt: 0 };
  await server.inside.services.store.passkeys.add({ id: 'of-guest', player: guest.id, ...passkey });
  expect((await use(await makeLink(guest.id))).status).toBe(200);
  expect((await signIn('Only A Passkey', NEW_PASSWORD)).json.id).toBe(guest.id);
});

test('guests have no password to set, and a deleted account no link', async () => {
  const guest = await server.enter();
  expect(await server.inside.services.passwordLinks.make(guest.id)).toMatchObject({ error: { code: 'no-account' } });
  const ann = await register();
  const token = await makeLink(ann.id);
  given(await ann.api.deleteAccount());
  expect(await use(token)).toMatchObject(EXPIRED);
});

test('the store has only the hash of a token', async () => {
  const ann = await register();
  const token = await makeLink(ann.id);
  expect(await server.inside.services.store.passwordLinks.find(token, 0)).toBeUndefined();
});
