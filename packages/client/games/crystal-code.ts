// Written by `npm run sdk` from the types of the rules. Do not edit.

export type Move = 
  | {
    readonly type: 'build';
    readonly lay: readonly Laid[];
    readonly swap?: readonly (`c${number}`)[];
  }
  | {
    readonly type: 'deal';
    readonly hands: readonly (readonly number[])[];
  }
  | {
    readonly type: 'done';
    readonly chain: Chain;
  }
  | {
    readonly type: 'empty';
  }
  | {
    readonly type: 'give-up';
  }
  | {
    readonly type: 'not-ready';
  }
  | {
    readonly type: 'ready';
  }
  | {
    readonly type: 'shuffle';
    readonly cards: readonly (`c${number}`)[];
  }
  | {
    readonly type: 'start';
  };

export type Chain = readonly Link[];

export type Link = {
  readonly tile: number;
  /** Missing on the first tile. */
  readonly in?: 0 | 1 | 2 | 3 | 4;
  /** Missing on the last tile. */
  readonly out?: 0 | 1 | 2 | 3 | 4;
};

export type Laid = {
  readonly card: `c${number}`;
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 1 | 2 | 3;
};

export type View = {
  readonly options: {
    /** Redraw deals until all hands can be chained and are similarly hard. */
    readonly fair: boolean;
    /** Highlight matching sides. Display only. */
    readonly help: boolean;
    /** Duration of the hourglass in seconds. */
    readonly glass: number;
    /** Everyone races in their own time. */
    readonly apart: boolean;
  };
  /** XC40. Missing if off, so that views of older records stay as they were. */
  readonly untimed?: true;
  /** `shuffle` and `deal` wait for chance. Apart there is no `ready`: races are opened within `race`. */
  readonly stage: 'build' | 'deal' | 'over' | 'race' | 'ready' | 'shuffle';
  /** 1 to 9. Rounds 8 and 9 are the final. */
  readonly round: number;
  /** The room of this round: 0 to 6, or 7 for the final room. */
  readonly room: number;
  /** Crystals left in the seven small rooms and, last, in the final room. */
  readonly rooms: readonly number[];
  readonly seats: readonly SeatView[];
  /** Live, before a race: when it starts at the latest, in match time; set once one seat is ready. */
  readonly startsAt?: number;
  /** The viewer's tiles, while revealed. */
  readonly tiles?: readonly number[];
  /** The running glass, in match time: the shared one or, apart, the viewer's own. Untimed there is none. */
  readonly glass?: {
    readonly shownAt: number;
    readonly endsAt: number;
  };
  /** Cards left in the pile. */
  readonly pile: number;
  /** Open, the last on top. */
  readonly discards: readonly (`c${number}`)[];
  /** Finished races. During `build` the last is this round's. */
  readonly history: readonly Round[];
  readonly may: May;
  readonly end?: Count;
};

export type SeatView = {
  /** Number of cards in hand. */
  readonly cards: number;
  /** The viewer's own; at the end everyone's. In drawing order. */
  readonly hand?: readonly (`c${number}`)[];
  /** As revealed: without plans of this phase. */
  readonly machine: Machine;
  readonly status: Status;
  /** Crystals to place in this building phase. */
  readonly crystals: number;
  /** Live, before a race. */
  readonly ready: boolean;
  /** During a race. */
  readonly race?: RacerView;
  /** Whether it has built in this phase. */
  readonly built: boolean;
  /** The viewer's own confirmed plan, until all have built. */
  readonly plan?: Plan;
};

export type Machine = {
  /** In the order in which they were laid. */
  readonly cards: readonly Laid[];
  /** Crystals on its spots. They fill the spots in the order in which the cards were laid. Without printed ones. */
  readonly crystals: number;
};

export type Status = {
  /** Open lines. */
  readonly open: number;
  /** Spots without a crystal. */
  readonly empty: number;
  /** On spots and printed. */
  readonly crystals: number;
  readonly cards: number;
  /** XC30: closed and filled, with at least one card. */
  readonly functions: boolean;
};

export type RacerView = {
  readonly is: 'done' | 'gave-up' | 'late' | 'racing' | 'through' | 'waiting';
  /** Milliseconds since its tiles were revealed, for `done` and `gave-up`. */
  readonly elapsed?: number;
  /** The viewer's own. */
  readonly chain?: Chain;
};

export type Plan = {
  /** In the order of laying. */
  readonly lay: readonly Laid[];
  /** Two cards to discard for a new one, if none is laid. */
  readonly swap?: readonly (`c${number}`)[];
};

export type Round = {
  readonly round: number;
  /** The room raced for: 0 to 6, or 7 for the final room. */
  readonly room: number;
  /** By seat. */
  readonly raced: readonly Raced[];
  /** In finishing order: the first is the winner. Empty: nobody won. */
  readonly finishers: readonly Finisher[];
  /** XC41: all finishers are paid alike, and nobody is the winner; they are in seat order. Missing if they raced. */
  readonly equal?: true;
  /** XC19: the winner of both final rounds took everything left. */
  readonly sweep: boolean;
  /** Crystals moved to the final room. */
  readonly toFinal: number;
};

export type Raced = {
  readonly tiles: readonly number[];
  /** When its tiles were revealed, in match time. Missing if it never opened its glass. */
  readonly shownAt?: number;
  /** Only after "Done!". */
  readonly chain?: Chain;
  /** Whether that chain is right. */
  readonly right?: boolean;
  /** Milliseconds until "Done!" or giving up. Missing if the glass ran out. */
  readonly elapsed?: number;
};

export type Finisher = {
  readonly seat: number;
  readonly elapsed: number;
  readonly crystals: number;
  readonly cards: number;
};

export type May = {
  /** Ready; apart: open its glass. */
  readonly ready?: true;
  /** Take back that it is ready. */
  readonly notReady?: true;
  /** Claim "Done!" or give up. */
  readonly done?: true;
  /** Build. `crystals` must be placed on spots, of which `free` exist. `must`: at least one card has to be laid for them. `swap`: two cards may be discarded instead of laying any. */
  readonly build?: {
    readonly crystals: number;
    readonly free: number;
    readonly must: boolean;
    readonly swap: boolean;
  };
};

export type Count = {
  readonly detail: readonly Tally[];
  readonly ranks: readonly number[];
  readonly [name: string]: unknown;
};

export type Tally = {
  readonly crystals: number;
  readonly functions: boolean;
  /** In the machine. */
  readonly cards: number;
  /** Cards in hand. */
  readonly hand: number;
};

export type Event = 
  | {
    readonly type: 'built';
    readonly seat: number;
  }
  | {
    readonly type: 'drew';
    readonly cards: readonly (`c${number}`)[];
  }
  | {
    readonly type: 'empty';
  }
  | {
    readonly type: 'over';
    readonly outcome: Count;
  }
  | {
    readonly type: 'prizes';
    readonly result: Round;
  }
  | {
    readonly type: 'race';
    readonly endsAt: number;
  }
  | {
    readonly type: 'revealed';
    readonly builds: readonly Built[];
  }
  | {
    readonly type: 'round';
    readonly round: number;
    readonly room: number;
  }
  | {
    readonly type: 'shown';
    readonly tiles: readonly number[];
    readonly endsAt?: number;
  }
  | {
    readonly type: 'shuffled';
    readonly cards: number;
  }
  | {
    readonly type: 'through';
    readonly seat: number;
  }
  | {
    readonly type: 'took';
    readonly seat: number;
    readonly cards: number;
  }
  | {
    readonly type: 'done' | 'gave-up';
    readonly seat: number;
    readonly elapsed: number;
  }
  | {
    readonly type: 'not-ready' | 'ready';
    readonly seat: number;
  };

export type Built = {
  readonly placed: number;
  readonly lost: number;
  /** In the order of laying. */
  readonly lay: readonly Laid[];
  /** Two cards to discard for a new one, if none is laid. */
  readonly swap?: readonly (`c${number}`)[];
};
