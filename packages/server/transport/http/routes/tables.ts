import { ok, type Result, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../../lib/client-address.ts';
import { networkUrls } from '../../../lib/network-urls.ts';
import { listedTables } from '../../../lobby/tables/listed-tables.ts';
import { publicTable } from '../../../lobby/tables/public-table.ts';
import type { StoredTable } from '../../../store/store.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { mapResult } from '../reply.ts';

/** Addresses of the network are shown to nobody outside. */
const NOT_HERE = refuse('not-local', 'The server’s addresses are shown on the machine it runs on only.');

/** Whether a page was opened on the machine of the server. The host guards against names that point to loopback. */
const isFromThisMachine = ({ ip, hostname }: FastifyRequest): boolean =>
  isLoopback(ip) && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, '')));

export const tableRoutes = (http: HttpContext): void => {
  const { services, auth } = http;
  const { tables, presence, settings } = services;
  const show = (result: Result<StoredTable>) => mapResult(result, (table) => publicTable(table, presence.isOnline));

  registerRoute(http, ROUTES.tables, async () => ok(await listedTables(services)));
  registerRoute(http, ROUTES.shareUrls, ({ request }) => {
    if (!isFromThisMachine(request)) return NOT_HERE;
    const port = request.socket.localPort ?? services.settings.port;
    return ok(networkUrls({ host: services.settings.host, port }));
  });
  registerRoute(
    http,
    ROUTES.openTable,
    async ({ player, body, request }) => show(await tables.open(player, { ...body, source: auth.sourceOf(request) })),
    { rateLimit: { max: settings.limits.tablesPerHour, timeWindow: '1 hour' } },
  );
  registerRoute(http, ROUTES.table, async ({ params }) => show(await tables.find(params.id)));
  registerRoute(http, ROUTES.changeTable, async ({ player, params, body }) =>
    show(await tables.change(params.id, player.id, body)),
  );
  registerRoute(http, ROUTES.closeTable, async ({ player, params }) => show(await tables.close(params.id, player.id)));
  registerRoute(http, ROUTES.sit, async ({ player, params, body, request }) =>
    show(await tables.sit(params.id, player, { ...body, source: auth.sourceOf(request) })),
  );
  registerRoute(http, ROUTES.clearSeat, async ({ player, params }) =>
    show(await tables.clear(params.id, player.id, params.seat)),
  );
  registerRoute(http, ROUTES.seatBot, async ({ player, params, body }) =>
    show(await tables.seatBot(params.id, player.id, body)),
  );
  registerRoute(http, ROUTES.commitShare, async ({ player, params, body }) =>
    show(await tables.commitShare(params.id, player.id, body.share)),
  );
  registerRoute(http, ROUTES.revealShare, async ({ player, params, body }) =>
    show(await tables.revealShare(params.id, player.id, body.share)),
  );
  registerRoute(http, ROUTES.startMatch, async ({ player, params, body }) =>
    show(await tables.start(params.id, player.id, body.terms)),
  );
};
