import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** CSRF check: whether the request has our own origin or none. */
export const isOwnOrigin = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** Origin of the page behind a request that passed `isOwnOrigin`. */
export const originOf = ({ headers, protocol, host }: FastifyRequest): string =>
  headers.origin ?? `${protocol}://${host}`;
