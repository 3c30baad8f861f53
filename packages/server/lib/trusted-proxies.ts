import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether an address is one of the proxies whose `X-Forwarded-*` headers are believed. */
export type IsTrusted = (address: string) => boolean;

/** Names for ranges, as in Express and Fastify. */
const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const IPV4_BITS = 32;
const IPV6_BITS = 128;

/** An address, a range such as 10.0.0.0/8, or the name of one. */
export const isProxyRange = (text: string): boolean => {
  if (Object.hasOwn(NAMED_RANGES, text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIPv4(address) ? IPV4_BITS : isIPv6(address) ? IPV6_BITS : 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
};

/** `ranges` are valid ones. A socket that serves IPv4 and IPv6 shows IPv4 addresses as ::ffff:10.0.0.1. */
export const makeProxyTrust = (ranges: readonly string[]): IsTrusted => {
  const trusted = new BlockList();
  for (const range of ranges.flatMap((one) => NAMED_RANGES[one] ?? [one])) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    if (isIPv4(plain)) return trusted.check(plain, 'ipv4');
    return isIPv6(plain) && trusted.check(plain, 'ipv6');
  };
};
