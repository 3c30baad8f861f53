import { expect, test } from 'vitest';
import { addressOf, isLoopback } from './client-address.ts';
import { makeProxyTrust } from './trusted-proxies.ts';

const isTrusted = makeProxyTrust(['10.0.0.0/8', 'loopback']);
const PROXY = '10.0.0.1';

test.each<[string, string, string | undefined, string | readonly string[] | undefined]>([
  ['of a client without a proxy', '203.0.113.7', '203.0.113.7', undefined],
  ['of a client that feigns a proxy', '203.0.113.7', '203.0.113.7', '198.51.100.1'],
  ['that the proxy tells', '203.0.113.7', PROXY, '203.0.113.7'],
  ['before several proxies', '203.0.113.7', PROXY, '203.0.113.7, 10.0.0.9, 10.0.0.8'],
  ['not as the client has written it', '203.0.113.7', PROXY, '198.51.100.1, 203.0.113.7'],
  ['in several headers', '203.0.113.7', PROXY, ['198.51.100.1', '203.0.113.7']],
  ['of a machine among the proxies', '10.0.0.5', PROXY, '10.0.0.5, 10.0.0.6'],
  ['of the proxy itself', PROXY, PROXY, undefined],
  ['of the proxy itself, with nothing written', PROXY, PROXY, ' , '],
  ['of nobody', '', undefined, '203.0.113.7'],
])('the address %s is %s', (_, address, remoteAddress, forwarded) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string };
  expect(addressOf({ socket: { remoteAddress }, headers }, isTrusted)).toBe(address);
});

test('a machine’s own addresses are those of its loopback', () => {
  const own = ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'];
  expect(own.filter((address) => !isLoopback(address))).toEqual([]);
  const others = ['10.127.0.1', '127.0.0', '::ffff:10.0.0.1', '::11', '1127.0.0.1', '127.0.0.1.example.org', ''];
  expect(others.filter(isLoopback)).toEqual([]);
});
