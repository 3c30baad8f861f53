import { createReadStream } from 'node:fs';
import {
  AbortMatch,
  AdminKey,
  AdminMetrics,
  AdminOverview,
  AdminReport,
  Announcement,
  BackupName,
  Backups,
  CreateAnnouncement,
  Id,
  MutedPlayer,
  MutePlayer,
} from '@sesame/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import { redeemAdminKey } from '../../../admin/admin-keys.ts';
import { tokenIn } from '../../../lib/token.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { makeReauth } from '../reauth.ts';
import { answer, answers } from '../reply.ts';

const ById = Type.Object({ id: Id });
type ById = { Params: Static<typeof ById> };
const ByName = Type.Object({ name: BackupName });
const Nothing = Type.Object({});

/** As an address answers where nothing is. */
const nothingHere = (reply: FastifyReply) => {
  for (const header of ['cache-control', ...RATE_HEADERS]) reply.removeHeader(header);
  reply.callNotFound();
  return reply;
};
const RATE_HEADERS = ['limit', 'remaining', 'reset'].map((what) => `x-ratelimit-${what}`);

/** The host's admin. For everybody else it is not there. */
export const adminRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { store, now } = services;
  app.post<{ Body: AdminKey }>(
    '/desk/key',
    {
      attachValidation: true,
      // A token is not even told that this is for people.
      onRequest: async ({ headers }, reply) => (tokenIn(headers) === undefined ? undefined : nothingHere(reply)),
      schema: { hide: true, body: AdminKey, response: answers(Nothing) },
    },
    async (request, reply) => {
      const player = request.validationError === undefined ? await auth.whoIs(request.headers) : undefined;
      if (player === undefined || player.owner !== undefined) return nothingHere(reply);
      const isUsed = await redeemAdminKey(store, request.body.key, { player: player.id, at: now() });
      return isUsed ? {} : nothingHere(reply);
    },
  );
  app.register(
    async (scope) => {
      // Before anything else is looked at: a malformed request must not tell that the desk is there.
      scope.addHook('onRequest', async (request, reply) => {
        const player = await auth.whoIs(request.headers);
        if (player === undefined || !(await store.admin.isHost(player.id))) return nothingHere(reply);
      });
      adminConsoleRoutes(scope, services);
      backupRoutes(scope, services, auth);
    },
    { prefix: '/desk' },
  );
};

const about = (schema: object) => ({ schema: { hide: true, ...schema } });

const adminConsoleRoutes = (app: FastifyInstance, { admin, processStats }: Services): void => {
  app.get('/metrics', about({ response: answers(AdminMetrics) }), () => processStats.read());
  app.get('/now', about({ response: answers(AdminOverview) }), () => admin.now());
  app.delete<ById>('/tables/:id', about({ params: ById, response: answers(Nothing) }), async ({ params }, reply) =>
    answer(reply, await admin.closeTable(params.id), () => ({})),
  );
  app.post<ById & { Body: AbortMatch }>(
    '/matches/:id/abort',
    about({ params: ById, body: AbortMatch, response: answers(Nothing) }),
    async ({ params, body }, reply) => answer(reply, await admin.abort(params.id, body.note), () => ({})),
  );

  const announcements = about({ response: answers(Type.Array(Announcement)) });
  app.get('/announcements', announcements, () => admin.announcements());
  app.post<{ Body: CreateAnnouncement }>(
    '/announcements',
    about({ ...announcements.schema, body: CreateAnnouncement }),
    async ({ body }) => {
      await admin.announce(body);
      return admin.announcements();
    },
  );
  app.delete<ById>('/announcements/:id', about({ ...announcements.schema, params: ById }), async ({ params }) => {
    await admin.withdraw(params.id);
    return admin.announcements();
  });

  const reports = about({ response: answers(Type.Array(AdminReport)) });
  app.get('/reports', reports, () => admin.reports());
  app.post<ById>('/reports/:id/deal', about({ ...reports.schema, params: ById }), async ({ params }) => {
    await admin.deal(params.id);
    return admin.reports();
  });

  const silences = about({ response: answers(Type.Array(MutedPlayer)) });
  app.get('/silences', silences, () => admin.silences());
  app.post<{ Body: MutePlayer }>(
    '/silences',
    about({ ...silences.schema, body: MutePlayer }),
    async ({ body }, reply) => {
      const silenced = await admin.silence(body);
      return silenced.ok ? admin.silences() : answer(reply, silenced, () => ({}));
    },
  );
  app.delete<ById>('/silences/:id', about({ ...silences.schema, params: ById }), async ({ params }) => {
    await admin.unsilence(params.id);
    return admin.silences();
  });
};

/** Copies of the store. They hold everything, so who takes one away shows first that it is them. */
const backupRoutes = (app: FastifyInstance, { backups, accounts, now }: Services, auth: Auth): void => {
  const isProved = makeReauth(accounts, now);
  app.get('/backups', about({ response: answers(Backups) }), () => backups.list());
  app.post('/backups', about({ response: answers(Backups) }), async (_request, reply) => {
    const begun = backups.begin();
    return begun.ok ? backups.list() : answer(reply, begun, () => ({}));
  });
  app.post('/proof', about({ response: answers(Nothing) }), async (request, reply) => {
    const here = await auth.admitHere(request, reply);
    return here === undefined || !(await isProved(here, reply)) ? reply : {};
  });
  app.get<{ Params: Static<typeof ByName> }>(
    '/backups/:name',
    about({ params: ByName, response: { '4xx': Type.Unknown() } }),
    async (request, reply) => {
      const here = await auth.admitHere(request, reply);
      if (here === undefined || !(await isProved(here, reply))) return reply;
      const path = await backups.find(request.params.name);
      if (path === undefined) return nothingHere(reply);
      reply.header('content-disposition', `attachment; filename="sesame-${request.params.name}"`);
      return reply.type('application/vnd.sqlite3').send(createReadStream(path));
    },
  );
};
