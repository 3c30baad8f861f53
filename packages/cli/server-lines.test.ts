import { expect, test } from 'vitest';
import { readServerLine } from './server-lines.ts';

test.each([
  ['{"ok":true,"url":"http://localhost:8080","port":8080}', { type: 'ready' }],
  ['{"level":50,"game":"dice","reason":"it leaks","msg":"game refused"}', { type: 'refused', reason: 'it leaks' }],
  [
    '{"level":50,"msg":"background task failed"}',
    { type: 'line', text: '{"level":50,"msg":"background task failed"}' },
  ],
  ['sesame: Port 8080 is in use.', { type: 'line', text: 'sesame: Port 8080 is in use.' }],
  ['null', { type: 'line', text: 'null' }],
  ['', { type: 'line', text: '' }],
])('%s', (line, news) => {
  expect(readServerLine(line)).toEqual(news);
});
