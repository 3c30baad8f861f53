import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkUrls } from './network-urls.ts';

const at = (address: string, change: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...change }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [at('127.0.0.1', { internal: true })],
  docker0: [at('172.17.0.1')],
  vpn: [at('100.64.0.7'), at('fd00::7', { family: 'IPv6' })],
  wlan0: [at('192.168.1.20'), at('169.254.3.4')],
};

test.each([
  ['0.0.0.0', ['http://192.168.1.20:8080', 'http://100.64.0.7:8080', 'http://172.17.0.1:8080']],
  ['::', ['http://192.168.1.20:8080', 'http://100.64.0.7:8080', 'http://172.17.0.1:8080']],
  ['192.168.1.20', ['http://192.168.1.20:8080']],
  ['127.0.0.1', []],
  ['localhost', []],
  ['::1', []],
])('a server on %s is reached at %j', (host, urls) => {
  expect(networkUrls({ host, port: 8080 }, INTERFACES)).toEqual(urls);
});

test('a machine without a network has no address', () => {
  expect(networkUrls({ host: '0.0.0.0', port: 8080 }, { lo: INTERFACES.lo })).toEqual([]);
});
