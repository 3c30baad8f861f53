// Written by `npm run sdk` from the types of the rules. Do not edit.

export type Move = 
  | {
    readonly type: 'bid';
    readonly sum: number;
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'claim';
    readonly trophy: 'blue-most' | 'blue-second' | 'green-2' | 'green-3' | 'green-4' | 'orange-11' | 'orange-123' | 'orange-22' | 'pink-4' | 'pink-5' | 'pink-6';
  }
  | {
    readonly type: 'deal';
    readonly reserves: readonly (readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[])[];
    readonly aside: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
    /** First player of the first round; seat 0 if absent. */
    readonly starter?: number;
  }
  | {
    readonly type: 'offer';
    readonly stall: readonly Laid[];
  }
  | {
    readonly type: 'preempt';
    readonly give: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
  }
  | {
    readonly type: 'recycle';
    readonly give: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly take: number;
  }
  | {
    readonly type: 'repack';
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'bank' | 'buy' | 'reserve' | 'spy';
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'decline' | 'keep' | 'pass' | 'sell';
  };

export type Laid = {
  readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
  readonly claim: 6 | 12 | 18;
  readonly price: Price;
};

export type Price = 
  | 'token'
  | number;

export type View = {
  readonly options: Options;
  readonly phase: 'deal' | 'exchange' | 'offer' | 'over';
  /** From 1; 0 before the deal. */
  readonly round: number;
  readonly rounds: number;
  readonly first: number;
  /** The seat of the current transaction, until its consequences are settled. Only during the exchange. */
  readonly active?: number;
  readonly waiting: Waiting;
  readonly seats: readonly SeatView[];
  /** Trophies on the board. */
  readonly board: readonly ('blue-most' | 'blue-second' | 'green-2' | 'green-3' | 'green-4' | 'orange-11' | 'orange-123' | 'orange-22' | 'pink-4' | 'pink-5' | 'pink-6')[];
  /** Set-aside tiles by place; null if taken. */
  readonly aside: readonly (
    | TileView
    | null)[];
  /** Tiles that left the game. */
  readonly gone: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
  /** All purchases and bankings so far, as everybody saw them. */
  readonly trades: readonly Trade[];
  /** Neither revealed, nor the viewer's own, nor spied by it. Buried tiles count as seen. */
  readonly unseen: {
    readonly b: {
      readonly '1': number;
      readonly '2': number;
      readonly '3': number;
      readonly f: number;
    };
    readonly g: {
      readonly '1': number;
      readonly '2': number;
      readonly '3': number;
      readonly f: number;
    };
    readonly o: {
      readonly '1': number;
      readonly '2': number;
      readonly '3': number;
      readonly f: number;
    };
    readonly p: {
      readonly '1': number;
      readonly '2': number;
      readonly '3': number;
      readonly f: number;
    };
  };
  readonly may: May;
  readonly end?: {
    readonly outcome: Count;
    readonly blue: Blue;
  };
};

export type Options = {
  readonly power: 'negotiator' | 'preemptor' | 'recycler' | 'spy' | 'vanguard';
};

export type Waiting = 
  | {
    readonly for: 'answer';
    readonly seats: readonly number[];
    readonly bid: Bid;
  }
  | {
    readonly for: 'claim';
    readonly seats: readonly number[];
    readonly colour: 'b' | 'g' | 'o' | 'p';
    readonly trophies: readonly ('blue-most' | 'blue-second' | 'green-2' | 'green-3' | 'green-4' | 'orange-11' | 'orange-123' | 'orange-22' | 'pink-4' | 'pink-5' | 'pink-6')[];
  }
  | {
    readonly for: 'pre-emption';
    readonly seats: readonly number[];
    readonly chosen: {
      readonly type: 'bank' | 'buy';
      readonly by: number;
      readonly seller: number;
      readonly column: 0 | 1;
      readonly price: number;
    };
  }
  | {
    readonly for: 'deal' | 'nothing';
    readonly seats: readonly number[];
  }
  | {
    readonly for: 'offers' | 'recycling' | 'reservations' | 'transaction';
    readonly seats: readonly number[];
  };

export type Bid = {
  readonly by: number;
  readonly sum: number;
  readonly seller: number;
  readonly column: 0 | 1;
};

export type SeatView = {
  /** Credits not staked. Others' stakes leave their purses when all offers are shown (FC7). */
  readonly purse: number;
  /** Own tiles in drawing order; others' backs by colour, with those on a secret stall. */
  readonly hand: readonly TileView[];
  /** Has made its offer this round. */
  readonly offered: boolean;
  /** Others' stalls look empty until all offers are shown. */
  readonly stall: readonly [
    | OfferView
    | null, 
    | OfferView
    | null];
  readonly collection: CollectionView;
  /** In order of claiming; at the end with the blue ones. */
  readonly trophies: readonly ('blue-most' | 'blue-second' | 'green-2' | 'green-3' | 'green-4' | 'orange-11' | 'orange-123' | 'orange-22' | 'pink-4' | 'pink-5' | 'pink-6')[];
  readonly token: Token;
  /** Tiles left to draw. */
  readonly reserve: number;
  /** Transactions left this round. */
  readonly turnsLeft: number;
};

export type TileView = {
  readonly colour: 'b' | 'g' | 'o' | 'p';
  readonly tile?: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
};

export type OfferView = {
  readonly claim: 6 | 12 | 18;
  readonly price: Price;
  readonly seenBy: readonly number[];
  readonly reservedBy?: number;
  readonly colour: 'b' | 'g' | 'o' | 'p';
  readonly tile?: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
};

export type CollectionView = {
  /** Genuine orange, green and pink tiles in order of joining. */
  readonly open: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
  /** With the number of crystals in it, which everybody saw joining. */
  readonly blue: {
    readonly count: number;
    readonly top?: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly tiles?: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
    readonly crystals: number;
  };
  readonly fakes: StackView;
};

export type StackView = {
  readonly count: number;
  readonly top?: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
  readonly tiles?: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
};

export type Token = 'active' | 'inactive' | 'placed';

export type Trade = {
  readonly type: 'banked' | 'bought';
  /** The buyer, or the seat that took the stake. */
  readonly by: number;
  readonly seller: number;
  readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
  readonly claim: 6 | 12 | 18;
  readonly price: number;
};

export type May = {
  readonly offer?: {
    /** Range of each price. */
    readonly price: Range;
    /** Range of their sum. */
    readonly sum: Range;
    /** Range of the other price if the token is used. Missing if it cannot be. */
    readonly besideToken?: Range;
  };
  /** All offers of other seats. */
  readonly choose?: readonly Choice[];
  /** Columns that can be repacked, if no other offer can be chosen. */
  readonly repack?: readonly (0 | 1)[];
  /** Trophies that can be claimed, most valuable first. Declining is possible, too. */
  readonly claim?: readonly ('blue-most' | 'blue-second' | 'green-2' | 'green-3' | 'green-4' | 'orange-11' | 'orange-123' | 'orange-22' | 'pink-4' | 'pink-5' | 'pink-6')[];
  /** `keep`: the seat can pay the sum. Selling is always possible. */
  readonly answer?: {
    readonly sum: number;
    readonly keep: boolean;
  };
  /** Tiles to give and places of set-aside tiles to take. Passing is possible, too. */
  readonly recycle?: {
    readonly give: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
    readonly take: readonly number[];
  };
  /** Price of the chosen offer and tiles to give. Passing is possible, too. */
  readonly preempt?: {
    readonly give: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
    readonly price: number;
  };
  /** Offers that can be reserved. Passing is possible in the window that opens the exchange. */
  readonly reserve?: readonly Spot[];
  /** Offers with unknown faces that the viewer can look at. */
  readonly spy?: readonly Spot[];
  /** A pending power can be declined. */
  readonly pass?: true;
};

export type Range = {
  readonly least: number;
  readonly most: number;
};

export type Choice = {
  /** Why it cannot be chosen. The other fields are then missing. */
  readonly barred?: 'reservation-first' | 'reserved';
  /** The price, and whether the seat can pay it. */
  readonly buy?: {
    readonly price: number;
    readonly payable: boolean;
  };
  readonly bank?: {
    readonly stake: number;
  };
  /** Possible bids for a token. */
  readonly bid?: Range;
  readonly seller: number;
  readonly column: 0 | 1;
};

export type Spot = {
  readonly seller: number;
  readonly column: 0 | 1;
};

export type Count = {
  readonly scores: readonly number[];
  readonly detail: readonly Part[];
  readonly ranks: readonly number[];
  readonly [name: string]: unknown;
};

export type Part = {
  readonly trophies: number;
  readonly tiles: number;
  /** -3 each. */
  readonly fakes: number;
  readonly credits: number;
};

export type Blue = {
  readonly crystals: readonly number[];
  readonly most?: number;
  readonly second?: number;
};

export type Event = 
  | {
    readonly type: 'activated';
    readonly seat: number;
  }
  | {
    readonly type: 'answered';
    readonly seat: number;
  }
  | {
    readonly type: 'banked';
    readonly by: number;
    readonly price: number;
    readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly claim: 6 | 12 | 18;
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'bid';
    readonly by: number;
    readonly sum: number;
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'bought';
    readonly by: number;
    readonly price: number;
    readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly claim: 6 | 12 | 18;
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'chosen';
    readonly how: 'bank' | 'buy';
    readonly by: number;
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'claimed';
    readonly seat: number;
    readonly trophy: 'blue-most' | 'blue-second' | 'green-2' | 'green-3' | 'green-4' | 'orange-11' | 'orange-123' | 'orange-22' | 'pink-4' | 'pink-5' | 'pink-6';
  }
  | {
    readonly type: 'declined';
    readonly seat: number;
    readonly colour: 'b' | 'g' | 'o' | 'p';
  }
  | {
    readonly type: 'drew';
    readonly tiles: readonly ('b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf')[];
  }
  | {
    readonly type: 'offered';
    readonly seat: number;
  }
  | {
    readonly type: 'over';
    readonly outcome: Count;
    readonly blue: Blue;
  }
  | {
    readonly type: 'passed';
    readonly seat: number;
  }
  | {
    readonly type: 'preempted';
    readonly by: number;
    readonly from: number;
    readonly gave: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'recycled';
    readonly seat: number;
    readonly gave: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly take: number;
    readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
  }
  | {
    readonly type: 'repacked';
    readonly seat: number;
    readonly column: 0 | 1;
    readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly price: Price;
  }
  | {
    readonly type: 'reserved';
    readonly seat: number;
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'round';
    readonly round: number;
    readonly first: number;
    readonly drawn: readonly (readonly ('b' | 'g' | 'o' | 'p')[])[];
  }
  | {
    readonly type: 'saw';
    readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'shown';
    readonly stalls: readonly (readonly Shown[])[];
  }
  | {
    readonly type: 'spied';
    readonly seat: number;
    readonly seller: number;
    readonly column: 0 | 1;
  }
  | {
    readonly type: 'kept' | 'sold';
    readonly by: number;
    readonly sum: number;
    readonly tile: 'b1' | 'b2' | 'b3' | 'bf' | 'g1' | 'g2' | 'g3' | 'gf' | 'o1' | 'o2' | 'o3' | 'of' | 'p1' | 'p2' | 'p3' | 'pf';
    readonly claim: 6 | 12 | 18;
    readonly seller: number;
    readonly column: 0 | 1;
  };

export type Shown = {
  readonly colour: 'b' | 'g' | 'o' | 'p';
  readonly claim: 6 | 12 | 18;
  readonly price: Price;
};
