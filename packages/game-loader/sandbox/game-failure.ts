/** What went wrong in a game's code: it threw, or it was ended because of what it did. */
export const FAILURE_KINDS = ['threw', 'time', 'memory', 'size', 'shape', 'start', 'disabled'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failure of a game from outside, never of the server. Its match is ended. */
export class GameFailure extends Error {
  override readonly name = 'GameFailure';
  readonly game: string;
  readonly kind: FailureKind;

  constructor(game: string, kind: FailureKind, message: string) {
    super(`${game}: ${message}`);
    this.game = game;
    this.kind = kind;
  }
}
