import { type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not of the open internet: this machine, its neighbours, and what is kept for other uses. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');

/** Of version 6 the open internet is 2000::/3; in it lie ways back to version 4, and examples. */
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address);
  return version === 6 && OPEN.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
};

/** Whether a push may be sent to a URL that a player gave: over TLS, to the usual port, and to no inner address. */
export const isPublicEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.') : isPublicAddress(host);
};

/** Finds addresses as usual, but no inner ones: a name can be made to lead anywhere, also after it was checked. */
export const publicLookup: LookupFunction = (host, options: LookupOptions, found) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (first === undefined) return found(error ?? new Error(`${host} leads to no public address`), '');
    return options.all ? found(null, open) : found(null, first.address, first.family);
  });
