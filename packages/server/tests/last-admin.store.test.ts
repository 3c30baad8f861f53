import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterAccount, enterAdmin } from './admin-staff.ts';
import { given } from './authorisation-cast.ts';
import { type OpenServer, openServer } from './open-server.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test('the last admin keeps their rights, also when two withdraw each other’s at once', async () => {
  const admin = await enterAdmin(server);
  const demote = (by: typeof admin, id: string, role: 'moderator' | null = null) =>
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
