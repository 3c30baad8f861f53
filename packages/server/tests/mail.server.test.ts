import type { NodeClient } from '@sesame/client';
import type { Locale } from '@sesame/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from './http-request.ts';
import { type ArrivedMail, type MailServer, openMailServer } from './mail-server.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const FROM = 'Sesame <sesame@example.org>';
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });
let count = 0;
const newAddress = () => {
  count += 1;
  return `ann${count}@example.org`;
};
const tokenOf = ({ text }: ArrivedMail) => /\/confirm-address#(\S+)/.exec(text)?.[1] ?? '';

describe('a mail address', () => {
  let smtp: MailServer;
  let server: TestServer;
  let ann: NodeClient;
  beforeAll(async () => {
    smtp = await openMailServer();
    server = await openTestServer({ mail: { smtp: smtp.url, from: FROM } });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });
  beforeEach(async () => {
    ann = await server.enterAccount();
  });

  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address.toLowerCase());
  const ask = async (client: NodeClient, address: string, locale: Locale = 'en') => {
    const before = mailsTo(address).length;
    const asked = await client.api.setMailAddress({ body: { address, locale } });
    expect(codeOf(asked)).toBe('accepted');
    await poll(() => mailsTo(address).length).toBe(before + 1);
    return mailsTo(address).at(-1) as ArrivedMail;
  };
  const settingsOf = async (client: NodeClient) => {
    const shown = await client.api.mailSettings();
    if (!shown.ok) throw new Error(shown.error.message);
    return shown.value;
  };

  test('is verified by the link that is sent to it, once', async () => {
    const address = newAddress();
    const mail = await ask(ann, address.toUpperCase());
    expect(mail.from).toBe('sesame@example.org');
    expect(mail.subject).toBe('Confirm your e-mail address');
    expect(mail.text).toContain(`${server.url}/confirm-address#`);
    expect(mail.html).toContain(`<a href="${server.url}/confirm-address#${tokenOf(mail)}">`);
    expect(await settingsOf(ann)).toMatchObject({ available: true, asked: address });
    expect((await settingsOf(ann)).address).toBeUndefined();
    const token = tokenOf(mail);
    const bo = await server.enter();
    // The link may be opened in another browser.
    expect(codeOf(await bo.api.verifyMailAddress({ body: { token } }))).toBe('accepted');
    expect(await settingsOf(ann)).toMatchObject({ address, turns: true, calls: true });
    expect((await settingsOf(ann)).asked).toBeUndefined();
    expect(codeOf(await ann.api.verifyMailAddress({ body: { token } }))).toBe('link-expired');
    expect((await settingsOf(bo)).address).toBeUndefined();
    const profile = await bo.api.profile({ params: { id: ann.id } });
    expect(JSON.stringify(profile)).not.toContain(address);
  });

  test('keeps its token only as a hash, and not in the outbox', async () => {
    const token = tokenOf(await ask(ann, newAddress()));
    const rows = await server.ask('select token_hash from mail_addresses where player_id = ?', ann.id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await server.ask('select * from outbox where player_id = ?', ann.id)).toEqual([]);
  });

  test('is written to in the reader’s language', async () => {
    expect((await ask(ann, newAddress(), 'fr')).subject).toBe('Confirmez votre adresse e-mail');
    expect((await ask(ann, newAddress(), 'nl')).text).toContain('Dit adres bevestigen');
  });

  test('stays verified until another one is', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await ann.api.verifyMailAddress({ body: { token: tokenOf(await ask(ann, first)) } });
    const mail = await ask(ann, second);
    expect(await settingsOf(ann)).toMatchObject({ address: first, asked: second });
    await ann.api.verifyMailAddress({ body: { token: tokenOf(mail) } });
    expect((await settingsOf(ann)).address).toBe(second);
  });

  test('can be removed, and its link is void then', async () => {
    const mail = await ask(ann, newAddress());
    expect(codeOf(await ann.api.removeMailAddress())).toBe('accepted');
    expect(codeOf(await ann.api.verifyMailAddress({ body: { token: tokenOf(mail) } }))).toBe('link-expired');
    expect((await settingsOf(ann)).asked).toBeUndefined();
  });

  test('has a link that expires', async () => {
    const mail = await ask(ann, newAddress());
    await server.ask('update mail_addresses set token_until = 1 where player_id = ?', ann.id);
    expect(codeOf(await ann.api.verifyMailAddress({ body: { token: tokenOf(mail) } }))).toBe('link-expired');
  });

  test('belongs to accounts only, and is limited', async () => {
    const guest = await server.enter();
    const body = { address: newAddress(), locale: 'en' } as const;
    expect(codeOf(await guest.api.setMailAddress({ body }))).toBe('account-first');
    for (let i = 0; i < 5; i += 1) expect(codeOf(await ann.api.setMailAddress({ body }))).toBe('accepted');
    expect(codeOf(await ann.api.setMailAddress({ body }))).toBe('too-many-mails');
    const bo = await server.enterAccount();
    expect(codeOf(await bo.api.setMailAddress({ body }))).toBe('too-many-mails');
  });

  test.each([
    'ann',
    'ann@',
    'ann@host',
    'a b@example.org',
    'ann@example.org\r\nBcc: bo@example.org',
    '<ann@example.org>',
  ])('cannot be %j', async (address) => {
    expect(codeOf(await ann.api.setMailAddress({ body: { address, locale: 'en' } }))).toBe('malformed');
  });

  test('goes with the account', async () => {
    await ann.api.verifyMailAddress({ body: { token: tokenOf(await ask(ann, newAddress())) } });
    expect(codeOf(await ann.api.deleteAccount())).toBe('accepted');
    expect(await server.ask('select * from mail_addresses where player_id = ?', ann.id)).toEqual([]);
  });

  test('is not offered without an SMTP server', async () => {
    const silent = await openTestServer();
    const cy = await silent.enterAccount();
    expect(await settingsOf(cy)).toMatchObject({ available: false });
    const asked = await cy.api.setMailAddress({ body: { address: newAddress(), locale: 'en' } });
    expect(codeOf(asked)).toBe('no-mail');
    await silent.close();
  });

  test('needs a fresh proof of who it is', async () => {
    await server.ask('update sessions set proved_at = 1 where player_id = ?', ann.id);
    const body = { address: newAddress(), locale: 'en' } as const;
    expect(codeOf(await ann.api.setMailAddress({ body }))).toBe('prove-first');
    await ann.api.signIn({ body: { name: ann.name, password: PASSWORD } });
  });
});
