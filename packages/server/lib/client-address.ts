import type { IncomingHttpHeaders } from 'node:http';
import type { IsTrusted } from './trusted-proxies.ts';

/** Whether an IP address is this machine’s own. */
export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/**
 * Client address of a request, as Fastify finds it: the last hop that is not a trusted proxy. X-Forwarded-For is believed
 * only as far as trusted proxies have written it.
 */
export const addressOf = (
  {
    socket,
    headers,
  }: { readonly socket: { readonly remoteAddress?: string | undefined }; readonly headers: IncomingHttpHeaders },
  isTrusted: IsTrusted,
): string => {
  const peer = socket.remoteAddress ?? '';
  if (!isTrusted(peer)) return peer;
  const hops = [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? peer;
};
