import type { Colour, Shape, Size } from '../rules/symbols.ts';

/** Outlines of big symbols, about 84 wide around (0,0). */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  S: 'M-37-37H37V37H-37Z',
  T: 'M0-43 45 36H-45Z',
  C: 'M0-42A42 42 0 1 1-.1-42Z',
};

/** Scale of small symbols. */
export const SMALL_SCALE = 0.54;

/** The width of the line of an empty symbol. */
export const RING_WIDTH = 19;

/** Heraldic hatching: a pattern for every colour, in a box of 7 x 7. */
export const HATCHES: Readonly<Record<Colour, string>> = {
  r: 'M3.5 0V7',
  b: 'M0 3.5H7',
  y: 'M1.7 1.7h.1M5.2 5.2h.1',
  o: 'M3.5 0V7M0 3.5H7',
  g: 'M-1-1 8 8M-1 6 1 8M6-1 8 1',
  v: 'M8-1-1 8M1-1-1 1M8 6 6 8',
};

/** Small symbols are drawn at about half size; the scale keeps the hatching equally dense. */
export const HATCH_SCALES: Readonly<Record<Size, number>> = { B: 2, s: 3.9 };

/** The classes of a hatching. */
export const hatchClass = (colour: Colour): string => (colour === 'y' ? 'hatch dots mix-hatch' : 'hatch mix-hatch');

/** Icon positions on a decoder, clockwise from the top. */
export const DECODER_EDGES = [
  [0, -34],
  [34, 0],
  [0, 34],
  [-34, 0],
] as const;

/** Wedges of a decoder, clockwise from the top. */
export const DECODER_WEDGES = [
  'M-42-47H42L18-21H-18Z',
  'M47-42V42L21 18V-18Z',
  'M-42 47H42L18 21H-18Z',
  'M-47-42V42L-21 18V-18Z',
] as const;

/** The well in the middle of a decoder. */
export const DECODER_WELL = { x: -19, y: -19, w: 38, h: 38, cut: 8 } as const;

/** The lines of a logo. */
export const LOGO_LINES = `${OUTLINES.C}M-37-18H37M-37 18H37`;
export const LOGO_TRIANGLE = 'M-30 22 0-34 30 22Z';
export const NUMERALS = { 1: 'I', 2: 'II' } as const;

/** The signs between the swatches of the mixing table. */
export const MIX_SIGNS = 'M-20.5 0H-14.5M-17.5-3V3M11-2H17M11 2H17';
export const MIX_ROW = 30;
