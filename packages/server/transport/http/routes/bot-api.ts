import { ok, refuse } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import type { LongPoll } from '../../bot-api/long-poll.ts';
import type { MatchPositions } from '../../bot-api/match-positions.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

const NO_MATCH = refuse('no-match', 'Match not found.');

/** Playing over HTTP, without a socket. */
export const botApiRoutes = (
  http: HttpContext,
  { positions, longPoll }: { readonly positions: MatchPositions; readonly longPoll: LongPoll },
): void => {
  const { matches } = http.services;
  registerRoute(http, ROUTES.turns, ({ player, credential, query, reply }) => {
    const { wait = 0, known } = query;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const request = { wait: wait * 1000, known: new Set(known?.split(',')), gone: gone.signal };
    return longPoll.of({ player: player.id, credential }, request);
  });
  registerRoute(http, ROUTES.position, async ({ params, query, viewer }) => {
    const player = await viewer();
    const match = await matches.find(params.id);
    return match === undefined ? NO_MATCH : ok(await positions.of(match, player?.id, query.since ?? 0));
  });
  registerRoute(http, ROUTES.playMove, async ({ player, params, body }) => {
    const match = await matches.find(params.id);
    return match === undefined ? NO_MATCH : positions.play(match, player.id, body);
  });
};
