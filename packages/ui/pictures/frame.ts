import type { SeatNote } from '@sesame/kernel';
import { PICTURE_SIZE } from './document.ts';
import { label, measure } from './label.ts';
import { logo, seatStone } from './pieces.ts';
import { at, type Drawing, element, plateOf } from './svg.ts';

/** Where the board is, in a box of 740 × 550. */
const BOARD_AT = { x: 38, y: 40 } as const;
/** The column at the right: title, seats and the logo. */
const COLUMN = { x: 812, w: 346 } as const;
const SEATS_TOP = 164;
const SEATS_BOTTOM = 540;
const MAX_SEAT_HEIGHT = 66;

const border = (inset: number): { x: number; y: number; w: number; h: number; cut: number } => ({
  x: inset,
  y: inset,
  w: PICTURE_SIZE.width - 2 * inset,
  h: PICTURE_SIZE.height - 2 * inset,
  cut: 26,
});

/** The ground of every picture: lamp light from the upper left, in a brass frame. */
const ground = (): Drawing =>
  element('rect', { ...PICTURE_SIZE, fill: 'url(#lamp)' }) +
  plateOf('p-rim bold', border(12)) +
  plateOf('p-dim', border(20));

export interface SeatLine extends SeatNote {
  readonly name: string;
  /** Nobody sits there yet. */
  readonly isFree?: boolean;
  /** What stands before the name instead of the stone of the seat, around (0,0). */
  readonly mark?: Drawing;
}

const seatLine = (line: SeatLine, seat: number, height: number): Drawing => {
  const { name, score = '', isAwaited, hasWon = false, isFree = false, mark } = line;
  const middle = height / 2;
  const size = Math.min(30, height * 0.5);
  const scoreWidth = score === '' ? 0 : Math.max(56, score.length * size * 0.66);
  const isMarked = isAwaited || hasWon;
  const plate = { x: 0, y: 3, w: COLUMN.w, h: height - 6, cut: 9 };
  return (
    plateOf(isMarked ? 'p-slab' : 'p-well', plate) +
    (isMarked ? plateOf('p-rim', plate) : '') +
    element(
      'g',
      isFree ? { opacity: 0.45 } : {},
      at({ x: 32, y: middle }, mark ?? at({ k: Math.min(0.4, height / 130) }, seatStone(seat))),
    ) +
    label(name, {
      className: isFree ? 'p-text soft' : 'p-text',
      x: 62,
      y: middle + size * 0.35,
      size,
      width: COLUMN.w - 62 - 24 - scoreWidth,
    }) +
    label(score, { className: 'p-num', x: COLUMN.w - 16, y: middle + size * 0.35, size, anchor: 'end' })
  );
};

const TITLE_SIZE = 48;
/** A title that would need letters smaller than this is broken into two lines. */
const SMALLEST_TITLE_SIZE = 36;

const titleOf = (title: string): Drawing => {
  const lines = measure(title) * SMALLEST_TITLE_SIZE > COLUMN.w ? breakInTwo(title) : [title];
  if (lines.length === 1) return label(title, { y: 90, size: TITLE_SIZE, width: COLUMN.w });
  return lines.map((line, i) => label(line, { y: 62 + i * 38, size: SMALLEST_TITLE_SIZE, width: COLUMN.w })).join('');
};

/** Broken at the space nearest to the middle. */
const breakInTwo = (text: string): readonly string[] => {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
};

interface FrameTexts {
  readonly title: string;
  /** Below the title. */
  readonly status: string;
}

/** A board at the left; title, seats and the logo at the right. */
export const boardFrame = (board: Drawing, { title, status }: FrameTexts, seats: readonly SeatLine[]): Drawing => {
  const height = Math.min(MAX_SEAT_HEIGHT, (SEATS_BOTTOM - SEATS_TOP) / Math.max(1, seats.length));
  return (
    ground() +
    at(BOARD_AT, board) +
    at(
      { x: COLUMN.x },
      titleOf(title),
      label(status, { className: 'p-text soft', y: 130, size: 25, width: COLUMN.w }),
      ...seats.map((line, seat) => at({ y: SEATS_TOP + seat * height }, seatLine(line, seat, height))),
      at({ x: 20, y: 576, k: 0.42 }, logo()),
      label('Sesame', { className: 'p-num', x: 48, y: 586, size: 28 }),
    )
  );
};
