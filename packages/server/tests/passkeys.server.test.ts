import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Authenticator, makeAuthenticator, type Wrongs } from './authenticator.ts';
import { PASSWORD, requestAs } from './http-request.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

describe('passkeys', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
  const add = async ({ api }: NodeClient, authenticator: Authenticator, wrongs: Wrongs = {}) => {
    const options = await api.passkeyCreationOptions();
    if (!options.ok) return options;
    return api.addPasskey({ body: authenticator.make(options.value, wrongs) });
  };
  const show = async ({ api }: NodeClient, authenticator: Authenticator, wrongs: Wrongs = {}) => {
    const options = await api.passkeyRequestOptions();
    if (!options.ok) return options;
    return api.signInWithPasskey({ body: authenticator.show(options.value, wrongs) });
  };
  const withPasskey = async () => {
    const ann = await server.enter();
    const authenticator = makeAuthenticator(server.url);
    const added = await add(ann, authenticator);
    if (!added.ok) throw new Error(added.error.message);
    return { ann, authenticator };
  };

  test('create an account for a guest, who keeps their matches and signs in elsewhere without a name', async () => {
    const { ann, authenticator } = await withPasskey();
    const { match } = await openDuel([ann, await server.enter()]);
    expect(await ann.api.account()).toMatchObject({ ok: true, value: { id: ann.id, guest: false, password: false } });

    const elsewhere = await server.enter();
    const options = await elsewhere.api.passkeyRequestOptions();
    if (!options.ok) throw new Error(options.error.message);
    const { allowCredentials = [], userVerification } = options.value as PublicKeyCredentialRequestOptionsJSON;
    expect(allowCredentials).toEqual([]);
    expect(userVerification).toBe('required');
    const shown = authenticator.show(options.value);
    const signed = await requestAs(server.url, elsewhere.cookie, ['POST', '/sessions/passkey', shown]);
    expect(signed.json).toMatchObject({ id: ann.id, guest: false });
    const matches = await requestAs(server.url, signed.cookie, ['GET', '/matches']);
    expect(matches.json).toMatchObject([{ id: match, you: 0 }]);
  });

  test('make accounts that are found by the name they show, and not by another', async () => {
    const { ann } = await withPasskey();
    expect(await ann.api.rename({ body: { name: 'Élodie of the Keys' } })).toMatchObject({ ok: true });
    const bo = await server.enter();
    expect(codeOf(await bo.api.requestFriend({ body: { name: 'Élodie' } }))).toBe('nobody');
    const asked = await bo.api.requestFriend({ body: { name: 'élodie OF the keys' } });
    expect(asked.ok && asked.value.asked.map(({ player }) => player)).toEqual([ann.id]);
    const found = await bo.api.findPlayers({ query: { name: 'élodie' } });
    expect(found.ok && found.value.map(({ id }) => id)).toContain(ann.id);
  });

  test.each<[string, Wrongs]>([
    ['for another relying party', { rpId: 'elsewhere.example' }],
    ['on another page', { origin: 'https://elsewhere.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without being unlocked', { isLocked: true }],
  ])('that are made %s are refused', async (_what, wrongs) => {
    const guest = await server.enter();
    expect(codeOf(await add(guest, makeAuthenticator(server.url), wrongs))).toBe('wrong-passkey');
    expect(await guest.api.account()).toMatchObject({ ok: true, value: { guest: true, passkeys: [] } });
  });

  test.each<[string, Wrongs]>([
    ['for another relying party', { rpId: 'elsewhere.example' }],
    ['on another page', { origin: 'https://elsewhere.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without being unlocked', { isLocked: true }],
    ['by a copy that has counted less', { counter: 1 }],
  ])('that are shown %s are refused', async (_what, wrongs) => {
    const { authenticator } = await withPasskey();
    const guest = await server.enter();
    expect(codeOf(await show(guest, authenticator, wrongs))).toBe('wrong-credentials');
    expect(codeOf(await show(guest, authenticator))).toBe('accepted');
  });

  test('that are unknown get the same refusal', async () => {
    const { authenticator } = await withPasskey();
    const guest = await server.enter();
    const unknown = await show(guest, makeAuthenticator(server.url));
    expect(codeOf(unknown)).toBe('wrong-credentials');
    expect(await show(guest, authenticator, { isLocked: true })).toEqual(unknown);
  });

  test('use each challenge once, and only in its own session', async () => {
    const { authenticator } = await withPasskey();
    const guest = await server.enter();
    const options = await guest.api.passkeyRequestOptions();
    if (!options.ok) throw new Error(options.error.message);
    const other = await server.enter();
    expect(codeOf(await other.api.signInWithPasskey({ body: authenticator.show(options.value) }))).toBe(
      'wrong-credentials',
    );
    expect(codeOf(await guest.api.signInWithPasskey({ body: makeAuthenticator(server.url).show(options.value) }))).toBe(
      'wrong-credentials',
    );
    expect(codeOf(await guest.api.signInWithPasskey({ body: authenticator.show(options.value) }))).toBe(
      'wrong-credentials',
    );
  });

  test('belong to one player', async () => {
    const { authenticator } = await withPasskey();
    expect(codeOf(await add(await server.enter(), authenticator))).toBe('wrong-passkey');
  });

  test('can be removed, except the last credential', async () => {
    const { ann } = await withPasskey();
    await add(ann, makeAuthenticator(server.url));
    const described = await ann.api.account();
    const [first, second] = described.ok ? described.value.passkeys.map(({ id }) => id) : [];
    expect(codeOf(await (await server.enter()).api.removePasskey({ params: { id: first ?? '' } }))).toBe('no-passkey');
    expect(codeOf(await ann.api.removePasskey({ params: { id: first ?? '' } }))).toBe('accepted');
    expect(codeOf(await ann.api.removePasskey({ params: { id: second ?? '' } }))).toBe('last-key');
    expect(codeOf(await ann.api.saveAccount({ body: { name: 'Ann of the keys', password: PASSWORD } }))).toBe(
      'accepted',
    );
    expect(codeOf(await ann.api.removePasskey({ params: { id: second ?? '' } }))).toBe('accepted');
    expect(await ann.api.account()).toMatchObject({ ok: true, value: { guest: false, passkeys: [] } });
  });

  test.each([
    ['nothing', {}],
    ['bytes that are none', { id: '!', rawId: '!', type: 'public-key', clientExtensionResults: {}, response: {} }],
  ])('that say %s are malformed', async (_what, body) => {
    const guest = await server.enter();
    const told = await requestAs(server.url, guest.cookie, ['POST', '/sessions/passkey', body]);
    expect(told).toMatchObject({ status: 400, json: { code: 'malformed' } });
  });

  test('with malformed data are refused without a server error', async () => {
    const guest = await server.enter();
    await guest.api.passkeyCreationOptions();
    const nonsense = makeAuthenticator(server.url).make({ challenge: 'AAAA' });
    const response = { ...nonsense.response, attestationObject: 'AAAA', clientDataJSON: 'AAAA' };
    expect(codeOf(await guest.api.addPasskey({ body: { ...nonsense, response } }))).toBe('wrong-passkey');
  });
});

test('passkeys are made for the configured origin alone', async () => {
  const origin = 'https://play.example.org';
  const server = await openTestServer({ origin });
  const { api } = await server.enter();
  const add = async (page: string) => {
    const options = await api.passkeyCreationOptions();
    if (!options.ok) throw new Error(options.error.message);
    return api.addPasskey({ body: makeAuthenticator(page).make(options.value) });
  };
  expect(await add(server.url)).toMatchObject({ ok: false, error: { code: 'wrong-passkey' } });
  expect(await add(origin)).toMatchObject({ ok: true });
  await server.close();
});
