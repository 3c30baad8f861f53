// Written by `npm run sdk` from the types of the rules. Do not edit.

export type Move = 
  | {
    readonly type: 'lay-out';
    /** The target cards by place. */
    readonly targets: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'L1' | 'L2' | 'M' | 'N' | 'O' | 'P' | 'Q' | 'R')[];
    /** The top card first. */
    readonly pile: readonly Card[];
    /** The logo on the side of the Crazy Mix card that is up. */
    readonly crazySide: Logo;
    readonly starter: number;
  }
  | {
    readonly type: 'open';
  }
  | {
    readonly type: 'pass';
  }
  | {
    readonly type: 'point';
    readonly target: number;
    readonly symbol?: 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'gCBe' | 'gCBf' | 'gCse' | 'gCsf' | 'gSBe' | 'gSBf' | 'gSse' | 'gSsf' | 'gTBe' | 'gTBf' | 'gTse' | 'gTsf' | 'oCBe' | 'oCBf' | 'oCse' | 'oCsf' | 'oSBe' | 'oSBf' | 'oSse' | 'oSsf' | 'oTBe' | 'oTBf' | 'oTse' | 'oTsf' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'vCBe' | 'vCBf' | 'vCse' | 'vCsf' | 'vSBe' | 'vSBf' | 'vSse' | 'vSsf' | 'vTBe' | 'vTBf' | 'vTse' | 'vTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';
  }
  | {
    readonly type: 'take';
    readonly sides: readonly ('bottom' | 'left' | 'right' | 'top')[];
  }
  | {
    readonly type: 'not-ready' | 'pause' | 'ready';
  }
  | {
    readonly type: 'start' | 'time' | 'turn';
  };

export type Card = 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'mix' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';

export type Logo = 1 | 2;

export type View = {
  readonly options: {
    /** Maximum duration of a race in seconds. */
    readonly patience: number;
    /** CM28: everyone opens rounds in their own time. */
    readonly apart: boolean;
    /** CM33: after the lay-out, after the mix and after a pause, everyone says when they are ready. */
    readonly ready: boolean;
    /** CM35: symbols can be pointed at by naming their properties. Display only. */
    readonly pad: boolean;
  };
  /** CM36. Missing if off, so that views of older records stay as they were. */
  readonly untimed?: true;
  /** Also `race` for seats that have not opened the round (apart); they have `may.open` and see the last round's cards. */
  readonly phase: 'lay-out' | 'over' | 'race' | 'ready' | 'taking' | 'turning';
  /** Current round, from 1. */
  readonly round: number;
  /** By place, clockwise: 0-5 the top row from left to right, 6-9 down the right side, 10-15 the bottom row from right to left, 16-19 up the left side. Empty before the lay-out. */
  readonly targets: readonly ({
    readonly id: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'L1' | 'L2' | 'M' | 'N' | 'O' | 'P' | 'Q' | 'R';
    readonly face: Face;
  })[];
  /** Cards in the pile, including the decoder on top. */
  readonly pile: number;
  readonly box: number;
  readonly starter: number;
  readonly seats: readonly SeatView[];
  /** When the round starts at the latest, once a seat is ready. */
  readonly startsAt?: number;
  /** CM34: a break is due. */
  readonly isBreakDue: boolean;
  /** When the next card is turned up, how many were in this round, and how many are left but for the Crazy Mix card. */
  readonly turning?: {
    readonly nextAt: number;
    readonly turned: number;
    readonly left: number;
  };
  /** When the round was revealed to the viewer and when their time is up, if ever. Spectators see this live only. */
  readonly race?: {
    readonly shownAt: number;
    readonly endsAt?: number;
  };
  /** Known tries of the running race, by time. For decided rounds see `rounds`. */
  readonly tries: readonly Try[];
  /** The winner choosing cards, how many and until when. */
  readonly taking?: {
    readonly seat: number;
    readonly count: number;
    readonly endsAt?: number;
  };
  /** Decided rounds, including the last one while its winner chooses. */
  readonly rounds: readonly Round[];
  readonly may: May;
  readonly end?: Outcome;
  /** Whether the targets show their backs: secondary colours. */
  readonly mixed: boolean;
  /** The oldest first. */
  readonly sides: readonly Laid[];
  readonly decoder?: Decoder;
  readonly logo?: 1 | 2;
};

export type Face = 
  | {
    readonly kind: 'logo';
    readonly logo: Logo;
  }
  | {
    readonly kind: 'symbols';
    readonly symbols: readonly [Sign, Sign];
  }
  | {
    readonly kind: 'table';
  };

export type Sign = 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'gCBe' | 'gCBf' | 'gCse' | 'gCsf' | 'gSBe' | 'gSBf' | 'gSse' | 'gSsf' | 'gTBe' | 'gTBf' | 'gTse' | 'gTsf' | 'oCBe' | 'oCBf' | 'oCse' | 'oCsf' | 'oSBe' | 'oSBf' | 'oSse' | 'oSsf' | 'oTBe' | 'oTBf' | 'oTse' | 'oTsf' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'vCBe' | 'vCBf' | 'vCse' | 'vCsf' | 'vSBe' | 'vSBf' | 'vSse' | 'vSsf' | 'vTBe' | 'vTBf' | 'vTse' | 'vTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';

export type SeatView = {
  /** Cards won, oldest first, including the Crazy Mix card; public. */
  readonly won: readonly Card[];
  /** Tries left in a running race. Missing outside a race and, apart, for other seats. */
  readonly triesLeft?: number;
  /** During a race: whether this seat is finished. */
  readonly through: boolean;
  /** Before a round that waits for everyone: whether this seat is ready. */
  readonly ready?: boolean;
};

export type Try = {
  readonly seat: number;
  readonly target: number;
  /** Missing if it was a logo. */
  readonly symbol?: 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'gCBe' | 'gCBf' | 'gCse' | 'gCsf' | 'gSBe' | 'gSBf' | 'gSse' | 'gSsf' | 'gTBe' | 'gTBf' | 'gTse' | 'gTsf' | 'oCBe' | 'oCBf' | 'oCse' | 'oCsf' | 'oSBe' | 'oSBf' | 'oSse' | 'oSsf' | 'oTBe' | 'oTBf' | 'oTse' | 'oTsf' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'vCBe' | 'vCBf' | 'vCse' | 'vCsf' | 'vSBe' | 'vSBf' | 'vSse' | 'vSsf' | 'vTBe' | 'vTBf' | 'vTse' | 'vTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';
  /** Milliseconds since the round was revealed to this seat. */
  readonly time: number;
  readonly right: boolean;
  /** The card a wrong try cost; missing if it cost none. */
  readonly lost?: 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'mix' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';
};

export type Round = {
  readonly wanted: Wanted;
  /** Place of the answer. */
  readonly target: number;
  /** Cards to be won, including the Crazy Mix card. */
  readonly stake: number;
  /** When it was revealed to all, in match time. Missing apart. */
  readonly shownAt?: number;
  /** By time, including right tries after the winner's (CM23); apart, all tries of all seats. */
  readonly tries: readonly Try[];
  /** Missing if nobody was right. */
  readonly winner?: number;
  /** Cards that went to the winner or the box; missing until the winner has chosen. */
  readonly gone?: readonly Card[];
};

export type Wanted = 
  | {
    readonly logo: Logo;
  }
  | {
    readonly symbol: Sign;
  };

export type May = {
  readonly open?: true;
  readonly ready?: true;
  readonly notReady?: true;
  readonly pause?: true;
  readonly point?: true;
  readonly pass?: true;
  /** Choose `count` of these sides. */
  readonly take?: {
    readonly count: number;
    readonly sides: readonly ('bottom' | 'left' | 'right' | 'top')[];
  };
};

export type Outcome = {
  readonly ranks: readonly number[];
  readonly [name: string]: unknown;
};

export type Laid = {
  readonly side: 'bottom' | 'left' | 'right' | 'top';
  readonly card: CodeCard;
};

export type CodeCard = 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';

export type Decoder = {
  /** The property read from the card at each side. */
  readonly edges: {
    readonly bottom: 'colour' | 'fill' | 'shape' | 'size';
    readonly left: 'colour' | 'fill' | 'shape' | 'size';
    readonly right: 'colour' | 'fill' | 'shape' | 'size';
    readonly top: 'colour' | 'fill' | 'shape' | 'size';
  };
  /** Number of cards to be won. */
  readonly stake: number;
};

export type Event = 
  | {
    readonly type: 'decided';
    readonly decided: Round;
  }
  | {
    readonly type: 'late';
    readonly seat: number;
    readonly target: number;
    /** Missing if it was a logo. */
    readonly symbol?: 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'gCBe' | 'gCBf' | 'gCse' | 'gCsf' | 'gSBe' | 'gSBf' | 'gSse' | 'gSsf' | 'gTBe' | 'gTBf' | 'gTse' | 'gTsf' | 'oCBe' | 'oCBf' | 'oCse' | 'oCsf' | 'oSBe' | 'oSBf' | 'oSse' | 'oSsf' | 'oTBe' | 'oTBf' | 'oTse' | 'oTsf' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'vCBe' | 'vCBf' | 'vCse' | 'vCsf' | 'vSBe' | 'vSBf' | 'vSse' | 'vSsf' | 'vTBe' | 'vTBf' | 'vTse' | 'vTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';
    /** Milliseconds since the round was revealed to this seat. */
    readonly time: number;
    readonly right: boolean;
    /** The card a wrong try cost; missing if it cost none. */
    readonly lost?: 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'mix' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';
  }
  | {
    readonly type: 'lost';
    readonly cards: readonly Card[];
  }
  | {
    readonly type: 'mixed';
  }
  | {
    readonly type: 'over';
    readonly outcome: Outcome;
  }
  | {
    readonly type: 'paid';
    readonly seat: number;
    readonly card: Card;
  }
  | {
    readonly type: 'paused';
    readonly seat: number;
  }
  | {
    readonly type: 'pointed';
    readonly seat: number;
    readonly target: number;
    /** Missing if it was a logo. */
    readonly symbol?: 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'gCBe' | 'gCBf' | 'gCse' | 'gCsf' | 'gSBe' | 'gSBf' | 'gSse' | 'gSsf' | 'gTBe' | 'gTBf' | 'gTse' | 'gTsf' | 'oCBe' | 'oCBf' | 'oCse' | 'oCsf' | 'oSBe' | 'oSBf' | 'oSse' | 'oSsf' | 'oTBe' | 'oTBf' | 'oTse' | 'oTsf' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'vCBe' | 'vCBf' | 'vCse' | 'vCsf' | 'vSBe' | 'vSBf' | 'vSse' | 'vSsf' | 'vTBe' | 'vTBf' | 'vTse' | 'vTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';
    /** Milliseconds since the round was revealed to this seat. */
    readonly time: number;
    readonly right: boolean;
    /** The card a wrong try cost; missing if it cost none. */
    readonly lost?: 'bCBe' | 'bCBf' | 'bCse' | 'bCsf' | 'bSBe' | 'bSBf' | 'bSse' | 'bSsf' | 'bTBe' | 'bTBf' | 'bTse' | 'bTsf' | 'mix' | 'rCBe' | 'rCBf' | 'rCse' | 'rCsf' | 'rSBe' | 'rSBf' | 'rSse' | 'rSsf' | 'rTBe' | 'rTBf' | 'rTse' | 'rTsf' | 'yCBe' | 'yCBf' | 'yCse' | 'yCsf' | 'ySBe' | 'ySBf' | 'ySse' | 'ySsf' | 'yTBe' | 'yTBf' | 'yTse' | 'yTsf';
  }
  | {
    readonly type: 'ready';
    readonly round: number;
  }
  | {
    readonly type: 'scored';
    readonly seats: readonly number[];
    readonly cards: readonly Card[];
  }
  | {
    readonly type: 'shown';
    readonly sides: readonly Laid[];
    readonly decoder?: Decoder;
    readonly logo?: 1 | 2;
  }
  | {
    readonly type: 'taken';
    readonly seat: number;
    readonly cards: readonly Card[];
  }
  | {
    readonly type: 'through';
    readonly seat: number;
  }
  | {
    readonly type: 'turned';
    readonly side: 'bottom' | 'left' | 'right' | 'top';
    readonly card: CodeCard;
  }
  | {
    readonly type: 'waiting';
  }
  | {
    readonly type: 'seat-not-ready' | 'seat-ready';
    readonly seat: number;
  };
