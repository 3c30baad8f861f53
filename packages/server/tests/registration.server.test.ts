import type { NodeClient } from '@sesame/client';
import type { RegistrationRules } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterAccount, enterAdmin } from './admin-staff.ts';
import { given } from './authorisation-cast.ts';
import { PASSWORD, requestAs } from './http-request.ts';
import { type OpenServer, openServer } from './open-server.ts';

let server: OpenServer;
let admin: NodeClient;
beforeAll(async () => {
  server = await openServer();
  admin = await enterAdmin(server);
});
afterAll(() => server.close());

const rule = async (rules: RegistrationRules) => given(await admin.api.setRegistration({ body: rules }));
const invite = async (uses = 1) => given(await admin.api.makeInvitation({ body: { uses, days: 1 } })).token;
const send = (cookie: string, path: string, body: object, method = 'POST') =>
  requestAs(server.url, cookie, [method, path, body]);
let names = 0;
const wish = () => {
  names += 1;
  return { name: `Newcomer ${names}`, password: PASSWORD };
};
const EXPIRED = { status: 410, json: { code: 'link-expired' } };

test('closed: nobody new gets an account, neither by password nor by passkey; members are as before', async () => {
  await rule({ accounts: 'open', guests: true });
  const [member, guest] = [await enterAccount(server), await server.enter()];
  await rule({ accounts: 'closed', guests: true });
  const closed = { ok: false, error: { code: 'registration-closed' } };
  expect(await guest.api.saveAccount({ body: wish() })).toMatchObject(closed);
  expect(await guest.api.passkeyCreationOptions()).toMatchObject(closed);
  expect((await send('', '/account', wish())).json.code).toBe('registration-closed');
  expect((await member.api.saveAccount({ body: { name: member.name, password: 'another password' } })).ok).toBe(true);
  expect((await member.api.passkeyCreationOptions()).ok).toBe(true);
  expect(given(await guest.api.registration())).toEqual({ accounts: 'closed', guests: true });
});

test('by invitation: a link works as often as it says, for a guest and for nobody yet', async () => {
  await rule({ accounts: 'invitation', guests: true });
  const [first, second] = [await server.enter(), await server.enter()];
  expect(await first.api.saveAccount({ body: wish() })).toMatchObject({ error: { code: 'invitation-needed' } });
  expect((await send('', '/account', wish())).json.code).toBe('invitation-needed');
  const token = await invite();
  expect((await send(first.cookie, '/registration', { token })).json).toMatchObject({ id: first.id, guest: true });
  // Opened again by the same guest, it does not count twice.
  expect((await send(first.cookie, '/registration', { token })).status).toBe(200);
  expect(await send(second.cookie, '/registration', { token })).toMatchObject(EXPIRED);
  expect(await send('', '/registration', { token })).toMatchObject(EXPIRED);
  expect((await first.api.saveAccount({ body: wish() })).ok).toBe(true);
  expect((await second.api.saveAccount({ body: wish() })).ok).toBe(false);

  await rule({ accounts: 'invitation', guests: false });
  const another = await invite(2);
  const joined = await send('', '/registration', { token: another });
  expect(joined).toMatchObject({ status: 200, json: { guest: true } });
  expect((await send(joined.cookie, '/account', wish(), 'PUT')).json).toMatchObject({ guest: false });
});

test('a link is withdrawn, and the store has only its hash', async () => {
  await rule({ accounts: 'invitation', guests: true });
  const token = await invite(5);
  const { links } = given(await admin.api.registrationSettings());
  expect(links[0]).toMatchObject({ usesLeft: 5 });
  expect(await server.inside.services.store.invitationLinks.isValid(token, 0)).toBe(false);
  given(await admin.api.withdrawInvitation({ params: { id: links[0]?.id ?? '' } }));
  expect(await send('', '/registration', { token })).toMatchObject(EXPIRED);
});

test('guests off: nobody new plays without an account, but registers at once; guests who are here stay', async () => {
  await rule({ accounts: 'open', guests: true });
  const guest = await server.enter();
  await rule({ accounts: 'open', guests: false });
  expect((await requestAs(server.url, '', ['POST', '/me'])).json.code).toBe('guests-off');
  expect((await requestAs(server.url, guest.cookie, ['POST', '/me'])).json.id).toBe(guest.id);
  const body = wish();
  const made = await send('', '/account', body);
  expect(made).toMatchObject({ status: 200, json: { name: body.name, guest: false } });
  expect((await requestAs(server.url, made.cookie, ['GET', '/account'])).json).toMatchObject({ guest: false });
  expect((await requestAs(server.url, made.cookie, ['POST', '/account/proof'])).status).toBe(200);
  expect((await send('', '/account', { ...wish(), name: body.name })).json.code).toBe('name-taken');
  const signedIn = await send('', '/sessions', body);
  expect(signedIn.json.id).toBe(made.json.id);
  expect((await requestAs(server.url, '', ['POST', '/sessions/passkey/options'])).status).toBe(200);
});
