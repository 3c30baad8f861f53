import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

interface OriginSettings {
  /** The one origin of the server’s pages. */
  readonly origin?: string;
  /** Others that may use the API. */
  readonly origins: readonly string[];
}

/** Which pages may use the API: those of this server. */
export interface OriginCheck {
  /** CSRF check: whether the request has our own origin, an allowed one, or none. A refused one is logged. */
  accepts(headers: IncomingHttpHeaders): boolean;
  /** Origin of the page behind a request that was accepted. */
  originOf(request: FastifyRequest): string;
}

/** Origins that were logged; anyone can invent more. */
const MAX_LOGGED = 100;

/**
 * Without a configured origin, the server’s own is any whose host is the one that was asked for, so that it works at
 * every address of a home network. A proxy that passes on another host than the browser’s then breaks it.
 */
export const makeOriginCheck = (
  { origin: canonical, origins }: OriginSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): OriginCheck => {
  const logged = new Set<string>();
  const isOwn = ({ origin, host }: IncomingHttpHeaders): boolean => {
    if (origin === undefined || origins.includes(origin)) return true;
    if (canonical !== undefined) return origin === canonical;
    return URL.canParse(origin) && new URL(origin).host === host;
  };
  return {
    accepts: (headers) => {
      if (isOwn(headers)) return true;
      const { origin = '', host } = headers;
      const seen = `${origin} ${host}`;
      if (logged.has(seen) || logged.size >= MAX_LOGGED) return false;
      logged.add(seen);
      const expected = canonical ?? `the host ${host}`;
      log.warn(
        { origin, host, expected },
        `refused pages at ${origin}: if this is your server, set SESAME_ORIGIN to it`,
      );
      return false;
    },
    originOf: ({ headers, protocol, host }) => canonical ?? headers.origin ?? `${protocol}://${host}`,
  };
};
