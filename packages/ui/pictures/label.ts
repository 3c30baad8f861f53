import { type Drawing, element, escapeText } from './svg.ts';

/** Widths of letters in shares of the font size, rounded up: Marcellus has no other metrics here. */
const NARROW = /[ijl.,:;'’!|()[\] ftrI1-]/;
const WIDE = /[mwMWOQGDNHUCAÆŒ@&%…]/;
const CAPITAL = /\p{Lu}/u;

const widthOf = (letter: string): number => {
  if (NARROW.test(letter)) return 0.31;
  if (WIDE.test(letter)) return 0.84;
  return CAPITAL.test(letter) ? 0.68 : 0.56;
};

/** The width of a text at font size 1, a little too wide rather than too narrow. */
export const measure = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Letters that the font of the pictures has. Others would be gaps. */
const UNKNOWN_LETTERS =
  /[^\u0020-\u007e\u00a0-\u017e\u0192\u01fc-\u01ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]/gu;

/** The text with letters that the font has; undefined if none is left. */
export const drawable = (text: string): string | undefined => {
  const known = text.normalize('NFC').replace(UNKNOWN_LETTERS, '').replace(/\s+/g, ' ').trim();
  return known === '' ? undefined : known;
};

export interface LabelStyle {
  readonly className?: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** At most so wide: longer texts get smaller letters, and then an ellipsis. */
  readonly width?: number;
}

/** Letters get at most so much smaller. */
const SMALLEST_SHARE = 0.72;

/** A line of text. */
export const label = (text: string, style: LabelStyle): Drawing => {
  const { className = 'p-text', x, y, anchor = 'start', width = Number.POSITIVE_INFINITY } = style;
  const share = Math.min(1, width / (measure(text) * style.size || 1));
  const size = Math.round(style.size * Math.max(share, SMALLEST_SHARE) * 10) / 10;
  const shown = share < SMALLEST_SHARE ? shorten(text, width / size) : text;
  return element(
    'text',
    { class: className, x, y, style: `font-size:${size}px;text-anchor:${anchor}` },
    escapeText(shown),
  );
};

const shorten = (text: string, room: number): string => {
  let kept = [...text];
  while (kept.length > 1 && measure(kept.join('')) + 0.9 > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
};
