import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerTokenOf } from '../../lib/token.ts';
import type { Services } from '../../services.ts';
import type { Auth } from '../http/auth.ts';
import { refuseWith } from '../http/reply.ts';

const BAD_TOKEN = { code: 'bad-token', message: 'Invalid token. It may have been renewed or revoked.' };
const FOR_PEOPLE = { code: 'for-people', message: 'Bot tokens can’t be used here.' };
const TOO_FAST = { code: 'too-fast', message: 'Too many requests. Wait a moment and try again.' };

/**
 * Checks requests with a bot token: the token is valid, within its rate limit, and the route is open to bots. Requests
 * without a token pass.
 */
export const makeTokenAuth = ({ settings, makeRateLimiter }: Services, auth: Auth) => {
  const { botRequestsPerMinute } = settings.limits;
  const requests = makeRateLimiter('bot', { uses: botRequestsPerMinute, seconds: 60 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (bearerTokenOf(request.headers) === undefined) return undefined;
    const bot = await auth.caller(request.headers);
    if (bot === undefined) return refuseWith(reply, BAD_TOKEN);
    if ((await requests.consume(bot.player.id)) !== undefined) return refuseWith(reply, TOO_FAST);
    const { who } = request.routeOptions.config;
    return who === 'person' || who === 'visitor' ? refuseWith(reply, FOR_PEOPLE) : undefined;
  };
};
