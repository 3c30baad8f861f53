import { type IconName, PATHS } from '../icons/paths.ts';
import { COLOURS, type CrystalColour } from '../pieces/colours.ts';
import { CUTS, outlineOf } from '../pieces/cuts.ts';
import { type Facet, facetsOf } from '../pieces/facets.ts';
import { grow } from '../pieces/geometry.ts';
import {
  CUBE_COLOURS,
  CUBE_FACES,
  type CubeKind,
  cubesOf,
  FLAW,
  KEYHOLE_FOOT,
  KEYHOLE_HEAD,
  KEYHOLE_HEAD_AT,
  LOGO_PLATE,
  PIN_GLINT,
  PIN_LOZENGE,
  POWER_SIGNS,
  type PowerSign,
  SEAT_MARKS,
  TILE_FRAME,
  TILE_SPOTS,
  TILE_WELL,
  type TileFace,
  TOKEN_EDGE,
} from '../pieces/shapes.ts';
import { label } from './label.ts';
import { at, circle, type Drawing, element, group, path, pieceOf, plateOf, polygon } from './svg.ts';

/** The pieces of `ui/pieces` as SVG text. */

const facet = ({ tone, d }: Facet): Drawing => path(tone, d);

const facetsIn = (paint: string, colour: CrystalColour): Drawing =>
  group(
    `g-${paint}`,
    at({ y: CUTS[colour].drop ?? 0 }, polygon('girdle', outlineOf(colour)), ...facetsOf(colour).map(facet)),
  );

/** Definitions that crystals refer to: their facets are many, and drawn often. */
export const gemDefinitions = (): Drawing =>
  COLOURS.map((colour) => element('g', { id: `gem-${colour}` }, facetsIn(colour, colour))).join('');

export const gem = (colour: CrystalColour): Drawing =>
  element('circle', { class: 'glow', r: 78, cy: 6, fill: `url(#glow-${colour})` }) +
  element('use', { href: `#gem-${colour}` });

/** A fake crystal: the same cut in dull glass, with a crack. */
const fakeGem = (colour: CrystalColour): Drawing => facetsIn('paste', colour) + path('flaw', FLAW);

/** The outline of a cut, engraved. */
export const engraved = (colour: CrystalColour): Drawing => {
  const outline = outlineOf(colour);
  const lines = polygon('engraved', outline) + polygon('engraved', grow(outline, 0.52));
  return at({ y: CUTS[colour].drop ?? 0 }, group(`g-${colour}`, lines));
};

/** A tile of crystals. Without a face it is face down. */
export const tile = (colour: CrystalColour, face?: TileFace): Drawing => {
  const body = pieceOf({ w: 100, h: 100, cut: 12 });
  if (face === undefined) return body + plateOf('p-line', TILE_FRAME) + at({ k: 0.66 }, engraved(colour));
  const well = body + plateOf('p-well', TILE_WELL);
  if (face !== 'f') return well + TILE_SPOTS[face].map(([x, y, k]) => at({ x, y, k }, gem(colour))).join('');
  return (
    well +
    group(`g-${colour}`, plateOf('fake-frame', TILE_FRAME)) +
    at({ y: -8, k: 0.6 }, fakeGem(colour)) +
    label('−3', { y: 37, size: 18, anchor: 'middle' })
  );
};

export const cube = (kind: CubeKind): Drawing => {
  const colours = CUBE_COLOURS[kind];
  const faces = CUBE_FACES.map((d, i) => element('path', { d, fill: colours[i] }));
  return element('g', { stroke: colours[2], 'stroke-width': 2, 'stroke-linejoin': 'round' }, ...faces);
};

/** Distance between two cubes, in drawing units. */
const CUBE_SPACING = 86;

/** A row of cubes from (0,0) to the right, at most as wide as `most` cubes: further cubes overlap. */
export const cubes = (sum: number, most = 5): Drawing => {
  const kinds = cubesOf(sum);
  const apart = kinds.length > most ? (CUBE_SPACING * (most - 1)) / (kinds.length - 1) : CUBE_SPACING;
  return kinds.map((kind, i) => at({ x: i * apart }, cube(kind))).join('');
};

export const pin = (kind: 'black' | 'white' | 'none'): Drawing => {
  if (kind === 'none') return circle('pin-hole', 10);
  return kind === 'black'
    ? group('pin-black', path('pin-stone', PIN_LOZENGE), path('pin-glint', PIN_GLINT))
    : group('pin-white', circle('pin-stone', 33), circle('pin-sheen', 30));
};

/** The stone of a seat: a colour and an engraved mark, in a box of 100. */
export const seatStone = (seat: number): Drawing => {
  const number = (seat % SEAT_MARKS.length) + 1;
  return circle(`stone-${number}`, 42) + circle('dome', 42) + path('p-mark', SEAT_MARKS[number - 1] ?? '');
};

/** A power token: a brass plate when active, a dark well when not. */
export const powerToken = (power: PowerSign, { isActive }: { readonly isActive: boolean }): Drawing =>
  polygon(isActive ? 'p-plate' : 'p-well', TOKEN_EDGE) +
  at({ k: 2.7 }, at({ x: -12, y: -12 }, path(isActive ? 'p-sign' : 'p-asleep', POWER_SIGNS[power])));

export const trophy = (colour: CrystalColour, wants: string, value: number): Drawing =>
  circle('p-shadow', 48, { y: 4 }) +
  circle('p-piece', 48) +
  circle('p-rim', 45) +
  at({ y: -19, k: 0.36 }, gem(colour)) +
  label(wants, { className: 'p-num', y: 14, size: 17, anchor: 'middle', width: 78 }) +
  label(String(value), { y: 36, size: 22, anchor: 'middle' });

/** The empty place of a trophy, with the stone of its owner. */
export const trophyWell = (colour: CrystalColour, owner: number): Drawing =>
  circle('p-well', 45) +
  group('faint', at({ y: -14, k: 0.36 }, engraved(colour))) +
  at({ y: 18, k: 0.3 }, seatStone(owner));

export const keyhole = (): Drawing =>
  group('g-brass', ...KEYHOLE_FOOT.map(facet), at(KEYHOLE_HEAD_AT, ...KEYHOLE_HEAD.map(facet)));

/** The logo: the keyhole on its plate. */
export const logo = (): Drawing =>
  plateOf('p-hole', LOGO_PLATE) + plateOf('p-rim bold', LOGO_PLATE) + at({ y: 1, k: 0.74 }, keyhole());

/** A line icon in a box of 24 around (0,0). */
export const icon = (name: IconName, className = 'p-brass'): Drawing =>
  at({ x: -12, y: -12 }, path(className, PATHS[name]));
