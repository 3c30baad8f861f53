import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from a page of the house, or from no page at all. Cookies alone prove nothing. */
export const isOwnOrigin = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
