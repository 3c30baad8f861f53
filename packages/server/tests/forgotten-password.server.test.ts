import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from './http-request.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });
const NEW_PASSWORD = 'quite another password';
let count = 0;

describe('a forgotten password', () => {
  let smtp: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    smtp = await openMailServer();
    server = await openTestServer({ mail: { smtp: smtp.url, from: 'sesame@example.org' } });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });

  /** An account with a verified address. */
  const enterReachable = async () => {
    count += 1;
    const [name, address] = [`Forgetful ${count}`, `forgetful${count}@example.org`];
    const client = await server.enterAccount(name);
    await client.api.setMailAddress({ body: { address, locale: 'en' } });
    await poll(() => mailsTo(address).length).toBe(1);
    const token = /#(\S+)/.exec(mailsTo(address)[0]?.text ?? '')?.[1] ?? '';
    expect(codeOf(await client.api.verifyMailAddress({ body: { token } }))).toBe('accepted');
    return { client, name, address };
  };
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address);
  const linksTo = (address: string) =>
    mailsTo(address).flatMap(({ text }) => /\/new-password#([0-9a-f]{64})/.exec(text)?.[1] ?? []);
  const ask = async (who: string, by?: NodeClient) =>
    codeOf(await (by ?? (await server.enter())).api.forgotPassword({ body: { who } }));

  test('is replaced with the link that is sent, by name or by address', async () => {
    const { client, name, address } = await enterReachable();
    expect(await ask(name.toUpperCase())).toBe('accepted');
    await poll(() => linksTo(address).length).toBe(1);
    expect(mailsTo(address).at(-1)?.subject).toBe('Set a new password');
    expect(await ask(address.toUpperCase())).toBe('accepted');
    await poll(() => linksTo(address).length).toBe(2);
    const [first = '', second = ''] = linksTo(address);
    const visitor = await server.enter();
    // The newer link replaces the older one.
    const old = await visitor.api.setNewPassword({ body: { token: first, password: NEW_PASSWORD } });
    expect(codeOf(old)).toBe('link-expired');
    const set = await visitor.api.setNewPassword({ body: { token: second, password: NEW_PASSWORD } });
    expect(set.ok && set.value.id).toBe(client.id);
    expect(codeOf(await visitor.api.signIn({ body: { name, password: PASSWORD } }))).toBe('wrong-credentials');
    expect(codeOf(await visitor.api.signIn({ body: { name, password: NEW_PASSWORD } }))).toBe('accepted');
  });

  test('tells nothing about names and addresses', async () => {
    const { name } = await enterReachable();
    const without = await server.enterAccount();
    const before = smtp.mails.length;
    const visitor = await server.enter();
    const answers = [];
    for (const who of [name, 'Nobody at all', 'nobody@example.org', without.name, visitor.name])
      answers.push(await visitor.api.forgotPassword({ body: { who } }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await poll(() => smtp.mails.length).toBe(before + 1);
  });

  test('is not sent to an address that was not confirmed', async () => {
    const client = await server.enterAccount();
    const address = 'somebody-else@example.org';
    await client.api.setMailAddress({ body: { address, locale: 'en' } });
    await poll(() => mailsTo(address).length).toBe(1);
    expect(await ask(address)).toBe('accepted');
    const { name, address: last } = await enterReachable();
    await ask(name);
    await poll(() => linksTo(last).length).toBe(1);
    expect(linksTo(address)).toEqual([]);
  });

  test('cannot be asked for without end: not for a name, and not from a network', async () => {
    const { name, address } = await enterReachable();
    const visitor = await server.enter();
    for (let i = 0; i < 5; i += 1) expect(await ask(name, visitor)).toBe('accepted');
    await poll(() => linksTo(address).length).toBe(3);
    let answer: string | undefined = '';
    for (let i = 0; i < 25 && answer !== 'too-fast'; i += 1) answer = await ask(`Nobody ${i}`, visitor);
    expect(answer).toBe('too-fast');
    expect(linksTo(address)).toHaveLength(3);
  });

  test('cannot be asked for where no mail is sent', async () => {
    const silent = await openTestServer();
    const visitor = await silent.enter();
    expect(await visitor.api.canMail()).toMatchObject({ value: { available: false } });
    expect(await ask('Somebody', visitor)).toBe('no-mail');
    await silent.close();
  });
});
