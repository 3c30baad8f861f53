import { expect, test } from 'vitest';
import { formatLogLine } from './readable-log.ts';

const time = new Date(2026, 5, 1, 12, 30, 1).getTime();

test('a log line is readable', () => {
  const line = { level: 40, time, pid: 1, hostname: 'club', match: 'abc', seconds: 5, msg: 'crediting an outage' };
  expect(formatLogLine(JSON.stringify(line))).toBe('12:30:01 WARN  crediting an outage (match: abc, seconds: 5)');
});

test('an error is followed by its stack', () => {
  const line = { level: 50, time, err: { message: 'no', stack: 'Error: no\n    at here' }, msg: 'backup failed' };
  expect(formatLogLine(JSON.stringify(line))).toBe('12:30:01 ERROR backup failed\nError: no\n    at here');
});

test('other lines stay as they are', () => {
  expect(formatLogLine('(node:1) Warning')).toBe('(node:1) Warning');
});
