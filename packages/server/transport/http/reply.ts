import { ok, type Result } from '@sesame/kernel';
import type { Refused } from '@sesame/protocol';
import type { FastifyReply } from 'fastify';

/** HTTP status by refusal code; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  stranger: 401,
  'wrong-credentials': 401,
  'prove-first': 403,
  banned: 403,
  'guests-off': 403,
  'registration-closed': 403,
  'invitation-needed': 403,
  outranked: 403,
  'guest-rights': 409,
  'last-admin': 409,
  'bad-token': 401,
  'for-people': 403,
  'no-session': 404,
  'no-passkey': 404,
  'link-expired': 410,
  'offer-over': 410,
  'no-subscription': 404,
  'no-account': 409,
  'name-taken': 409,
  'last-key': 409,
  'no-bot': 404,
  'keep-first': 403,
  'too-many-bots': 409,
  unsettled: 503,
  'no-table': 404,
  'no-match': 404,
  'no-game': 404,
  'no-player': 404,
  'no-tournament': 404,
  'not-organiser': 403,
  begun: 409,
  'your-opponent': 409,
  'no-places': 409,
  entered: 409,
  'not-host': 403,
  'not-seated': 403,
  'not-yours': 403,
  'not-at-table': 403,
  'not-known': 403,
  unwilling: 403,
  nobody: 404,
  seated: 409,
  taken: 409,
  full: 409,
  started: 409,
  held: 409,
  'not-agreed': 409,
  'terms-changed': 409,
  'too-many-browsers': 409,
  'not-told': 409,
  'too-fast': 429,
  'too-many-guests': 429,
  'too-many-matches': 409,
  'too-many-tables': 409,
  'too-many-mails': 429,
  'account-first': 403,
  'no-mail': 409,
  'no-line': 404,
  'players-only': 403,
  'no-talk': 403,
  'friends-only': 403,
  'audience-only': 403,
  'report-later': 429,
  over: 409,
  unreadable: 409,
  'no-race': 404,
  'race-running': 409,
  'not-finished': 409,
  'backing-up': 409,
};

export const refuseWith = (reply: FastifyReply, { code, message, terms, until, reason }: Refused) =>
  reply.code(STATUS[code] ?? 400).send({
    code,
    message,
    ...(terms !== undefined && { terms }),
    ...(until !== undefined && { until }),
    ...(reason !== undefined && { reason }),
  });

/** The value of a result made into an answer; a refusal stays as it is. */
export const mapResult = <Value, Answer>(result: Result<Value>, make: (value: Value) => Answer): Result<Answer> =>
  result.ok ? ok(make(result.value)) : result;

/** The answer of a route without content. */
export const asEmpty = (result: Result<unknown>): Result<Record<never, never>> => mapResult(result, () => ({}));

const RATE_LIMIT_HEADERS = ['limit', 'remaining', 'reset'].map((name) => `x-ratelimit-${name}`);

/** Answers exactly like an address without a route, so that the route stays hidden. */
export const hideRoute = (reply: FastifyReply): FastifyReply => {
  for (const header of ['cache-control', ...RATE_LIMIT_HEADERS]) reply.removeHeader(header);
  reply.callNotFound();
  return reply;
};
