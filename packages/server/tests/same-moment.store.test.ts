import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Seek } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { enterAccount, enterAdmin } from './admin-staff.ts';
import { given } from './authorisation-cast.ts';
import { requestAs } from './http-request.ts';
import { type OpenServer, openServer } from './open-server.ts';

const GAME = 'crack-the-code';

/** What the store decides when several come at the same moment, in whichever process. */
describe('at the same moment', () => {
  let server: OpenServer;
  let admin: NodeClient;
  beforeAll(async () => {
    server = await openServer();
    admin = await enterAdmin(server);
  });
  afterAll(() => server.close());
  const enterMany = (count: number) => Promise.all(Array.from({ length: count }, () => server.enter()));

  test('several sit down, and the match starts once', async () => {
    const [host, ...guests] = await enterMany(5);
    const table = given(await (host as NodeClient).api.openTable({ body: { game: GAME, open: true } }));
    const sat = await Promise.all(
      guests.map((guest) => guest.api.sit({ params: { id: table.id }, body: { terms: table.terms } })),
    );
    const codes = sat.map((result) => (result.ok ? 'accepted' : result.error.code));
    expect(codes.toSorted()).toEqual(['accepted', 'started', 'started', 'started']);
  });

  test('two ask each other, and become friends', async () => {
    const [ann, bo] = (await enterMany(2)) as [NodeClient, NodeClient];
    await Promise.all([
      ann.api.requestFriend({ body: { player: bo.id } }),
      bo.api.requestFriend({ body: { player: ann.id } }),
    ]);
    expect(given(await ann.api.contacts()).friends.map(({ player }) => player)).toEqual([bo.id]);
  });

  test('two use a link to set a password, and one sets it', async () => {
    const ann = await enterAccount(server);
    const { token } = given(await server.inside.services.passwordLinks.make(ann.id));
    const use = (password: string) => requestAs(server.url, '', ['POST', '/new-password', { token, password }]);
    const tried = await Promise.all([use('first of two'), use('second of two')]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('two use the last of an invitation, and one may register', async () => {
    given(await admin.api.setRegistration({ body: { accounts: 'invitation', guests: true } }));
    onTestFinished(async () => {
      given(await admin.api.setRegistration({ body: { accounts: 'open', guests: true } }));
    });
    const guests = await enterMany(2);
    const { token } = given(await admin.api.makeInvitation({ body: { uses: 1, days: 1 } }));
    const tried = await Promise.all(
      guests.map(({ cookie }) => requestAs(server.url, cookie, ['POST', '/registration', { token }])),
    );
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('two admins withdraw each other’s rights, and one keeps them, as the last admin does', async () => {
    const demote = (by: NodeClient, id: string, role: 'moderator' | null = null) =>
      by.api.setRole({ params: { id }, body: { role } });
    const lastAdmin = { ok: false, error: { code: 'last-admin' } };
    expect(await demote(admin, admin.id)).toMatchObject(lastAdmin);
    expect(await demote(admin, admin.id, 'moderator')).toMatchObject(lastAdmin);
    const other = await enterAccount(server);
    given(await admin.api.setRole({ params: { id: other.id }, body: { role: 'admin' } }));
    await Promise.all([demote(admin, other.id), demote(other, admin.id)]);
    const { store } = server.inside.services;
    const roles = await Promise.all([admin, other].map(({ id }) => store.staff.roleOf(id)));
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });

  test('eight seek a match, and each gets one seat', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => connectAsGuest(server.url)));
    onTestFinished(() => {
      for (const { connection } of guests) connection.close();
    });
    /** Waits in the queue as a page does: follows `seek`, and sits down at the assigned table. */
    const seek = async ({ api, connection }: NodeClient) => {
      const told: { seek?: Seek | undefined } = {};
      const tables = new Set<string>();
      connection.watch('seek', (news) => {
        if (news.type !== 'seek') return;
        told.seek = news.seek;
        if (news.seek?.table === undefined || tables.has(news.seek.table)) return;
        tables.add(news.seek.table);
        void api.sit({ params: { id: news.seek.table }, body: { terms: news.seek.terms } });
      });
      given(await api.seek({ body: { game: GAME, pace: 'live' } }));
      return told;
    };
    const waiting = await Promise.all(guests.map(seek));
    await expect.poll(() => waiting.filter((told) => told.seek?.match === undefined)).toEqual([]);
    const all = await Promise.all(guests.map(({ api }) => api.matches({ query: { which: 'running' } })));
    const ids = all.map((running) => given(running).map(({ id }) => id));
    expect(ids.map(({ length }) => length)).toEqual(guests.map(() => 1));
    expect(new Set(ids.flat()).size).toBe(4);
  });
});
