import { createHmac } from 'node:crypto';
import { isLoopback } from './client-address.ts';

/**
 * Where a player plays from, as keyed hashes: only whether two are the same can be read from them. Players of one network
 * or browser may be one person, so their matches are not rated.
 */
export interface Source {
  readonly network?: string;
  readonly browser?: string;
}

const GROUPS_OF_NETWORK = 4;

/**
 * The network of an address: one IPv4 address, or a /64 of IPv6, which is what a household gets. None for this machine, as
 * a proxy without X-Forwarded-For makes everybody look local.
 */
export const networkOf = (address: string): string | undefined => {
  if (isLoopback(address) || address === '') return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** The addresses that share a limit: a network, or this machine. */
export const addressGroup = (address: string): string => networkOf(address) ?? address;

export const makeSource = (
  key: string,
  { address, browser }: { readonly address: string; readonly browser: string | undefined },
): Source => {
  const hide = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const network = networkOf(address);
  return {
    ...(network !== undefined && { network: hide(`network ${network}`) }),
    ...(browser !== undefined && { browser: hide(`browser ${browser}`) }),
  };
};

/** Whether two sources are one network or one browser. */
export const isSameSource = (one: Source, other: Source): boolean =>
  (one.network !== undefined && one.network === other.network) ||
  (one.browser !== undefined && one.browser === other.browser);
