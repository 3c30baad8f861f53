import type { IncomingMessage } from 'node:http';

/** Whether an IP address is this machine’s own. */
export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/**
 * Client address of a request. X-Forwarded-For is trusted only from loopback proxies.
 */
export const addressOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
  const peer = socket.remoteAddress ?? '';
  if (!isLoopback(peer)) return peer;
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const client = forwarded
    .map((address) => address.trim())
    .findLast((address) => address !== '' && !isLoopback(address));
  return client ?? peer;
};
