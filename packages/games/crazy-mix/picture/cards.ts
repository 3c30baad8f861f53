import { at, circle, type Drawing, element, group, icon, label, path, pieceOf, plateOf } from '@sesame/ui/pictures';
import { COLOUR_CLASSES } from '../board/colour-classes.ts';
import {
  DECODER_EDGES,
  DECODER_WEDGES,
  DECODER_WELL,
  HATCH_SCALES,
  HATCHES,
  hatchClass,
  LOGO_LINES,
  LOGO_TRIANGLE,
  MIX_ROW,
  MIX_SIGNS,
  NUMERALS,
  OUTLINES,
  RING_WIDTH,
  SMALL_SCALE,
} from '../board/shapes.ts';
import { CODE_CARDS } from '../rules/cards.ts';
import { type CodeCard, type Decoder, type Face, type Logo, SIDES } from '../rules/pieces.ts';
import {
  type Colour,
  MIXES,
  PRIMARIES,
  propertiesOf,
  SECONDARIES,
  SIZES,
  type Sign,
  type Size,
} from '../rules/symbols.ts';

/** The cards as SVG text, 100 x 100 around (0,0). Colours are marked with patterns, as on the board by default. */

export const patterns = (): Drawing =>
  [...PRIMARIES, ...SECONDARIES]
    .flatMap((colour) =>
      SIZES.map((size) =>
        element(
          'pattern',
          {
            id: patternOf(colour, size),
            class: COLOUR_CLASSES[colour],
            width: 7,
            height: 7,
            patternUnits: 'userSpaceOnUse',
            patternTransform: `scale(${HATCH_SCALES[size]})`,
          },
          element('rect', { class: 'f3', width: 7, height: 7 }),
          path(hatchClass(colour), HATCHES[colour]),
        ),
      ),
    )
    .join('');

/** The id of the pattern of a colour. */
const patternOf = (colour: Colour, size: Size): string => `mix-${colour}-${size}`;

const inkOf = (colour: Colour, size: Size): string => `url(#${patternOf(colour, size)})`;

const sign = (one: Sign): Drawing => {
  const { colour, shape, size, fill } = propertiesOf(one);
  const k = size === 'B' ? 1 : SMALL_SCALE;
  const ink = inkOf(colour, size);
  const line = (strokeWidth: number, paint: Readonly<Record<string, string>>) =>
    element('path', { d: OUTLINES[shape], 'stroke-width': strokeWidth, 'stroke-linejoin': 'round', ...paint });
  const drawing =
    fill === 'f'
      ? line(3 / k, { class: 'edged', fill: ink })
      : line(RING_WIDTH + 5 / k, { class: 'edged', fill: 'none' }) + line(RING_WIDTH, { fill: 'none', stroke: ink });
  return at({ k }, group(COLOUR_CLASSES[colour], drawing));
};

const logo = (one: Logo): Drawing =>
  element('g', { opacity: 0.5 }, path('p-brass', LOGO_LINES)) +
  path('p-brass', LOGO_TRIANGLE) +
  label(NUMERALS[one], { y: 15, size: 34, anchor: 'middle' });

const swatch = (colour: Colour, radius: number): Drawing =>
  group(
    COLOUR_CLASSES[colour],
    at(
      { k: radius / 42 },
      element('path', { class: 'edged', d: OUTLINES.C, fill: inkOf(colour, 's'), 'stroke-width': 4 }),
    ),
  );

const mixTable = (): Drawing =>
  SECONDARIES.map((mixed, i) =>
    at(
      { y: (i - 1) * MIX_ROW },
      at({ x: -33 }, swatch(MIXES[mixed][0], 10)),
      at({ x: -2 }, swatch(MIXES[mixed][1], 10)),
      at({ x: 32 }, swatch(mixed, 12)),
      path('p-carve', MIX_SIGNS),
    ),
  ).join('');

export const targetCard = (face: Face): Drawing => {
  const body = pieceOf({ w: 100, h: 100, cut: 11 });
  switch (face.kind) {
    case 'symbols': {
      const [left, right] = face.symbols;
      const halves = at({ x: -23, y: -18, k: 0.4 }, sign(left)) + at({ x: 23, y: 18, k: 0.4 }, sign(right));
      return body + path('p-line', 'M0-40V40') + halves;
    }
    case 'logo':
      return body + at({ k: 0.76 }, logo(face.logo));
    case 'table':
      return body + mixTable();
  }
};

export const codeCard = (card: CodeCard): Drawing => {
  const { shape, size } = propertiesOf(card);
  const ground = CODE_CARDS[card].background;
  const box = { x: -43, y: -43, width: 86, height: 86, rx: 4 };
  return (
    pieceOf({ w: 100, h: 100, cut: 11 }) +
    element('rect', { class: 'mix-ground', ...box, fill: inkOf(ground, 'B') }) +
    at({ k: size === 'B' ? 0.7 : 0.44 }, path('setting', OUTLINES[shape])) +
    at({ k: 0.58 }, sign(card))
  );
};

export const decoderCard = ({ edges, stake }: Decoder): Drawing =>
  pieceOf({ w: 100, h: 100, cut: 11 }) +
  SIDES.map((side, i) => {
    const [x, y] = DECODER_EDGES[i] ?? [0, 0];
    return path('mix-wedge', DECODER_WEDGES[i] ?? '') + at({ x, y, k: 26 / 24 }, icon(edges[side]));
  }).join('') +
  plateOf('p-well', DECODER_WELL) +
  label(String(stake), { y: 11, size: 32, anchor: 'middle' });

export const mixCard = (one: Logo): Drawing =>
  pieceOf({ w: 100, h: 100, cut: 11 }) +
  plateOf('p-rim', { x: -46, y: -46, w: 92, h: 92, cut: 9 }) +
  at({ k: 0.95 }, logo(one));

/** A card face down, with a dot for each card still to be turned up. */
export const coveredCard = (toCome = 0): Drawing =>
  pieceOf({ w: 100, h: 100, cut: 11 }) +
  plateOf('p-line', { x: -40, y: -40, w: 80, h: 80, cut: 8 }) +
  Array.from({ length: toCome }, (_, i) => circle('p-plate', 5.5, { x: (i - (toCome - 1) / 2) * 18 })).join('');
