import { Id, NewMove, Position, TurnsRequest } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Services } from '../../../services.ts';
import type { LongPoll } from '../../bot-api/long-poll.ts';
import type { MatchPositions } from '../../bot-api/match-positions.ts';
import type { Auth } from '../auth.ts';
import { answer, answers, refuseWith } from '../reply.ts';

const ById = Type.Object({ id: Id });
const Since = Type.Object({
  since: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Tell what happened after this ply. All unless told.' }),
  ),
});
const NO_MATCH = { code: 'no-match', message: 'Match not found.' };
const STRANGER = { code: 'stranger', message: 'Sign in or enter as a guest first.' };

/** Playing without a socket: what awaits you, what you see, what you play. */
export const botApiRoutes = (
  app: FastifyInstance,
  { matches }: Services,
  { auth, positions, longPoll }: { auth: Auth; positions: MatchPositions; longPoll: LongPoll },
): void => {
  app.get<{ Querystring: TurnsRequest }>(
    '/bot/turns',
    {
      schema: {
        tags: ['bots'],
        summary: 'The matches that await you; waits for one',
        description:
          'Answers as soon as a match awaits you, with all that do: at once if there are any, an empty list after `wait` seconds. Ask again and again; you count as present meanwhile. A turn that you name in `known` is passed over until the match has moved on.',
        querystring: TurnsRequest,
        response: answers(Type.Array(Position)),
      },
    },
    async (request, reply) => {
      const caller = await auth.caller(request.headers);
      if (caller === undefined) return refuseWith(reply, STRANGER);
      const { wait = 0, known } = request.query;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const wish = { wait: wait * 1000, known: new Set(known?.split(',')), gone: gone.signal };
      const found = await longPoll.of({ player: caller.player.id, pass: caller.pass }, wish);
      return answer(reply, found, (list) => list);
    },
  );
  app.get<{ Params: Static<typeof ById>; Querystring: Static<typeof Since> }>(
    '/matches/:id/view',
    {
      schema: {
        tags: ['bots'],
        summary: 'What you see of a match: as your seat, or as whoever watches',
        params: ById,
        querystring: Since,
        response: answers(Position),
      },
    },
    async (request, reply) => {
      const player = await auth.whoIs(request.headers);
      const match = await matches.find(request.params.id);
      if (match === undefined) return refuseWith(reply, NO_MATCH);
      return positions.of(match, player?.id, request.query.since ?? 0);
    },
  );
  app.post<{ Params: Static<typeof ById>; Body: NewMove }>(
    '/matches/:id/moves',
    {
      schema: {
        tags: ['bots'],
        summary: 'Play a move; answers what you see after it',
        description:
          'It is on disk before it is answered. If the answer is lost, send it again with the same key: it is not played again. A move that the rules refuse is answered with their code and a sentence, and nothing has happened.',
        params: ById,
        body: NewMove,
        response: answers(Position),
      },
    },
    async (request, reply) => {
      const player = await auth.admit(request, reply);
      if (player === undefined) return reply;
      const match = await matches.find(request.params.id);
      if (match === undefined) return refuseWith(reply, NO_MATCH);
      return answer(reply, await positions.play(match, player.id, request.body), (position) => position);
    },
  );
};
