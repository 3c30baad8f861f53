import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followChat, type NodeClient } from '@sesame/client';
import { parseRecord, replay } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdminLink } from '../admin/offline-commands.ts';
import { serve } from '../main.ts';
import { requestAs } from './http-request.ts';
import { openDuel, openTestServer, QUIET, type TestServer, watching } from './test-server.ts';

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
const given = <Value>(result: { ok: true; value: Value } | { ok: false; error: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const keyOf = (link: string | undefined) => new URL(link ?? 'http://nowhere').searchParams.get('key') ?? '';
const isSqlite = process.env.SESAME_TEST_ENGINE !== 'postgres';

/** Every route of the admin console, with a valid body. */
const DOORS = [
  ['GET', '/desk/metrics'],
  ['GET', '/desk/now'],
  ['DELETE', '/desk/tables/t1'],
  ['POST', '/desk/matches/m1/abort', { note: '' }],
  ['POST', '/desk/matches/m1/abort', { malformed: true }],
  ['GET', '/desk/announcements'],
  ['POST', '/desk/announcements', { text: 'Hello', minutes: 5 }],
  ['DELETE', '/desk/announcements/a1'],
  ['GET', '/desk/reports'],
  ['POST', '/desk/reports/r1/deal'],
  ['GET', '/desk/status'],
  ['GET', '/desk/people'],
  ['GET', '/desk/people/p1'],
  ['PATCH', '/desk/people/p1', { name: 'Bo' }],
  ['PUT', '/desk/people/p1/ban', { reason: 'Rude' }],
  ['PUT', '/desk/people/p1/ban', { malformed: true }],
  ['DELETE', '/desk/people/p1/ban'],
  ['PUT', '/desk/people/p1/mute', { minutes: 5, note: '' }],
  ['DELETE', '/desk/people/p1/mute'],
  ['DELETE', '/desk/people/p1/sessions'],
  ['PUT', '/desk/people/p1/role', { role: 'admin' }],
  ['GET', '/desk/log'],
  ['GET', '/desk/registration'],
  ['PUT', '/desk/registration', { accounts: 'open', guests: true }],
  ['POST', '/desk/registration/links', { uses: 1, days: 1 }],
  ['DELETE', '/desk/registration/links/l1'],
  ['GET', '/desk/backups'],
  ['POST', '/desk/backups'],
  ['POST', '/desk/people/p1/password-link'],
  ['GET', '/desk/backups/2026-01-01T00-00-00-000Z.sqlite'],
  ['GET', '/desk/backups/..%2fsesame.db'],
  ['POST', '/desk/key', { key: 'A'.repeat(43) }],
  ['POST', '/desk/key', { key: 'short' }],
].map(([method, path, body]) => ({ method: String(method), path: String(path), body }));

describe('the admin console', () => {
  let server: TestServer;
  let host: NodeClient;
  beforeAll(async () => {
    server = await openTestServer();
    host = await server.enterAccount('The Host');
    given(await host.api.redeemAdminKey({ body: { key: keyOf(server.adminLink) } }));
  });
  afterAll(() => server.close());

  test('is opened only by its one-time key', async () => {
    const [first, second] = [await server.enterAccount(), await server.enterAccount()];
    expect(codeOf(await first.api.adminMetrics())).not.toBe('accepted');
    expect(codeOf(await first.api.redeemAdminKey({ body: { key: keyOf(server.adminLink) } }))).not.toBe('accepted');
    if (!isSqlite) return;
    const key = keyOf(given(await makeAdminLink(server.data)));
    expect(readFileSync(join(server.data, 'sesame.db')).includes(key)).toBe(false);
    const used = await Promise.all([first, second].map((guest) => guest.api.redeemAdminKey({ body: { key } })));
    expect(used.filter(({ ok }) => ok)).toHaveLength(1);
    const hosts = await Promise.all([first, second].map((guest) => guest.api.adminMetrics()));
    expect(hosts.map(({ ok }) => ok)).toEqual(used.map(({ ok }) => ok));
  });

  test.each(DOORS)('does not exist for others: $method $path', async ({ method, path, body }) => {
    const shape = (answer: Response) => ({
      status: answer.status,
      headers: [...answer.headers.keys()].filter((name) => name !== 'date').toSorted(),
    });
    const ask = async (where: string, headers: Record<string, string>) => {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await fetch(`${server.url}/api${where}`, {
        method,
        headers: { ...headers, ...json },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { ...shape(answer), text: (await answer.text()).replaceAll(where, '') };
    };
    const { cookie } = await server.enter();
    const nowhere = await ask('/nowhere', { cookie });
    expect(nowhere.status).toBe(404);
    expect(await ask(path, { cookie })).toEqual(nowhere);
    expect(await ask(path, {})).toEqual(nowhere);
    expect(await ask(path, { cookie: `${cookie}forged` })).toEqual(nowhere);
  });

  test('is not in the API documentation', async () => {
    const described = (await (await fetch(`${server.url}/api/docs/json`)).json()) as { paths: object };
    const paths = Object.keys(described.paths);
    expect(paths).toContain('/api/mutes');
    expect(paths.filter((path) => path.includes('desk'))).toEqual([]);
  });

  test('announces to everybody until withdrawn', async () => {
    const guest = await server.enter();
    let told: readonly string[] | undefined;
    guest.connection.watch('announcements', (news) => {
      if (news.type === 'announcements') told = news.announcements.map(({ text }) => text);
    });
    await expect.poll(() => told).toEqual([]);
    const [announced] = given(
      await host.api.announce({ body: { text: ' The server restarts at ten. ', minutes: 60 } }),
    );
    await expect.poll(() => told).toEqual(['The server restarts at ten.']);
    expect(given(await host.api.withdrawAnnouncement({ params: { id: announced?.id ?? '' } }))).toEqual([]);
    await expect.poll(() => told).toEqual([]);
    expect(codeOf(await host.api.announce({ body: { text: '  ', minutes: 60 } }))).toBe('malformed');
  });

  test('lists reports with their context, and resolves them', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const { table } = await openDuel([ann, bo]);
    for (const text of ['Hello', 'You are slow', 'Very slow']) await bo.connection.say(table.id, text);
    await ann.api.report({
      body: { about: bo.id, reason: 'rude', words: 'No need', place: `chat:${table.id}`, seq: 2 },
    });
    const [report] = given(await host.api.reports());
    expect(report).toMatchObject({
      by: { id: ann.id, name: ann.name },
      about: { id: bo.id, name: bo.name },
      reason: 'rude',
      words: 'No need',
      seq: 2,
    });
    expect(report?.lines.map(({ text }) => text)).toEqual(['Hello', 'You are slow', 'Very slow']);
    expect(report?.dealtAt).toBeUndefined();
    await ann.api.deleteAccount();
    const dealt = given(await host.api.resolveReport({ params: { id: report?.id ?? '' } })).find(
      ({ id }) => id === report?.id,
    );
    expect(dealt?.dealtAt).toBeTypeOf('number');
    expect(dealt?.by).toBeUndefined();
  });

  test('mutes a player for a time, everywhere, with the reason', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const { table } = await openDuel([ann, bo]);
    const body = { minutes: 10, note: 'Enough' };
    const { mute } = given(await host.api.mutePerson({ params: { id: bo.id }, body }));
    expect(mute).toMatchObject({ note: 'Enough' });
    const said = await bo.connection.say(table.id, 'But');
    expect(codeOf(said)).toBe('silenced');
    expect(said.ok === false && said.error.until).toBe(mute?.until);
    expect(codeOf(await ann.connection.say(table.id, 'Quiet here'))).toBe('accepted');
    given(await host.api.unmutePerson({ params: { id: bo.id } }));
    expect(codeOf(await bo.connection.say(table.id, 'Sorry'))).toBe('accepted');
    expect(codeOf(await host.api.mutePerson({ params: { id: 'nobody' }, body }))).toBe('no-player');
  });

  test('closes a table and updates its players', async () => {
    const ann = await server.enter();
    const table = given(await ann.api.openTable({ body: { game: 'crack-the-code', open: true } }));
    let isClosed: boolean | undefined;
    ann.connection.watch(`table:${table.id}`, (news) => {
      if (news.type === 'table') isClosed = news.table.closed ?? false;
    });
    await expect.poll(() => isClosed).toBe(false);
    expect(given(await host.api.adminOverview()).tables.map(({ id }) => id)).toContain(table.id);
    expect(codeOf(await host.api.adminCloseTable({ params: { id: table.id } }))).toBe('accepted');
    await expect.poll(() => isClosed).toBe(true);
    expect(given(await host.api.adminOverview()).tables.map(({ id }) => id)).not.toContain(table.id);
    expect(codeOf(await host.api.adminCloseTable({ params: { id: table.id } }))).toBe('no-table');
  });

  test('ends a match without an outcome: unrated, no more moves, and it replays as played', async () => {
    const [ann, bo, cas] = [await server.enter(), await server.enter(), await server.enter()];
    const duel = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 60, bank: 0 } });
    const spectator = watching(cas, duel.match);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    await duel.ann.play({ type: 'guess', code: 'rrrrr' });
    await cas.connection.remark(duel.match, 'What a start');
    expect(given(await host.api.adminOverview()).matches).toContainEqual(
      expect.objectContaining({ id: duel.match, plies: 3, watchers: 1 }),
    );
    expect(codeOf(await host.api.abortMatch({ params: { id: duel.match }, body: { note: 'The power goes' } }))).toBe(
      'accepted',
    );
    const end = await duel.bo.until(({ aborted }) => aborted !== undefined);
    expect(end).toMatchObject({ aborted: 'The power goes', outcome: undefined, awaits: [], seq: 3 });
    expect(JSON.stringify(end)).not.toContain('rrybw');
    await spectator.until(({ aborted }) => aborted === 'The power goes');
    expect(codeOf(await duel.bo.play({ type: 'guess', code: 'rrybw' }))).toBe('aborted');
    expect(codeOf(await host.api.abortMatch({ params: { id: duel.match }, body: { note: '' } }))).toBe('over');

    // It is listed as finished without a winner, also after a restart, and never as rated.
    const ended = given(await ann.api.matches({ query: { which: 'ended' } })).find(({ id }) => id === duel.match);
    expect(ended?.endedAt).toBeTypeOf('number');
    expect(ended?.outcome).toBeUndefined();
    expect(given(await ann.api.matches({ query: { which: 'running' } }))).toEqual([]);
    const record = given(await cas.api.matchRecord({ params: { id: duel.match } }));
    expect(record.outcome).toBeUndefined();
    expect(record.inputs).toHaveLength(3);
    const parsed = given(parseRecord(JSON.parse(JSON.stringify(record))));
    const rules = await gameOf('crack-the-code')?.rules();
    expect(rules && given(replay(rules, parsed)).outcome).toBeUndefined();

    // Players can read the audience now.
    const onMessage: string[] = [];
    bo.connection.watch(`audience:${duel.match}`, (news) => {
      if (news.type === 'audience') onMessage.push(...news.lines.map(({ text }) => text));
    });
    await expect.poll(() => onMessage).toEqual(['What a start']);
    await server.restart();
    const again = await watching(await server.enter(), duel.match).until(({ aborted }) => aborted !== undefined);
    expect(again).toMatchObject({ aborted: 'The power goes', seq: 3 });
    expect(codeOf(await duel.bo.play({ type: 'guess', code: 'rrybw' }))).toBe('aborted');
  });

  test('shows process statistics', async () => {
    const metrics = given(await host.api.adminMetrics());
    expect(metrics.online).toBeGreaterThan(0);
    expect(metrics.sockets).toBeGreaterThan(0);
    expect(metrics.memory).toBeGreaterThan(1_000_000);
    if (isSqlite) expect(metrics.store).toBeGreaterThan(0);
  });

  test.runIf(isSqlite)('makes a backup during play that opens and replays', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    const playOn = async () => {
      for (let guesses = 0; guesses < 11; guesses++) {
        await duel.ann.play({ type: 'guess', code: 'rrrrr' });
        await duel.bo.play({ type: 'guess', code: 'wwwww' });
      }
    };
    const playing = playOn();
    given(await host.api.startBackup());
    await expect.poll(async () => given(await host.api.backups()).made.length).toBe(1);
    await playing;
    const { made, running } = given(await host.api.backups());
    expect(running).toBeUndefined();
    const [backup] = made;
    if (backup === undefined) throw new Error('there is no backup');
    expect(backup.size).toBeGreaterThan(10_000);

    // The downloaded backup opens as a server, and its match continues.
    const file = await fetch(`${server.url}/api/desk/backups/${backup.name}`, { headers: { cookie: host.cookie } });
    expect(file.headers.get('content-disposition')).toContain(backup.name);
    const folder = mkdtempSync(join(tmpdir(), 'sesame-copy-'));
    writeFileSync(join(folder, 'sesame.db'), Buffer.from(await file.arrayBuffer()));
    const copy = await serve({ ...QUIET, port: 0, data: folder });
    const there = await requestAs(`http://127.0.0.1:${copy.port}`, ann.cookie, [
      'GET',
      `/matches/${duel.match}/record`,
    ]);
    const now = given(await ann.api.matchRecord({ params: { id: duel.match } }));
    const inputs = there.json.inputs as readonly unknown[];
    expect(inputs.length).toBeGreaterThan(0);
    expect(now.inputs.slice(0, inputs.length)).toEqual(inputs);
    await copy.close();
    rmSync(folder, { recursive: true });
  });

  test('publishes matches of listed tables to the home page', async () => {
    const [ann, bo, cas] = [await server.enter(), await server.enter(), await server.enter()];
    let playing: readonly { id: string; watchers: number }[] | undefined;
    cas.connection.watch('playing', (news) => {
      if (news.type === 'playing') playing = news.matches;
    });
    await expect.poll(() => playing).toEqual([]);
    const { match: secret } = await openDuel([ann, bo]);
    const table = given(await ann.api.openTable({ body: { game: 'crack-the-code', open: true } }));
    const match = given(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } })).match ?? '';
    followChat(cas.connection, table.id, () => {});
    await expect.poll(() => playing?.map(({ id }) => id), { timeout: 10_000 }).toEqual([match]);
    watching(cas, match);
    await expect.poll(() => playing?.[0]?.watchers, { timeout: 10_000 }).toBe(1);
    await ann.connection.play(match, { type: 'resign' });
    await expect.poll(() => playing, { timeout: 10_000 }).toEqual([]);
    expect(secret).not.toBe(match);
  });
});
