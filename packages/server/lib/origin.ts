import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of the house, or from no page at all. Cookies alone prove nothing. */
export const isOwnOrigin = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** The origin of the page that asks, which has been found to be our own. */
export const originOf = ({ headers, protocol, host }: FastifyRequest): string =>
  headers.origin ?? `${protocol}://${host}`;
