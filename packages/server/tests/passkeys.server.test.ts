import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Authenticator, makeAuthenticator, type Wrongs } from './authenticator.ts';
import { PASSWORD, requestAs } from './http-request.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

describe('passkeys', () => {
  let services: TestServer;
  beforeAll(async () => {
    services = await openTestServer();
  });
  afterAll(() => services.close());

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
    const ann = await services.enter();
    const authenticator = makeAuthenticator(services.url);
    const added = await add(ann, authenticator);
    if (!added.ok) throw new Error(added.error.message);
    return { ann, authenticator };
  };

  test('make a guest an account, who keeps their matches and signs in elsewhere without typing a name', async () => {
    const { ann, authenticator } = await withPasskey();
    const { match } = await openDuel([ann, await services.enter()]);
    expect(await ann.api.account()).toMatchObject({ ok: true, value: { id: ann.id, guest: false, password: false } });

    const elsewhere = await services.enter();
    const options = await elsewhere.api.passkeyRequestOptions();
    if (!options.ok) throw new Error(options.error.message);
    const { allowCredentials = [], userVerification } = options.value as PublicKeyCredentialRequestOptionsJSON;
    expect(allowCredentials).toEqual([]);
    expect(userVerification).toBe('required');
    const shown = authenticator.show(options.value);
    const signed = await requestAs(services.url, elsewhere.cookie, ['POST', '/sessions/passkey', shown]);
    expect(signed.json).toMatchObject({ id: ann.id, guest: false });
    const matches = await requestAs(services.url, signed.cookie, ['GET', '/matches']);
    expect(matches.json).toMatchObject([{ id: match, you: 0 }]);
  });

  test.each<[string, Wrongs]>([
    ['for another house', { rpId: 'elsewhere.example' }],
    ['on another page', { origin: 'https://elsewhere.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without being unlocked', { isLocked: true }],
  ])('that are made %s are refused', async (_what, wrongs) => {
    const guest = await services.enter();
    expect(codeOf(await add(guest, makeAuthenticator(services.url), wrongs))).toBe('wrong-passkey');
    expect(await guest.api.account()).toMatchObject({ ok: true, value: { guest: true, passkeys: [] } });
  });

  test.each<[string, Wrongs]>([
    ['for another house', { rpId: 'elsewhere.example' }],
    ['on another page', { origin: 'https://elsewhere.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without being unlocked', { isLocked: true }],
    ['by a copy that has counted less', { counter: 1 }],
  ])('that are shown %s are refused', async (_what, wrongs) => {
    const { authenticator } = await withPasskey();
    const guest = await services.enter();
    expect(codeOf(await show(guest, authenticator, wrongs))).toBe('wrong-credentials');
    expect(codeOf(await show(guest, authenticator))).toBe('accepted');
  });

  test('that nobody has made are refused in the same words', async () => {
    const { authenticator } = await withPasskey();
    const guest = await services.enter();
    const unknown = await show(guest, makeAuthenticator(services.url));
    expect(codeOf(unknown)).toBe('wrong-credentials');
    expect(await show(guest, authenticator, { isLocked: true })).toEqual(unknown);
  });

  test('are shown once for each challenge, whatever came of it, and in the session that it was given to', async () => {
    const { authenticator } = await withPasskey();
    const guest = await services.enter();
    const options = await guest.api.passkeyRequestOptions();
    if (!options.ok) throw new Error(options.error.message);
    const other = await services.enter();
    expect(codeOf(await other.api.signInWithPasskey({ body: authenticator.show(options.value) }))).toBe(
      'wrong-credentials',
    );
    expect(
      codeOf(await guest.api.signInWithPasskey({ body: makeAuthenticator(services.url).show(options.value) })),
    ).toBe('wrong-credentials');
    expect(codeOf(await guest.api.signInWithPasskey({ body: authenticator.show(options.value) }))).toBe(
      'wrong-credentials',
    );
  });

  test('belong to one player', async () => {
    const { authenticator } = await withPasskey();
    expect(codeOf(await add(await services.enter(), authenticator))).toBe('wrong-passkey');
  });

  test('are removed, but not the last way in', async () => {
    const { ann } = await withPasskey();
    await add(ann, makeAuthenticator(services.url));
    const described = await ann.api.account();
    const [first, second] = described.ok ? described.value.passkeys.map(({ id }) => id) : [];
    expect(codeOf(await (await services.enter()).api.removePasskey({ params: { id: first ?? '' } }))).toBe(
      'no-passkey',
    );
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
    const guest = await services.enter();
    const told = await requestAs(services.url, guest.cookie, ['POST', '/sessions/passkey', body]);
    expect(told).toMatchObject({ status: 400, json: { code: 'malformed' } });
  });

  test('that say nonsense are refused, not stumbled over', async () => {
    const guest = await services.enter();
    await guest.api.passkeyCreationOptions();
    const nonsense = makeAuthenticator(services.url).make({ challenge: 'AAAA' });
    const response = { ...nonsense.response, attestationObject: 'AAAA', clientDataJSON: 'AAAA' };
    expect(codeOf(await guest.api.addPasskey({ body: { ...nonsense, response } }))).toBe('wrong-passkey');
  });
});
