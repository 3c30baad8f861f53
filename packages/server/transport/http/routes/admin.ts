import { createReadStream } from 'node:fs';
import { ok } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { redeemAdminKey } from '../../../admin/admin-keys.ts';
import { reportGains } from '../../../competition/ratings/gains.ts';
import { type HttpContext, NOT_FOUND, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';

/** The admin console. Everybody else gets the answer of an unknown address. */
export const adminRoutes = (http: HttpContext): void => {
  const { admin, passwordLinks, processStats, store, now } = http.services;
  registerRoute(http, ROUTES.redeemAdminKey, async ({ player, body }) => {
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
  registerRoute(http, ROUTES.adminMutes, async () => ok(await admin.listMutes()));
  registerRoute(http, ROUTES.adminMute, async ({ body }) => {
    const muted = await admin.mute(body);
    return muted.ok ? ok(await admin.listMutes()) : muted;
  });
  registerRoute(http, ROUTES.adminUnmute, async ({ params }) => {
    await admin.unmute(params.id);
    return ok(await admin.listMutes());
  });
  registerRoute(http, ROUTES.makePasswordLink, ({ params }) => passwordLinks.make(params.id));
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
