import { expect, test } from 'vitest';
import { isPublicAddress, isPublicEndpoint, publicLookup } from './push-endpoint.ts';

test.each([
  ['https://push.example.org/send/abc', true],
  ['https://93.184.215.14/x', true],
  ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/x', true],
  ['http://push.example.org/send/abc', false],
  ['https://push.example.org:8443/x', false],
  ['https://me:secret@push.example.org/x', false],
  ['https://localhost/x', false],
  ['https://router/x', false],
  ['https://127.0.0.1/x', false],
  ['https://127.1/x', false],
  ['https://0x7f000001/x', false],
  ['https://2130706433/x', false],
  ['https://10.1.2.3/x', false],
  ['https://172.20.0.1/x', false],
  ['https://192.168.1.1/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:127.0.0.1]/x', false],
  ['https://[::ffff:8.8.8.8]/x', false],
  ['https://[fd00::1]/x', false],
  ['https://[fe80::1]/x', false],
  ['https://[64:ff9b::7f00:1]/x', false],
  ['https://[2002:7f00:1::]/x', false],
  ['ftp://push.example.org/x', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s may be sent to: %s', (endpoint, may) => {
  expect(isPublicEndpoint(endpoint)).toBe(may);
});

test.each(['', 'localhost', '256.1.1.1', '0.0.0.0', '255.255.255.255', '::'])(
  '%s is not a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test('does not resolve a name to this machine', async () => {
  const error = await new Promise((found) => publicLookup('localhost', {}, (problem) => found(problem)));
  expect(String(error)).toContain('no public address');
});
