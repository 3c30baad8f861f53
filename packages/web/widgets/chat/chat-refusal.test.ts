import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en as say } from '../../locales/chat/en.ts';
import { en as texts } from '../../locales/en.ts';
import { chatRefusalText } from './chat-refusal.ts';

const NOW = new Date(2026, 2, 4, 15, 0).getTime();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});
const text = (code: string, until?: number) =>
  chatRefusalText({ texts, say, locale: 'en' }, { code, message: 'As the server says.', ...(until && { until }) });

test('who writes too fast is told for how many seconds to wait, at least one', () => {
  expect(text('speak-later', NOW + 2_001)).toBe(say.tooFast(3));
  expect(text('speak-later', NOW + 2_000)).toBe(say.tooFast(2));
  expect(text('speak-later', NOW - 5_000)).toBe(say.tooFast(1));
});

test('who is muted is told until when, with the date unless it is today', () => {
  expect(text('silenced', new Date(2026, 2, 4, 18, 30).getTime())).not.toContain('2026');
  expect(text('silenced', new Date(2026, 2, 5, 2, 30).getTime())).toContain('Mar 5, 2026');
});

test.each([
  ['players-only', say.playersOnly],
  ['audience-only', say.playersReadLater],
  ['report-later', say.reportLater],
  ['unheard', 'As the server says.'],
])('%s is told as %s', (code, told) => {
  expect(text(code)).toBe(told);
});
