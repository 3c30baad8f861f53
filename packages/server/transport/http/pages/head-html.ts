import type { Locale } from '@sesame/kernel';
import { escapeHtml } from '../../../lib/html.ts';
import { pictureAddress } from '../pictures/address.ts';
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
  const { title, description, game, isMissing } = head;
  const shown = title === 'Sesame' ? title : `${title} · Sesame`;
  const fixed = `/link-pictures/${game ?? 'sesame'}.png`;
  const picture = origin + (head.picture ? pictureAddress(locale, head.picture) : fixed);
  const tags = [
    `<title>${escapeHtml(shown)}</title>`,
    meta('name', 'description', description),
    ...(isMissing ? [meta('name', 'robots', 'noindex')] : []),
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

/** The built page with another head, in the place of its title and description. */
export const withHead = (page: string, head: Head, address: PageAddress): string => {
  const from = page.indexOf('<title>');
  const to = page.indexOf('>', page.indexOf('<meta name="description"')) + 1;
  return from === -1 || to <= from ? page : page.slice(0, from) + makeTags(head, address) + page.slice(to);
};
