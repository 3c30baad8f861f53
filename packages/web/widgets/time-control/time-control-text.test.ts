import { expect, test } from 'vitest';
import { en } from '../../locales/en.ts';
import { liveTimeControls } from './presets.ts';
import { durationText, inlineTimeControlText, timeControlText } from './time-control-text.ts';

test.each([
  [-1, '0 s'],
  [0.9, '0 s'],
  [59.9, '59 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 h'],
  [86_399, '23 h'],
  [86_400, '1 day'],
  [2.9 * 86_400, '2 days'],
])('%f seconds are %s', (seconds, text) => {
  expect(durationText(en, seconds)).toBe(text);
});

test('a time control tells what there is of time per move and per player', () => {
  const text = (perMove: number, bank: number) => timeControlText(en, { kind: 'live', perMove, bank });
  expect([text(30, 0), text(0, 600), text(10, 180)]).toEqual([
    '30 s per move',
    '10 min per player',
    '3 min per player + 10 s per move',
  ]);
  const none = { kind: 'none', perMove: 0, bank: 0 } as const;
  expect([timeControlText(en, none), inlineTimeControlText(en, none)]).toEqual(['No clock', 'no clock']);
  expect(inlineTimeControlText(en, { kind: 'live', perMove: 30, bank: 0 })).toBe('30 s per move');
});

test('each game offers live time controls, and one that nobody knows those of most', () => {
  expect(liveTimeControls('passwords')[0]).toEqual({ kind: 'live', perMove: 60, bank: 0 });
  expect(liveTimeControls('passwords')[1]).toEqual({ kind: 'live', perMove: 0, bank: 600 });
  expect(liveTimeControls('unheard')).toEqual(liveTimeControls('crack-the-code'));
});
