import type { DailyMark } from '@sesame/kernel';

/** A match or a solved puzzle as a picture to share. */
export interface Poster {
  readonly game: string;
  /** The result in one sentence. */
  readonly sentence: string;
  /** Lines of a table, such as players from first to last with their scores. */
  readonly rows: readonly { readonly label: string; readonly value: string; readonly isFirst: boolean }[];
  /** How a puzzle went, row by row. */
  readonly marks?: readonly (readonly DailyMark[])[];
  readonly highlight: string | undefined;
  /** The page that the poster links to, such as `/matches/…`. */
  readonly path: string;
}

const WIDTH = 1080;
const HEIGHT = 1080;
const MARGIN = 90;
/** The poster is a file of its own, so it can’t use the page’s fonts and variables. */
const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = 'system-ui, sans-serif';
const STONE = '#1d1b1a';
const SLAB = '#2a2725';
const BRASS = '#d9b36a';
const CHALK = '#f2ede4';
const SOFT = '#b3aa9d';

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (char) => `&#${char.codePointAt(0) ?? 0};`);

/** Breaks a text into lines of at most `length` characters; the last one ends with an ellipsis if text is left. */
export const wrapLines = (text: string, length: number, maxLines: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]?.slice(0, length - 1)}…`];
};

interface TextStyle {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly font?: string;
  readonly anchor?: 'start' | 'end';
}

const textAt = (
  text: string,
  { x = MARGIN, y, size, fill = CHALK, font = SANS, anchor = 'start' }: TextStyle,
): string =>
  `<text x="${x}" y="${y}" font-family='${font}' font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;

const tableRow = ({ label, value, isFirst }: Poster['rows'][number], y: number): string => {
  const fill = isFirst ? BRASS : CHALK;
  const shortLabel = wrapLines(label, 26, 1)[0] ?? '';
  return [
    `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y + 22}" y2="${y + 22}" stroke="${SOFT}" stroke-opacity="0.3"/>`,
    textAt(shortLabel, { y, size: 40, fill }),
    textAt(value, { x: WIDTH - MARGIN, y, size: 40, fill, anchor: 'end' }),
  ].join('');
};

const MARK_FILLS: Readonly<Record<DailyMark, string>> = { full: BRASS, half: SOFT, empty: 'none', wrong: '#c4503f' };
/** The height that all rows of marks share, and the size of a mark where there are few. */
const MARKS_HEIGHT = 340;
const MAX_MARK_SIZE = 44;

/** Rows of marks from a height on. Many rows are smaller. */
const markRows = (marks: readonly (readonly DailyMark[])[], top: number): readonly string[] => {
  const longest = Math.max(1, ...marks.map((row) => row.length));
  const step = Math.min(MAX_MARK_SIZE * 1.25, MARKS_HEIGHT / marks.length, (WIDTH - 2 * MARGIN) / longest);
  return marks.flatMap((row, y) =>
    row.map((mark, x) => {
      const [cx, cy, r] = [MARGIN + (x + 0.5) * step, top + (y + 0.5) * step, step * 0.4];
      return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${MARK_FILLS[mark]}" stroke="${SOFT}" stroke-width="2"/>`;
    }),
  );
};

/** A link has no place to break, so a long one is smaller. A letter is about 0.6 of the size wide. */
const linkSize = (address: string): number =>
  Math.min(30, Math.floor((WIDTH - 2 * MARGIN) / (0.6 * Math.max(1, address.length))));

/** Draws the poster as an SVG file, with a link on the given server. */
export const posterSvg = ({ game, sentence, rows, marks = [], highlight, path }: Poster, origin: string): string => {
  const address = `${origin}${path}`.replace(/^https?:\/\//, '');
  const told = wrapLines(sentence, 42, 3);
  const rowsTop = 330 + told.length * 54;
  const highlightTop = rowsTop + rows.length * 76 + 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${STONE}"/>`,
    `<rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" rx="36" fill="${SLAB}" stroke="${BRASS}" stroke-width="3"/>`,
    `<path d="M540 74l34 34-34 44-34-44z" fill="${BRASS}"/>`,
    textAt(game, { y: 250, size: 76, fill: BRASS, font: SERIF }),
    ...told.map((line, i) => textAt(line, { y: 330 + i * 54, size: 42 })),
    ...rows.map((row, i) => tableRow(row, rowsTop + 40 + i * 76)),
    ...markRows(marks, rowsTop + rows.length * 76 + 20),
    ...(highlight === undefined
      ? []
      : wrapLines(highlight, 52, 3).map((line, i) =>
          textAt(line, { y: highlightTop + i * 46, size: 34, fill: SOFT, font: SERIF }),
        )),
    textAt(address, { y: HEIGHT - 84, size: linkSize(address), fill: SOFT }),
    '</svg>',
  ].join('');
};

/** Renders an SVG file as PNG. */
export const renderPng = async (svg: string): Promise<Blob> => {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the poster could not be drawn'))), 'image/png');
  });
};
