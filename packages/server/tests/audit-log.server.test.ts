import { ROUTES, type Route, type RouteName } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdminKey } from '../admin/admin-keys.ts';
import { enterAccount, enterAdmin } from './admin-staff.ts';
import { given } from './authorisation-cast.ts';
import { requestAs } from './http-request.ts';
import { type OpenServer, openServer } from './open-server.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Routes of the console that change or hand out something. */
const isDeed = ([, { who, method, download }]: readonly [string, Route]) =>
  ['staff', 'admin', 'key-holder'].includes(who) && (method !== 'GET' || download !== undefined);
const DEEDS = Object.entries<Route>(ROUTES).filter(isDeed);

test('everything that admins and moderators do is declared as audited', () => {
  expect(DEEDS.filter(([, { audited }]) => audited === undefined).map(([name]) => name)).toEqual([]);
  expect(DEEDS.length).toBeGreaterThan(15);
});

const withoutSecrets = ({ key: _, url: __, ...rest }: { readonly key?: string; readonly url?: string } = {}) => rest;

test('every deed adds a line, with who did it, to whom, and what was sent; a refused one adds none', async () => {
  const admin = await enterAdmin(server);
  const ann = await enterAccount(server);
  const { store, now } = server.inside.services;
  const person = `/desk/people/${ann.id}`;
  const table = given(await ann.api.openTable({ body: { game: 'crack-the-code', open: true } }));
  const { match } = await (async () => {
    const open = given(await ann.api.openTable({ body: { game: 'crack-the-code' } }));
    const bo = await server.enter();
    return given(await bo.api.sit({ params: { id: open.id }, body: { terms: open.terms } }));
  })();
  given(await (await server.enter()).api.report({ body: { about: ann.id, reason: 'rude' } }));
  const [report] = given(await admin.api.reports());
  const session = given(await ann.api.sessions())[0]?.id ?? '';
  const { settings } = given(await admin.api.makeInvitation({ body: { uses: 1, days: 1 } }));
  await store.admin.announce({ id: 'news', text: 'News', until: now() + 1_000_000 });
  const notes = { title: 'Notes', intro: '', notes: [], version: 1, createdAt: now(), updatedAt: now() };
  await store.annotations.add({ id: 'annotation', match: match ?? '', author: ann.id, ...notes });
  given(await admin.api.startBackup());
  await expect.poll(async () => given(await admin.api.backups()).made.length, { timeout: 20_000 }).toBe(1);
  const [backup] = given(await admin.api.backups()).made;

  const deeds: Partial<Record<RouteName, readonly [path: string, body?: object]>> = {
    redeemAdminKey: ['/desk/key', { key: await addAdminKey(store, now) }],
    adminCloseTable: [`/desk/tables/${table.id}`],
    abortMatch: [`/desk/matches/${match}/abort`, { note: 'Late' }],
    announce: ['/desk/announcements', { text: 'Hello', minutes: 1 }],
    withdrawAnnouncement: ['/desk/announcements/news'],
    resolveReport: [`/desk/reports/${report?.id}/deal`],
    renamePerson: [person, { name: 'Anna Renamed' }],
    mutePerson: [`${person}/mute`, { minutes: 5, note: 'Loud' }],
    unmutePerson: [`${person}/mute`],
    makePasswordLink: [`${person}/password-link`],
    setRole: [`${person}/role`, { role: null }],
    endPersonSession: [`${person}/sessions/${session}`],
    endPersonSessions: [`${person}/sessions`],
    banPerson: [`${person}/ban`, { reason: 'Cheating', minutes: 5 }],
    liftBan: [`${person}/ban`],
    setRegistration: ['/desk/registration', { accounts: 'open', guests: true }],
    makeInvitation: ['/desk/registration/links', { uses: 1, days: 1 }],
    withdrawInvitation: [`/desk/registration/links/${settings.links[0]?.id}`],
    setServerWebhook: [
      '/desk/webhook',
      { url: 'https://discord.com/api/webhooks/1/abc', shape: 'discord', locale: 'en' },
    ],
    removeServerWebhook: ['/desk/webhook'],
    removeAnnotationAsStaff: ['/desk/annotations/annotation'],
    startBackup: ['/desk/backups'],
    downloadBackup: [`/desk/backups/${backup?.name}`],
  };
  expect(Object.keys(deeds).toSorted()).toEqual(DEEDS.map(([name]) => name).toSorted());
  for (const [action, [path, body]] of Object.entries(deeds)) {
    const { method } = ROUTES[action as RouteName];
    const before = given(await admin.api.auditLog()).lines[0]?.id;
    const headers = { cookie: admin.cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    expect([action, answer.status]).toEqual([action, 200]);
    const { lines } = given(await admin.api.auditLog());
    expect(lines[1]?.id, action).toBe(before);
    expect(lines[0]).toMatchObject({ action, by: { id: admin.id, name: admin.name } });
    expect(lines[0]?.details).toEqual(withoutSecrets(body));
  }
  const { lines } = given(await admin.api.auditLog());
  const named = lines.find(({ action }) => action === 'renamePerson');
  expect(named).toMatchObject({
    subject: { kind: 'player', id: ann.id, name: ann.name },
    details: { name: 'Anna Renamed' },
  });
  expect(JSON.stringify(lines)).not.toMatch(/"key"|"token"|discord\.com/);

  const refused = await requestAs(server.url, admin.cookie, ['PATCH', '/desk/people/nobody', { name: 'X' }]);
  expect(refused.status).toBe(404);
  expect(given(await admin.api.auditLog()).lines[0]?.id).toBe(lines[0]?.id);
});

test('the log is read in pages, newest first', async () => {
  const admin = await enterAdmin(server);
  for (let line = 0; line < 51; line++) given(await admin.api.withdrawAnnouncement({ params: { id: 'none' } }));
  const first = given(await admin.api.auditLog());
  expect(first.lines).toHaveLength(50);
  const second = given(await admin.api.auditLog({ query: { before: first.next } }));
  expect(second.lines[0]?.id ?? '').toSatisfy((id: string) => id < (first.lines.at(-1)?.id ?? ''));
  expect(first.lines.map(({ id }) => id)).toEqual(
    first.lines
      .map(({ id }) => id)
      .toSorted()
      .reverse(),
  );
});
