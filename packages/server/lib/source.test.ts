import { describe, expect, test } from 'vitest';
import { isSameSource, makeSource, networkOf } from './source.ts';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['::ffff:127.0.0.1', undefined],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a source', () => {
  const at = (address: string, browser?: string) => makeSource('key', { address, browser });

  test('is the same in one network or one browser, and unknown ones are never the same', () => {
    expect(isSameSource(at('2001:db8::1'), at('2001:db8::2'))).toBe(true);
    expect(isSameSource(at('203.0.113.7', 'a'), at('203.0.113.8', 'a'))).toBe(true);
    expect(isSameSource(at('203.0.113.7', 'a'), at('203.0.113.8', 'b'))).toBe(false);
    expect(isSameSource(at('127.0.0.1'), at('127.0.0.1'))).toBe(false);
  });

  test('tells neither address nor browser', () => {
    expect(JSON.stringify(at('203.0.113.7', 'secret'))).not.toMatch(/203|secret/);
  });
});
