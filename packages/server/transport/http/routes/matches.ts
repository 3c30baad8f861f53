import { Id, MatchSummary, PlayBots, Rematch, Table } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { runningMatchesOf } from '../../../lobby/lobby-topics.ts';
import { playBots } from '../../../lobby/tables/play-bots.ts';
import { publicTable } from '../../../lobby/tables/public-table.ts';
import { endedSummaryOf, seatOf, summaryOf } from '../../../match/match-summary.ts';
import { makeRecord } from '../../../match/record.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { answer, answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: Id });
const Which = Type.Object({
  which: Type.Union([Type.Literal('running'), Type.Literal('ended')], { default: 'running' }),
});
const MAX_LISTED = 100;
const NO_MATCH = { code: 'no-match', message: 'Match not found.' };

export const matchRoutes = (app: FastifyInstance, { matches, presence, tables, store }: Services, auth: Auth): void => {
  app.post<{ Body: PlayBots }>(
    '/play',
    { schema: { tags: ['matches'], summary: 'Play bots at once', body: PlayBots, response: answers(MatchSummary) } },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      const started = await playBots(tables, player, request.body);
      if (!started.ok) return refuseWith(reply, started.error);
      const match = await matches.find(started.value);
      return match === undefined ? refuseWith(reply, NO_MATCH) : summaryOf(match, player.id);
    },
  );
  app.get<{ Querystring: Static<typeof Which> }>(
    '/matches',
    {
      schema: {
        tags: ['matches'],
        summary: 'Your matches',
        querystring: Which,
        response: answers(Type.Array(MatchSummary)),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      const { id } = player;
      if (request.query.which === 'running') return runningMatchesOf({ store, matches }, id);
      return (await store.matches.ofPlayer(id, 'ended', MAX_LISTED)).map((match) => endedSummaryOf(match, id));
    },
  );
  app.get<{ Params: Static<typeof ById> }>(
    '/matches/:id',
    { schema: { tags: ['matches'], summary: 'A match', params: ById, response: answers(MatchSummary) } },
    async (request, reply) => {
      const player = await auth.whoIs(request.headers);
      const match = await matches.find(request.params.id);
      return match === undefined ? refuseWith(reply, NO_MATCH) : summaryOf(match, player?.id);
    },
  );
  app.get<{ Params: Static<typeof ById> }>(
    '/matches/:id/record',
    {
      schema: {
        tags: ['matches'],
        summary: 'A match as its record; while it runs, only what you put in and were told',
        params: ById,
        response: answers(Type.Unknown()),
      },
    },
    async (request, reply) => {
      const player = await auth.whoIs(request.headers);
      const match = await matches.find(request.params.id);
      if (match === undefined) return refuseWith(reply, NO_MATCH);
      const viewer = seatOf(match.stored, player?.id) ?? 'spectator';
      return makeRecord(match, await store.log.read(match.stored.id), viewer);
    },
  );
  app.post<{ Params: Static<typeof ById>; Body: Rematch }>(
    '/matches/:id/rematch',
    {
      schema: {
        tags: ['matches'],
        summary: 'The table where the same people play again, seats moved on by one; or another game, if wished',
        params: ById,
        body: Rematch,
        response: answers(Table),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      const match = await matches.find(request.params.id);
      if (match === undefined) return refuseWith(reply, NO_MATCH);
      if (match.committed.outcome === undefined) {
        return refuseWith(reply, { code: 'running', message: 'This match is not over yet.' });
      }
      const table = await tables.rematch(match.stored, player, request.body);
      return answer(reply, table, (found) => publicTable(found, presence.isOnline));
    },
  );
};
