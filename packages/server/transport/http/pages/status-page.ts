import { createHash } from 'node:crypto';
import type { Locale } from '@sesame/kernel';
import { escapeHtml } from '../../../lib/html.ts';
import { STATUS_TEXTS } from './status-texts.ts';

/** What players may know about the server. */
export interface ServerStatus {
  /** When this process started, in milliseconds since 1970. */
  readonly upSince: number;
  readonly isStoreWell: boolean;
  readonly announcements: readonly string[];
}

/** Without the web app’s scripts and styles, so that it works when they do not. */
const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem;
  color: light-dark(#1b2433, #e8edf5); background: light-dark(#f5f2ea, #090e17); }
h1 { font-size: 1.8rem; margin: 0 0 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; }
dt { color: light-dark(#5b6472, #98a4b8); }
dd { margin: 0; }
.well { color: light-dark(#1c6b3a, #6fdc97); }
.unwell { color: light-dark(#a3261b, #ff8d80); }
ul { padding: 0 0 0 1.2rem; }
a { color: inherit; }`;

/** Allows this one style sheet and nothing else. */
export const STATUS_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const makeStatusPage = ({ upSince, isStoreWell, announcements }: ServerStatus, locale: Locale): string => {
  const texts = STATUS_TEXTS[locale];
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const items = announcements.map((text) => ['<li>', escapeHtml(text), '</li>'].join(''));
  const planned = items.length === 0 ? escapeHtml(texts.nothingPlanned) : ['<ul>', ...items, '</ul>'].join('');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="60">
<title>${escapeHtml(texts.title)} · Sesame</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 class="${isStoreWell ? 'well' : 'unwell'}">${escapeHtml(isStoreWell ? texts.well : texts.unwell)}</h1>
<dl>
<dt>${escapeHtml(texts.upSince)}</dt><dd><time datetime="${new Date(upSince).toISOString()}">${escapeHtml(since.format(upSince))} UTC</time></dd>
<dt>${escapeHtml(texts.store)}</dt><dd>${escapeHtml(isStoreWell ? texts.storeWell : texts.storeUnwell)}</dd>
<dt>${escapeHtml(texts.planned)}</dt><dd>${planned}</dd>
</dl>
<p><a href="/">${escapeHtml(texts.toGames)}</a></p>
</main>
</body>
</html>
`;
};
