import { Id, ListedTable, OpenTable, SeatBot, SeatNumber, Sit, Table } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { listedTables } from '../../../lobby/tables/listed-tables.ts';
import { publicTable } from '../../../lobby/tables/public-table.ts';
import type { Services } from '../../../services.ts';
import type { StoredTable } from '../../../store/store.ts';
import type { Auth } from '../auth.ts';
import { answer, answers } from '../reply.ts';

const ById = Type.Object({ id: Id });
const BySeat = Type.Object({ id: Id, seat: SeatNumber });
const Change = Type.Pick(OpenTable, ['options', 'pace', 'open', 'rated'], { additionalProperties: false });

export const tableRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { tables, presence } = services;
  const open = (table: StoredTable) => publicTable(table, presence.isOnline);
  const about = (summary: string, more: object = {}) => ({
    schema: { tags: ['tables'], summary, params: ById, response: answers(Table), ...more },
  });

  app.get(
    '/tables',
    { schema: { tags: ['tables'], summary: 'Open tables', response: answers(Type.Array(ListedTable)) } },
    () => listedTables(services),
  );
  app.post<{ Body: OpenTable }>(
    '/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Open a table and sit down at it',
        body: OpenTable,
        response: answers(Table),
      },
    },
    async (request, reply) => {
      const host = await auth.admit(request, reply);
      if (host === undefined) return reply;
      return answer(reply, await tables.open(host, request.body), open);
    },
  );
  app.get<{ Params: Static<typeof ById> }>('/tables/:id', about('A table'), async ({ params }, reply) =>
    answer(reply, await tables.find(params.id), open),
  );
  app.patch<{ Params: Static<typeof ById>; Body: Static<typeof Change> }>(
    '/tables/:id',
    about('Change options, pace or whether it is listed', { body: Change }),
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await tables.change(request.params.id, player.id, request.body), open);
    },
  );
  app.delete<{ Params: Static<typeof ById> }>(
    '/tables/:id',
    about('Close a table that has not begun, as its host'),
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await tables.close(request.params.id, player.id), open);
    },
  );
  app.post<{ Params: Static<typeof ById>; Body: Sit }>(
    '/tables/:id/seats',
    about('Sit down; the last person to come starts the match', { body: Sit }),
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await tables.sit(request.params.id, player, request.body), open);
    },
  );
  app.delete<{ Params: Static<typeof BySeat> }>(
    '/tables/:id/seats/:seat',
    about('Get up, or clear a seat as the host', { params: BySeat }),
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await tables.clear(request.params.id, player.id, request.params.seat), open);
    },
  );
  app.post<{ Params: Static<typeof ById>; Body: SeatBot }>(
    '/tables/:id/bots',
    about('Seat a bot: one of the house, or by its id one that you made', { body: SeatBot }),
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await tables.seatBot(request.params.id, player.id, request.body), open);
    },
  );
  app.post<{ Params: Static<typeof ById> }>(
    '/tables/:id/start',
    about('Start a full table'),
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      return answer(reply, await tables.start(request.params.id, player.id), open);
    },
  );
};
