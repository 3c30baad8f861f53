// Written by `npm run sdk` from the types of the rules. Do not edit.

export type Move = 
  | {
    readonly type: 'answer';
    readonly allows: boolean;
  }
  | {
    readonly type: 'begin';
    readonly seat: number;
  }
  | {
    readonly type: 'lay-out';
    readonly circle: readonly string[];
    readonly pile: readonly string[];
    readonly starter: number;
  }
  | {
    readonly type: 'pass';
  }
  | {
    readonly type: 'propose';
    readonly word: string;
  }
  | {
    readonly type: 'word';
    readonly word: string;
    readonly direction: 'anticlockwise' | 'clockwise';
    readonly safes: readonly number[];
  };

export type View = {
  /** `equalTurns` is left out if it is off, as in matches from before it existed. */
  readonly options: {
    readonly language: 'en' | 'fr' | 'nl';
    /** PW13: whether a wrong password costs the turn. */
    readonly strict: boolean;
    /** PW9: the version of the dictionary. */
    readonly dictionary: number;
    readonly equalTurns?: true;
  };
  readonly phase: 'lay-out' | 'over' | 'play';
  readonly seats: readonly SeatView[];
  readonly circle: Circle;
  /** The number of cards in the pile. */
  readonly pile: number;
  /** The first player; undefined before the lay-out. */
  readonly starter?: number;
  /** The seat whose turn it is, while the match runs; undefined until chance has drawn who begins. */
  readonly turn?: number;
  /** Passes in a row so far; `passesToEnd` of them end the match. */
  readonly passes: number;
  readonly passesToEnd: number;
  /** All turns so far: passwords, wrong passwords and passes. */
  readonly turns: readonly Turn[];
  /** PW21: the words proposed so far; left out if there are none. */
  readonly proposals?: readonly Proposal[];
  /** What the viewer may do now. */
  readonly may: readonly ('answer' | 'pass' | 'propose' | 'word')[];
  readonly end?: {
    readonly reason: Reason;
    readonly outcome: Count;
  };
};

export type SeatView = {
  /** Its stones on the circle. */
  readonly circle: number;
  /** `hand` plus `circle`: what counts at the end. */
  readonly left: number;
  /** Stones in hand. */
  readonly hand: number;
  /** Its stones in the box, which no longer count. */
  readonly box: number;
  /** The letters of its safe cards, in the order in which they were won. */
  readonly cards: readonly string[];
};

export type Circle = readonly (
  | Safe
  | null)[];

export type Safe = {
  readonly letter: string;
  readonly spaces: number;
  /** The owners of its stones, in the order in which they were laid. */
  readonly stones: readonly number[];
};

export type Turn = 
  | Password
  | {
    readonly type: 'pass';
    readonly seat: number;
  }
  | {
    readonly type: 'wrong';
    readonly seat: number;
    readonly word: string;
    readonly fault: Fault;
  };

export type Password = {
  readonly type: 'password';
  readonly seat: number;
  readonly word: string;
  readonly direction: 'anticlockwise' | 'clockwise';
  /** In walking order. */
  readonly safes: readonly number[];
  /** The letters of those safes, in walking order: `GRIES`. */
  readonly letters: string;
  /** In walking order; empty if no safe was full. */
  readonly locked: readonly Locked[];
};

export type Locked = {
  readonly place: number;
  readonly letter: string;
  readonly stones: readonly number[];
};

export type Fault = {
  readonly code: 'contains-used' | 'same-root' | 'unknown-word' | 'used-word';
  /** The earlier word that rules it out; undefined for `unknown-word`. */
  readonly earlier?: string;
};

export type Proposal = {
  readonly seat: number;
  readonly word: string;
  /** The number of turns before it: one word can be proposed per turn. */
  readonly turn: number;
  /** The seats that have agreed so far. */
  readonly agreed: readonly number[];
  /** Undefined until all have agreed or one has declined. */
  readonly result?: 'allowed' | 'declined';
};

export type Reason = 'all-passed' | 'out-of-stones';

export type Count = {
  /** Stones left per seat, in hand and on the circle: fewest wins. */
  readonly stones: readonly number[];
  /** Safe cards per seat. */
  readonly safes: readonly number[];
  readonly ranks: readonly number[];
  readonly [name: string]: unknown;
};

export type Event = 
  | {
    readonly type: 'agreed';
    readonly seat: number;
    readonly word: string;
  }
  | {
    readonly type: 'allowed';
    readonly seat: number;
    readonly word: string;
  }
  | {
    readonly type: 'declined';
    readonly seat: number;
    readonly by: number;
    readonly word: string;
  }
  | {
    readonly type: 'laid-out';
    readonly circle: readonly string[];
    readonly starter: number;
  }
  | {
    readonly type: 'over';
    readonly reason: Reason;
    readonly outcome: Count;
  }
  | {
    readonly type: 'passed';
    readonly seat: number;
  }
  | {
    readonly type: 'password';
    readonly seat: number;
    readonly word: string;
    readonly direction: 'anticlockwise' | 'clockwise';
    /** In walking order. */
    readonly safes: readonly number[];
    /** The letters of those safes, in walking order: `GRIES`. */
    readonly letters: string;
    /** In walking order; empty if no safe was full. */
    readonly locked: readonly Locked[];
    readonly filled: readonly ({
      readonly place: number;
      readonly letter: 
        | null
        | string;
    })[];
  }
  | {
    readonly type: 'proposed';
    readonly seat: number;
    readonly word: string;
  }
  | {
    readonly type: 'round';
    readonly seat: number;
  }
  | {
    readonly type: 'wrong';
    readonly seat: number;
    readonly word: string;
    readonly fault: Fault;
  };
