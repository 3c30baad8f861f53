import { createReadStream } from 'node:fs';
import { ok, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { isAdminKey, redeemAdminKey } from '../../../admin/admin-keys.ts';
import { reportGains } from '../../../competition/ratings/gains.ts';
import { makeReauth } from '../reauth.ts';
import { type HttpContext, NOT_FOUND, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';

const ACCOUNT_FIRST = refuse('account-first', 'Create an account or sign in first. Only accounts can be admins.');

/** The admin console. Everybody else gets the answer of an unknown address. */
export const adminRoutes = (http: HttpContext): void => {
  const { accounts, admin, processStats, store, now } = http.services;
  const checkReauth = makeReauth(accounts, now);
  registerRoute(http, ROUTES.redeemAdminKey, async ({ player, session, body }) => {
    if (!(await isAdminKey(store, body.key, now()))) return NOT_FOUND;
    if (await accounts.isGuest(player.id)) return ACCOUNT_FIRST;
    const proved = await checkReauth({ player, session });
    if (!proved.ok) return proved;
    const isRedeemed = await redeemAdminKey(store, body.key, { player: player.id, at: now() });
    return isRedeemed ? ok({}) : NOT_FOUND;
  });
  registerRoute(http, ROUTES.adminMetrics, async () => ok(await processStats.read()));
  registerRoute(http, ROUTES.ratingGains, async () => ok(await reportGains(http.services)));
  registerRoute(http, ROUTES.adminOverview, async () => ok(await admin.overview()));
  registerRoute(http, ROUTES.adminCloseTable, async ({ params }) => asEmpty(await admin.closeTable(params.id)));
  registerRoute(http, ROUTES.abortMatch, async ({ params, body }) => asEmpty(await admin.abort(params.id, body.note)));
  registerRoute(http, ROUTES.announcements, async () => ok(await admin.announcements()));
  registerRoute(http, ROUTES.announce, async ({ body }) => {
    await admin.announce(body);
    return ok(await admin.announcements());
  });
  registerRoute(http, ROUTES.withdrawAnnouncement, async ({ params }) => {
    await admin.withdraw(params.id);
    return ok(await admin.announcements());
  });
  registerRoute(http, ROUTES.reports, async () => ok(await admin.reports()));
  registerRoute(http, ROUTES.resolveReport, async ({ params }) => {
    await admin.resolveReport(params.id);
    return ok(await admin.reports());
  });
  backupRoutes(http);
};

/** Backups contain everything, so downloading one needs re-authentication. */
const backupRoutes = (http: HttpContext): void => {
  const { backups } = http.services;
  registerRoute(http, ROUTES.backups, async () => ok(await backups.list()));
  registerRoute(http, ROUTES.startBackup, async () => {
    const started = backups.begin();
    return started.ok ? ok(await backups.list()) : started;
  });
  registerRoute(http, ROUTES.downloadBackup, async ({ params: { name } }) => {
    const path = await backups.find(name);
    return path === undefined ? NOT_FOUND : ok({ name: `sesame-${name}`, content: createReadStream(path) });
  });
};
