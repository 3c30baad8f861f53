import type { Locale } from '@sesame/kernel';
import {
  type AskedPage,
  FIRST_DATA_ID,
  type FirstData,
  LIFTED_STYLES_ID,
  type RenderedPage,
  ROOT_ID,
} from '@sesame/protocol';
import { escapeHtml } from '../../../lib/html.ts';
import { fixedPicture, pictureAddress } from '../pictures/address.ts';
import type { Head } from './head.ts';

/** The size of all pictures: those of pages, and those of games, which tools/make-link-pictures.ts makes. */
const PICTURE = { width: 1200, height: 630 };

export interface PageAddress {
  readonly origin: string;
  /** Path and query. */
  readonly url: string;
  readonly locale: Locale;
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** The tags of a head, for the place of the title and description of the built page. */
const makeTags = (head: Head, { origin, url, locale }: PageAddress): string => {
  const { title, description, game, isMissing, isUnlisted } = head;
  const shown = title === 'Sesame' ? title : `${title} · Sesame`;
  const picture = origin + (head.picture ? pictureAddress(locale, head.picture) : fixedPicture(game));
  const tags = [
    `<title>${escapeHtml(shown)}</title>`,
    meta('name', 'description', description),
    ...(isMissing || isUnlisted ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:site_name', 'Sesame'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + url),
    meta('property', 'og:locale', locale),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.join('\n    ');
};

/** JSON that cannot end the element it is in. */
const jsonIn = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The page with what it loads first. The data are no script, so the content security policy allows them. */
export const withFirst = (page: string, preloads: readonly string[], data: FirstData | undefined): string => {
  const inline = data && `<script type="application/json" id="${FIRST_DATA_ID}">${jsonIn(data)}</script>`;
  const tags = [...preloads, ...(inline === undefined ? [] : [inline])];
  const end = page.indexOf('</head>');
  return end === -1 ? page : `${page.slice(0, end)}  ${tags.join('\n    ')}\n  ${page.slice(end)}`;
};

const ROOT = `<div id="${ROOT_ID}">`;

/** The page with its content, as it was rendered for a language and a screen. */
export const withRendered = (page: string, { html, css }: RenderedPage, { locale, isNarrow }: AskedPage): string =>
  page
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace('</head>', () => `  <style id="${LIFTED_STYLES_ID}">${css}</style>\n  </head>`)
    .replace(ROOT, () => `<div id="${ROOT_ID}" data-rendered="${isNarrow ? 'narrow' : 'wide'}">${html}`);

/** The built page with another head, in the place of its title and description. */
export const withHead = (page: string, head: Head, address: PageAddress): string => {
  const from = page.indexOf('<title>');
  const to = page.indexOf('>', page.indexOf('<meta name="description"')) + 1;
  return from === -1 || to <= from ? page : page.slice(0, from) + makeTags(head, address) + page.slice(to);
};
