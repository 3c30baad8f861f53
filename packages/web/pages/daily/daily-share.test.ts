import { expect, test } from 'vitest';
import { dailyShareText } from './daily-share.ts';

test('a shared text has the result, the marks row by row, and the address', () => {
  const text = dailyShareText({
    title: 'Daily Crack the Code',
    day: '17 Nov 2026',
    lines: ['2 guesses', 'Streak: 3 days'],
    marks: [
      ['full', 'half', 'empty'],
      ['full', 'full', 'wrong'],
    ],
    address: 'https://sesame.example/daily/crack-the-code/2026-11-17',
  });
  expect(text.split('\n')).toEqual([
    'Sesame · Daily Crack the Code · 17 Nov 2026',
    '2 guesses · Streak: 3 days',
    '🟡⚪⚫',
    '🟡🟡🔴',
    'https://sesame.example/daily/crack-the-code/2026-11-17',
  ]);
});
