import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, requestAs } from './http-request.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

interface Exported {
  readonly profile: { readonly id: string; readonly name: string; readonly guest: boolean };
  readonly sessions: readonly object[];
  readonly tables: readonly { readonly id: string }[];
  readonly matches: readonly { readonly id: string; readonly seat: number; readonly record: unknown }[];
  readonly dailies: readonly object[];
  readonly puzzles: readonly object[];
  readonly chat: readonly { readonly table: string; readonly text: string }[];
}

describe('an export', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('contains profile, sessions, tables, match records and chat', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    await ann.api.saveAccount({ body: { name: 'Ann', password: PASSWORD } });
    await requestAs(server.url, '', ['POST', '/sessions', { name: 'Ann', password: PASSWORD }]);
    const over = await openDuel([ann, bo]);
    await over.ann.play({ type: 'hide', code: 'rrybw' });
    await over.bo.play({ type: 'hide', code: 'ggppw' });
    await over.ann.play({ type: 'resign' });
    await ann.connection.say(over.table.id, 'Well played');
    await bo.connection.say(over.table.id, 'Thank you');
    const waiting = await ann.api.openTable({ body: { game: 'crack-the-code' } });

    const exported = await ann.api.exportAccount();
    if (!exported.ok) throw new Error(exported.error.message);
    const all = exported.value as Exported;
    expect(all.profile).toMatchObject({ id: ann.id, name: 'Ann', guest: false });
    expect(all.sessions).toHaveLength(2);
    expect(all.tables.map(({ id }) => id)).toEqual(
      expect.arrayContaining([over.table.id, waiting.ok ? waiting.value.id : '']),
    );
    expect(all.matches.map(({ id, seat }) => ({ id, seat }))).toEqual([{ id: over.match, seat: 0 }]);
    const record = await ann.api.matchRecord({ params: { id: over.match } });
    expect(all.matches[0]?.record).toEqual(record.ok && record.value);
    expect(all.dailies).toEqual([]);
    expect(all.puzzles).toEqual([]);
    expect(all.chat.map(({ table, text }) => ({ table, text }))).toEqual([
      { table: over.table.id, text: 'Well played' },
    ]);
  });

  test('contains of a running match only what the seat may know, and no secrets', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    await ann.api.saveAccount({ body: { name: 'Anna', password: PASSWORD } });
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    const text = JSON.stringify(await ann.api.exportAccount());
    expect(text).toContain('rrybw');
    expect(text).not.toContain('ggppw');
    expect(text).not.toMatch(/secret|contribution|argon2/);
  });

  test('is a file for its owner only', async () => {
    const guest = await server.enter();
    const file = await fetch(`${server.url}/api/account/export`, { headers: { cookie: guest.cookie } });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('content-type')).toContain('application/json');
    expect(await file.json()).toMatchObject({ profile: { id: guest.id, guest: true }, matches: [], chat: [] });
    expect((await fetch(`${server.url}/api/account/export`)).status).toBe(401);
  });
});
