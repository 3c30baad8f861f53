import { expect, test } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';
import { escapeHtml } from './html.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
  ['de-DE, fr;q=0.5', 'fr'],
  ['*', 'en'],
])('%j is answered in %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

test('no text ends a tag or an attribute', () => {
  expect(escapeHtml(`<script>"Tom" & 'Jerry'</script>`)).toBe(
    '&lt;script&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/script&gt;',
  );
});
