import { readFileSync } from 'node:fs';
import { COLOURS } from '../pieces/colours.ts';
import { DOME_STOPS, GLOW_STOPS, LINEAR_GRADIENTS } from '../pieces/shapes.ts';
import { gemDefinitions } from './pieces.ts';
import { makeStyleSheet, parseTokens } from './style-sheet.ts';
import { type Drawing, element } from './svg.ts';

/** The size that link previews want. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The font family of all pictures. */
export const PICTURE_FONT = 'Marcellus';

const read = (name: string): string => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8');

const tokens = parseTokens(read('tokens'));

const colourOf = (token: string): string => tokens[token] ?? '#000';

const stop = (offset: number, colour: string, opacity?: number): Drawing =>
  element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

const definitions = (): Drawing =>
  [
    ...LINEAR_GRADIENTS.map(({ id, to: [x2, y2], stops }) =>
      element('linearGradient', { id, x2, y2 }, ...stops.map(([offset, token]) => stop(offset, colourOf(token)))),
    ),
    element(
      'radialGradient',
      { id: 'dome', cx: 0.36, cy: 0.28, r: 0.8 },
      ...DOME_STOPS.map(([offset, colour, opacity]) => stop(offset, colour, opacity)),
    ),
    element(
      'radialGradient',
      { id: 'lamp', cx: 0.25, cy: 0, r: 1 },
      stop(0, colourOf('--lamp')),
      stop(1, colourOf('--page')),
    ),
    ...COLOURS.map((colour) =>
      element(
        'radialGradient',
        { id: `glow-${colour}` },
        ...GLOW_STOPS.map(([offset, opacity]) => stop(offset, colourOf(`--${colour}`), opacity)),
      ),
    ),
    gemDefinitions(),
  ].join('');

/** The style sheets of the pieces, and of a game beside them. */
const styles = (sheets: readonly string[]): string =>
  makeStyleSheet(
    [read('crystals'), read('pieces'), ...sheets.map((sheet) => readFileSync(new URL(sheet), 'utf8'))],
    tokens,
  );

/** A whole picture as an SVG document. */
export const makeDocument = (drawing: Drawing, sheets: readonly string[] = []): string => {
  const { width, height } = PICTURE_SIZE;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': PICTURE_FONT,
    },
    `<style>${styles(sheets)}</style>`,
    element('defs', {}, definitions()),
    drawing,
  );
};
