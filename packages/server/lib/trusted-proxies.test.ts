import { expect, test } from 'vitest';
import { addressOf } from './client-address.ts';
import { isProxyRange, makeProxyTrust } from './trusted-proxies.ts';

test.each(['10.0.0.2', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback', 'private'])('%s is a range', (text) => {
  expect(isProxyRange(text)).toBe(true);
});

test.each(['', 'proxy', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', 'constructor'])(
  '%j is none',
  (text) => {
    expect(isProxyRange(text)).toBe(false);
  },
);

test.each([
  ['127.0.0.9', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['::FFFF:10.1.2.3', true],
  ['11.1.2.3', false],
  ['fd00::5', true],
  ['fe80::5', false],
  ['', false],
  ['unknown', false],
])('trusts %j: %s', (address, isTrusted) => {
  expect(makeProxyTrust(['loopback', '10.0.0.0/8', 'fd00::/8'])(address)).toBe(isTrusted);
});

test.each([
  ['an untrusted peer', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted peer', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a client that writes the header itself', '127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['two trusted proxies', '10.0.0.2', '198.51.100.1, 10.0.0.3', '198.51.100.1'],
  ['a client in the trusted range', '10.0.0.2', '10.0.0.7', '10.0.0.7'],
  ['a trusted peer without the header', '10.0.0.2', undefined, '10.0.0.2'],
])('the client behind %s', (_, remoteAddress, forwarded, client) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(addressOf({ socket: { remoteAddress }, headers }, makeProxyTrust(['loopback', '10.0.0.0/24']))).toBe(client);
});
