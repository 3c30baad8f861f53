// Written by `npm run sdk` from the types of the rules. Do not edit.

export type Move = 
  | Forfeit
  | Resign
  | {
    readonly type: 'guess';
    readonly code: string;
  }
  | {
    readonly type: 'hide';
    readonly code: string;
    readonly salt?: string;
  };

export type Forfeit = {
  readonly type: 'forfeit';
  readonly seat: number;
};

export type Resign = {
  readonly type: 'resign';
};

export type View = {
  readonly options: Options;
  readonly phase: 'guess' | 'hide' | 'over';
  readonly seats: readonly [SeatView, SeatView];
  /** The seat to guess. */
  readonly turn?: number;
  /** CC9: seat 0 has cracked the code, and seat 1 has one guess left to draw. */
  readonly equalising: boolean;
  /** What the viewer may do now. */
  readonly may: readonly ('guess' | 'hide' | 'resign')[];
  readonly end?: {
    readonly reason: Reason;
    readonly outcome: Outcome;
  };
};

export type Options = {
  readonly positions: number;
  readonly colours: number;
  readonly attempts: number;
  readonly repeats: boolean;
};

export type SeatView = {
  /** Whether the seat has hidden its code. */
  readonly hidden: boolean;
  /** Its code: visible to its owner, and to everyone once the match is over. */
  readonly code?: string;
  /** CC19: the seal of its code from the first guess on, and the salt with the code. */
  readonly seal?: string;
  readonly salt?: string;
  readonly guesses: readonly Guess[];
};

export type Guess = {
  readonly code: string;
  readonly black: number;
  readonly white: number;
};

export type Reason = 'both-cracked' | 'cracked' | 'forfeited' | 'none-cracked' | 'resigned';

export type Outcome = {
  readonly ranks: readonly number[];
  readonly [name: string]: unknown;
};

export type Event = 
  | {
    readonly type: 'equalising';
  }
  | {
    readonly type: 'guessed';
    readonly seat: number;
    readonly attempt: number;
    readonly equalising?: true;
    readonly code: string;
    readonly black: number;
    readonly white: number;
  }
  | {
    readonly type: 'hidden';
    readonly seat: number;
  }
  | {
    readonly type: 'over';
    readonly reason: Reason;
    readonly outcome: Outcome;
  };
