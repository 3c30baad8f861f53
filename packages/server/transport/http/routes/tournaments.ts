import { ok, type Result } from '@sesame/kernel';
import {
  EnterBot,
  EnterTournament,
  Id,
  ListedTournament,
  MatchTournament,
  NewTournament,
  Tournament,
} from '@sesame/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { listTournaments } from '../../../competition/tournaments/list.ts';
import type { TournamentState } from '../../../competition/tournaments/next-step.ts';
import { publicTournament } from '../../../competition/tournaments/page.ts';
import type { Services } from '../../../services.ts';
import type { StoredPlayer } from '../../../store/store.ts';
import type { Auth } from '../auth.ts';
import { answer, answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: Id });
type ById = { Params: Static<typeof ById> };
const ByEntrant = Type.Object({ id: Id, entrant: Type.Integer({ minimum: 1, maximum: 100_000 }) });

const NO_TOURNAMENT = { code: 'no-tournament', message: 'This tournament doesn’t exist.' };

export const tournamentRoutes = (app: FastifyInstance, services: Services, auth: Auth): void => {
  const { tournaments, store, settings } = services;
  const about = (summary: string, more: object = {}) => ({
    schema: { tags: ['tournaments'], summary, params: ById, response: answers(Tournament), ...more },
  });
  /** Does something as the player of a request. */
  const act = async (
    request: FastifyRequest,
    reply: FastifyReply,
    deed: (player: StoredPlayer) => Promise<Result<TournamentState>>,
  ) => {
    const player = await auth.admit(request, reply);
    return player === undefined ? reply : answer(reply, await deed(player), publicTournament);
  };

  app.get(
    '/tournaments',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'Tournaments: to enter, played and over',
        response: answers(Type.Array(ListedTournament)),
      },
    },
    async (request) => listTournaments(store, await auth.whoIs(request.headers)),
  );
  app.post<{ Body: NewTournament }>(
    '/tournaments',
    {
      config: { rateLimit: { max: settings.limits.signIns } },
      schema: {
        tags: ['tournaments'],
        summary: 'Make a tournament',
        body: NewTournament,
        response: answers(Tournament),
      },
    },
    (request, reply) => act(request, reply, (player) => tournaments.create(player, request.body)),
  );
  app.get<ById>('/tournaments/:id', about('A tournament'), async ({ params }, reply) => {
    const whole = await tournaments.load(params.id);
    return whole === undefined ? refuseWith(reply, NO_TOURNAMENT) : answer(reply, ok(whole), publicTournament);
  });
  app.post<ById & { Body: EnterTournament }>(
    '/tournaments/:id/entrants',
    about('Enter it', { body: EnterTournament }),
    (request, reply) =>
      act(request, reply, (player) => tournaments.enter(request.params.id, player, request.body.contribution ?? '')),
  );
  app.post<ById & { Body: EnterBot }>(
    '/tournaments/:id/bots',
    about('Let a bot of the house enter it, as its organiser', { body: EnterBot }),
    (request, reply) => act(request, reply, ({ id }) => tournaments.enterBot(request.params.id, id, request.body.bot)),
  );
  app.delete<{ Params: Static<typeof ByEntrant> }>(
    '/tournaments/:id/entrants/:entrant',
    about('Leave it, or remove somebody as its organiser', { params: ByEntrant }),
    (request, reply) =>
      act(request, reply, ({ id }) => tournaments.leave(request.params.id, id, request.params.entrant)),
  );
  app.post<ById>('/tournaments/:id/start', about('Begin it now, as its organiser'), (request, reply) =>
    act(request, reply, ({ id }) => tournaments.start(request.params.id, id)),
  );
  app.delete<ById>('/tournaments/:id', about('Cancel it, as its organiser'), (request, reply) =>
    act(request, reply, ({ id }) => tournaments.cancel(request.params.id, id)),
  );
  app.get<ById>(
    '/matches/:id/tournament',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'The tournament of a match, if it belongs to one',
        params: ById,
        response: answers(MatchTournament),
      },
    },
    async ({ params }): Promise<MatchTournament> => {
      const found = await store.tournaments.ofMatch(params.id);
      const tournament = found && (await store.tournaments.find(found.tournament));
      if (found === undefined || tournament === undefined) return {};
      return { tournament: { id: tournament.id, name: tournament.name, round: found.round } };
    },
  );
};
