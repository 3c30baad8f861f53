import { expect, test } from 'vitest';
import { formatBytes, formatMilliseconds, formatUptime } from './format-units.ts';

test('sizes and durations are formatted in their largest unit', () => {
  expect([4_096, 1_540_000, 48_000_000, 2_100_000_000].map((size) => formatBytes(size, 'en'))).toEqual([
    '4.1 kB',
    '1.5 MB',
    '48 MB',
    '2.1 GB',
  ]);
  expect(formatMilliseconds(0.42, 'fr')).toBe('0,4\u202fms');
  expect([90_000, 7_300_000, 200_000_000].map((time) => formatUptime(time, 'en'))).toEqual([
    '1 minute',
    '2 hours',
    '2 days',
  ]);
});
