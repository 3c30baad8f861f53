import type { Locale } from '@sesame/kernel';

/** A mail: plain text, and the same as simple HTML. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A line of a mail; with a URL, a link. */
export type LetterLine = string | { readonly label: string; readonly url: string };

export interface LetterContent {
  readonly locale: Locale;
  readonly subject: string;
  readonly lines: readonly LetterLine[];
  /** Small print. */
  readonly footer: readonly LetterLine[];
  readonly headers?: Readonly<Record<string, string>>;
}

export const makeLetter = ({ locale, subject, lines, footer, headers = {} }: LetterContent): Letter => ({
  subject,
  text: `${[...lines.map(textOf), '-- ', ...footer.map(textOf)].join('\n\n')}\n`,
  html: [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
    ...lines.map((line) => `<p>${htmlOf(line)}</p>`),
    '<hr>',
    ...footer.map((line) => `<p style="font-size: 0.85em">${htmlOf(line)}</p>`),
    '</body></html>',
  ].join('\n'),
  headers,
});

const textOf = (line: LetterLine): string => (typeof line === 'string' ? line : `${line.label}\n${line.url}`);

const htmlOf = (line: LetterLine): string =>
  typeof line === 'string' ? escapeHtml(line) : `<a href="${escapeHtml(line.url)}">${escapeHtml(line.label)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
