import { ok, type Result, refuse } from '@sesame/kernel';
import { type AdminPerson, ROUTES } from '@sesame/protocol';
import type { Staff } from '../../../admin/people.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

const NO_SESSION = refuse('no-session', 'Session not found. It may have ended already.');

/** People in the admin console, for admins and moderators. */
export const peopleRoutes = (http: HttpContext): void => {
  const { services, auth } = http;
  const { people, passwordLinks, store } = services;

  /** The person as they are after a change. */
  const changed = async (staff: Staff, id: string, done: Result<void>): Promise<Result<AdminPerson>> =>
    done.ok ? people.describe(staff, id) : done;
  const endAllSessions = async (id: string) => {
    await auth.endSessions((await store.sessions.ofPlayer(id)).map((session) => session.id));
  };

  registerRoute(http, ROUTES.staffStatus, async ({ role }) =>
    ok({ role, openReports: await store.moderation.countOpenReports() }),
  );
  registerRoute(http, ROUTES.people, async ({ query: { name = '', list = 'recent' } }) =>
    ok(await (name.trim() === '' ? people.list(list) : people.search(name.trim()))),
  );
  registerRoute(http, ROUTES.person, ({ params, ...staff }) => people.describe(staff, params.id));
  registerRoute(http, ROUTES.renamePerson, async ({ params: { id }, body, ...staff }) =>
    changed(staff, id, await people.rename(staff, id, body.name)),
  );
  registerRoute(http, ROUTES.banPerson, async ({ params: { id }, body, ...staff }) => {
    const banned = await people.ban(staff, id, body);
    if (banned.ok) {
      await endAllSessions(id);
      for (const { token } of await store.botTokens.botsOf(id)) if (token !== undefined) auth.disconnect(token.hash);
    }
    return changed(staff, id, banned);
  });
  registerRoute(http, ROUTES.liftBan, async ({ params: { id }, ...staff }) =>
    changed(staff, id, await people.liftBan(staff, id)),
  );
  registerRoute(http, ROUTES.mutePerson, async ({ params: { id }, body, ...staff }) =>
    changed(staff, id, await people.mute(staff, id, body)),
  );
  registerRoute(http, ROUTES.unmutePerson, async ({ params: { id }, ...staff }) =>
    changed(staff, id, await people.unmute(staff, id)),
  );
  registerRoute(http, ROUTES.endPersonSessions, async ({ params: { id }, ...staff }) => {
    const allowed = await people.mayChange(staff, id);
    if (allowed.ok) await endAllSessions(id);
    return changed(staff, id, allowed);
  });
  registerRoute(http, ROUTES.endPersonSession, async ({ params: { id, session }, ...staff }) => {
    const allowed = await people.mayChange(staff, id);
    if (!allowed.ok) return allowed;
    if (!(await store.sessions.ofPlayer(id)).some((one) => one.id === session)) return NO_SESSION;
    await auth.endSessions([session]);
    return changed(staff, id, allowed);
  });
  registerRoute(http, ROUTES.makePasswordLink, async ({ params: { id }, ...staff }) => {
    const allowed = await people.mayChange(staff, id);
    return allowed.ok ? passwordLinks.make(id) : allowed;
  });
  registerRoute(http, ROUTES.setRole, async ({ params: { id }, body, ...staff }) =>
    changed(staff, id, await people.setRole(id, body.role)),
  );
};

/** Registration and the audit log in the admin console, for admins. */
export const serverRoutes = (http: HttpContext): void => {
  const { auditLog, registration } = http.services;
  registerRoute(http, ROUTES.auditLog, async ({ query }) => ok(await auditLog.read(query.before)));
  registerRoute(http, ROUTES.registrationSettings, async () => ok(await registration.settings()));
  registerRoute(http, ROUTES.setRegistration, async ({ body }) => {
    await registration.setRules(body);
    return ok(await registration.settings());
  });
  registerRoute(http, ROUTES.makeInvitation, async ({ body }) => ok(await registration.makeInvitation(body)));
  registerRoute(http, ROUTES.withdrawInvitation, async ({ params }) => {
    await registration.withdraw(params.id);
    return ok(await registration.settings());
  });
};
