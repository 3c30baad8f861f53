import { type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Private, local and reserved address ranges. */
const PRIVATE_RANGES = new BlockList();
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
  PRIVATE_RANGES.addSubnet(net, prefix, 'ipv4');

/** Public IPv6 is 2000::/3, without the ranges that embed IPv4 and those for documentation. */
const PUBLIC_IPV6_RANGE = new BlockList();
PUBLIC_IPV6_RANGE.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE_RANGES.addSubnet(net, prefix, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !PRIVATE_RANGES.check(address);
  return version === 6 && PUBLIC_IPV6_RANGE.check(address, 'ipv6') && !PRIVATE_RANGES.check(address, 'ipv6');
};

/** SSRF check of a push endpoint: HTTPS, default port, and no private address. */
export const isPublicEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.') : isPublicAddress(host);
};

/** DNS lookup that returns public addresses only, against DNS rebinding. */
export const publicLookup: LookupFunction = (host, options: LookupOptions, callback) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const publicAddresses = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = publicAddresses;
    if (first === undefined) return callback(error ?? new Error(`${host} has no public address`), '');
    return options.all ? callback(null, publicAddresses) : callback(null, first.address, first.family);
  });
