import { type BoardPainter, type Locale, winnersOf } from '@sesame/kernel';
import { at, type Drawing, gem, keyhole, label, pin, plateOf, seatStone } from '@sesame/ui/pictures';
import { colourOf, lettersOf } from '../board/crystal-colours.ts';
import { kindsOf } from '../board/pin-kinds.ts';
import type { Guess, SeatView, View } from '../rules/state.ts';

/** The two players’ guesses side by side, each below the code that its player hides. */
const PANEL = { w: 358, h: 550 } as const;
const PANELS_APART = PANEL.w + 24;
const ROWS_TOP = 118;
const MAX_ROW_HEIGHT = 52;
const MIN_ROWS = 8;
/** The middle of the last pin. */
const PINS_RIGHT = 336;
const SOCKET = { x: -62, y: -62, w: 124, h: 124, cut: 36 } as const;

const STATUS: Readonly<Record<Locale, Readonly<Record<View['phase'] | 'equalising', string>>>> = {
  en: { hide: 'Hiding the codes', guess: 'Guessing', equalising: 'Last guess', over: 'Match over' },
  fr: {
    hide: 'On cache les codes',
    guess: 'À la recherche du code',
    equalising: 'Dernier essai',
    over: 'Partie terminée',
  },
  nl: {
    hide: 'De codes worden verborgen',
    guess: 'Op zoek naar de code',
    equalising: 'Laatste poging',
    over: 'Partij voorbij',
  },
};

/** Sockets in a row, the middle of the first at (0,0). */
const sockets = (fills: readonly (Drawing | undefined)[], size: number): Drawing =>
  fills.map((fill, i) => at({ x: i * size, k: size / 140 }, plateOf('p-well', SOCKET), fill ?? '')).join('');

const crystals = (code: string): readonly Drawing[] => lettersOf(code).map((letter) => gem(colourOf(letter)));

const places = (count: number, fill?: Drawing): readonly (Drawing | undefined)[] =>
  Array.from({ length: count }, () => fill);

const secret = ({ code, hidden }: SeatView, positions: number): Drawing =>
  sockets(
    code !== undefined ? crystals(code) : places(positions, hidden ? at({ k: 0.85 }, keyhole()) : undefined),
    Math.min(46, 250 / positions),
  );

const guessRow = (guess: Guess | undefined, number: number, { positions, height }: Row): Drawing => {
  const size = Math.min(height * 0.94, 196 / positions);
  const fills = guess === undefined ? places(positions) : crystals(guess.code);
  const pins = kindsOf(guess ?? { black: 0, white: 0 }, positions);
  const apart = Math.min(17, height * 0.5, 84 / positions);
  return (
    label(String(number), { className: 'p-num', x: 34, y: 7, size: Math.min(22, height * 0.55), anchor: 'middle' }) +
    at({ x: 56 + size / 2 }, sockets(fills, size)) +
    pins.map((kind, i) => at({ x: PINS_RIGHT - (positions - 1 - i) * apart, k: apart / 112 }, pin(kind))).join('')
  );
};

interface Row {
  readonly positions: number;
  readonly height: number;
}

interface PanelSize {
  readonly positions: number;
  readonly rowCount: number;
}

/** So many rows are shown: those with guesses, and some to come. */
const rowsOf = ({ seats, options: { attempts } }: View): number =>
  Math.min(attempts, Math.max(MIN_ROWS, 2 + Math.max(...seats.map(({ guesses }) => guesses.length))));

const panel = (seat: SeatView, index: number, { positions, rowCount }: PanelSize): Drawing => {
  const height = Math.min(MAX_ROW_HEIGHT, (PANEL.h - ROWS_TOP - 12) / rowCount);
  const rows = Array.from({ length: rowCount }, (_, i) =>
    at({ y: ROWS_TOP + (i + 0.5) * height }, guessRow(seat.guesses[i], i + 1, { positions, height })),
  );
  return (
    plateOf('p-slab', { x: 0, y: 0, ...PANEL, cut: 18 }) +
    at({ x: 46, y: 56, k: 0.5 }, seatStone(index)) +
    at({ x: 108, y: 56 }, secret(seat, positions)) +
    rows.join('')
  );
};

const EMBLEM_ROWS = [
  ['rybwg', { black: 1, white: 1 }],
  ['gpryb', { black: 2, white: 1 }],
  ['wgrpy', { black: 3, white: 1 }],
] as const;

const emblem = (): Drawing =>
  EMBLEM_ROWS.map(([code, answer], row) => {
    const pins = kindsOf(answer, 4).map((kind, i) =>
      at({ x: 86 + (i % 2) * 17, y: i > 1 ? 9 : -8, k: 0.13 }, pin(kind)),
    );
    return at({ y: -47 + row * 47 }, at({ x: -92 }, sockets(crystals(code), 37)), ...pins);
  }).join('');

export const painter: BoardPainter<View> = {
  draw: (view, locale) => {
    const rowCount = rowsOf(view);
    const winners = view.end ? winnersOf(view.end.outcome) : [];
    return {
      board: view.seats
        .map((seat, i) => at({ x: i * PANELS_APART }, panel(seat, i, { positions: view.options.positions, rowCount })))
        .join(''),
      status: STATUS[locale][view.equalising ? 'equalising' : view.phase],
      seats: view.seats.map((seat, i) => ({
        score: `${seat.guesses.length}/${view.options.attempts}`,
        isAwaited: view.phase === 'hide' ? !seat.hidden : view.turn === i,
        hasWon: winners.includes(i),
      })),
    };
  },
  emblem,
  sheets: [],
};
