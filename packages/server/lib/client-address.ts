import type { IncomingMessage } from 'node:http';

const isLoopback = (address: string): boolean => /^(::1$|(::ffff:)?127\.)/.test(address);

/**
 * Where a request comes from. What stands in front of the house on the same machine is believed about whom it speaks
 * for; nobody else is.
 */
export const addressOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
  const near = socket.remoteAddress ?? '';
  if (!isLoopback(near)) return near;
  const said = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const far = said.map((address) => address.trim()).findLast((address) => address !== '' && !isLoopback(address));
  return far ?? near;
};
