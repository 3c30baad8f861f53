import { expect, test } from 'vitest';
import { makeOriginCheck } from './origin.ts';

const NO_LOG = { warn: () => {} };
const CANONICAL = 'https://play.example.org:8444';

test.each([
  ['no origin', {}, true],
  ['the host that was asked for', { origin: 'http://192.168.1.20:8080', host: '192.168.1.20:8080' }, true],
  ['the host without its port', { origin: 'https://play.example.org:8444', host: 'play.example.org' }, false],
  ['another website', { origin: 'https://evil.example', host: 'play.example.org' }, false],
  ['an opaque origin', { origin: 'null', host: 'play.example.org' }, false],
  ['an origin on the list', { origin: 'https://friend.example', host: 'play.example.org' }, true],
])('without a configured origin, %s', (_, headers, isAccepted) => {
  const check = makeOriginCheck({ origins: ['https://friend.example'] }, NO_LOG);
  expect(check.accepts(headers)).toBe(isAccepted);
});

test.each([
  ['itself, whatever host the proxy passes on', { origin: CANONICAL, host: 'sesame:8080' }, true],
  ['no other port', { origin: 'https://play.example.org', host: 'play.example.org' }, false],
  ['no other scheme', { origin: 'http://play.example.org:8444', host: 'play.example.org:8444' }, false],
  ['no address of the machine', { origin: 'http://localhost:8080', host: 'localhost:8080' }, false],
])('a configured origin accepts %s', (_, headers, isAccepted) => {
  expect(makeOriginCheck({ origin: CANONICAL, origins: [] }, NO_LOG).accepts(headers)).toBe(isAccepted);
});

test('a refused origin is logged once, with what to set', () => {
  const lines: unknown[][] = [];
  const check = makeOriginCheck({ origins: [] }, { warn: (...line: unknown[]) => void lines.push(line) });
  const headers = { origin: CANONICAL, host: 'play.example.org' };
  check.accepts(headers);
  check.accepts(headers);
  expect(lines).toEqual([
    [
      { origin: CANONICAL, host: 'play.example.org', expected: 'the host play.example.org' },
      `refused pages at ${CANONICAL}: if this is your server, set SESAME_ORIGIN to it`,
    ],
  ]);
});

test('inventing origins does not fill the log', () => {
  let lines = 0;
  const check = makeOriginCheck({ origins: [] }, { warn: () => void lines++ });
  for (let index = 0; index < 1_000; index++) check.accepts({ origin: `https://${index}.example`, host: 'here' });
  expect(lines).toBe(100);
});
