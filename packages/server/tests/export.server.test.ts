import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, requestAs } from './http-request.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

interface Exported {
  readonly profile: { readonly id: string; readonly name: string; readonly guest: boolean };
  readonly sessions: readonly object[];
  readonly tables: readonly { readonly id: string }[];
  readonly matches: readonly { readonly id: string; readonly seat: number; readonly record: unknown }[];
  readonly dailies: readonly object[];
  readonly chat: readonly { readonly table: string; readonly text: string }[];
}

describe('an export', () => {
  let services: TestServer;
  beforeAll(async () => {
    services = await openTestServer();
  });
  afterAll(() => services.close());

  test('holds profile, sessions, tables, the records of one’s matches and what one said', async () => {
    const [ann, bo] = [await services.enter(), await services.enter()];
    await ann.api.saveAccount({ body: { name: 'Ann', password: PASSWORD } });
    await requestAs(services.url, '', ['POST', '/sessions', { name: 'Ann', password: PASSWORD }]);
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
    expect(all.chat.map(({ table, text }) => ({ table, text }))).toEqual([
      { table: over.table.id, text: 'Well played' },
    ]);
  });

  test('of a match that runs holds what the seat may know, and of the house no secret', async () => {
    const [ann, bo] = [await services.enter(), await services.enter()];
    await ann.api.saveAccount({ body: { name: 'Anna', password: PASSWORD } });
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    const text = JSON.stringify(await ann.api.exportAccount());
    expect(text).toContain('rrybw');
    expect(text).not.toContain('ggppw');
    expect(text).not.toMatch(/secret|contribution|argon2/);
  });

  test('is a file, and for its owner alone', async () => {
    const guest = await services.enter();
    const file = await fetch(`${services.url}/api/account/export`, { headers: { cookie: guest.cookie } });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('content-type')).toContain('application/json');
    expect(await file.json()).toMatchObject({ profile: { id: guest.id, guest: true }, matches: [], chat: [] });
    expect((await fetch(`${services.url}/api/account/export`)).status).toBe(401);
  });
});
