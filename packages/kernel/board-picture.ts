import type { Locale } from './text.ts';

/** A position drawn for link previews. It is made from the spectators' view alone, so it shows no secret. */
export interface BoardPicture {
  /** The board as SVG text, in a box of 740 × 550 from (0,0). */
  readonly board: string;
  /** How the match stands, in a few words: "Round 3 of 6". */
  readonly status: string;
  /** By seat. */
  readonly seats: readonly SeatNote[];
}

/** What stands beside a seat's name. */
export interface SeatNote {
  /** Its score, in a few letters. */
  readonly score?: string;
  /** Whether the match waits for it. */
  readonly isAwaited: boolean;
  readonly hasWon?: boolean;
}

/** How a game draws its board. */
export interface BoardPainter<View> {
  draw(view: View, locale: Locale): BoardPicture;
  /** What stands for the game where there is no position: SVG text in a box of 240 × 160 around (0,0). */
  emblem(): string;
  /** Addresses of the style sheets that its drawing needs beside those of the pieces. */
  readonly sheets: readonly string[];
}

/** `BoardPainter` without its type parameter, for code that handles any game. */
export type AnyBoardPainter = BoardPainter<unknown>;
