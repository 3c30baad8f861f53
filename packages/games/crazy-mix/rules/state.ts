import type { Outcome, Seat } from '@sesame/kernel';
import type { Card, CodeCard, Decoder, Face, Laid, Logo, Picture, Side, Target, Wanted } from './pieces.ts';
import type { Sign } from './symbols.ts';

export interface Options {
  /** Maximum duration of a race in seconds. */
  readonly patience: number;
  /** CM28: everyone opens rounds in their own time. */
  readonly apart: boolean;
  /** CM33: after the lay-out, after the mix and after a pause, everyone says when they are ready. */
  readonly ready: boolean;
  /** CM35: symbols can be pointed at by naming their properties. Display only. */
  readonly pad: boolean;
  /** CM36: no clock runs, and all right answers count alike. */
  readonly untimed: boolean;
}

/** The place of a target on the border of the square of 6 by 6, from 0, clockwise: see `View.targets`. */
export type Place = number;

export type Move =
  /** By chance. */
  | {
      readonly type: 'lay-out';
      /** The target cards by place. */
      readonly targets: readonly Target[];
      /** The top card first. */
      readonly pile: readonly Card[];
      /** The logo on the side of the Crazy Mix card that is up. */
      readonly crazySide: Logo;
      readonly starter: Seat;
    }
  /** Claims a symbol of the target at this place or, without a symbol, its logo. */
  | { readonly type: 'point'; readonly target: Place; readonly symbol?: Sign }
  /** Gives up the remaining tries of the round. */
  | { readonly type: 'pass' }
  /** Apart: opens the round and starts the seat's own time. */
  | { readonly type: 'open' }
  /** The winner's choice. */
  | { readonly type: 'take'; readonly sides: readonly Side[] }
  /** A seat is ready, takes that back, or asks for a break before the next card is turned up. */
  | { readonly type: 'ready' | 'not-ready' | 'pause' }
  /** By the clock: the next card is turned up, time is up, or the round starts although not everyone is ready. */
  | { readonly type: 'turn' | 'time' | 'start' };

/** A try. */
export interface Try {
  readonly seat: Seat;
  readonly target: Place;
  /** Missing if it was a logo. */
  readonly symbol?: Sign;
  /** Milliseconds since the round was revealed to this seat. */
  readonly time: number;
  readonly right: boolean;
  /** The card a wrong try cost; missing if it cost none. */
  readonly lost?: Card;
}

/** A decided round. */
export interface Round {
  readonly wanted: Wanted;
  /** Place of the answer. */
  readonly target: Place;
  /** Cards to be won, including the Crazy Mix card. */
  readonly stake: number;
  /** When it was revealed to all, in match time. Missing apart. */
  readonly shownAt?: number;
  /** By time, including right tries after the winner's (CM23); apart, all tries of all seats. */
  readonly tries: readonly Try[];
  /** Missing if nobody was right. */
  readonly winner?: Seat;
  /** Cards that went to the winner or the box; missing until the winner has chosen. */
  readonly gone?: readonly Card[];
}

/** A seat in the race of a round. */
export interface Racer {
  /** When the round was revealed to it; missing if it has not opened it (apart). */
  readonly shownAt?: number;
  /** It gave up or ran out of time. */
  readonly out: boolean;
}

/** A running race. */
export interface Race {
  readonly type: 'race';
  readonly filled: readonly Side[];
  /** By seat. */
  readonly racers: readonly Racer[];
  /** In order. */
  readonly tries: readonly Try[];
}

/** CM33: before a round. */
export interface Waiting {
  readonly type: 'ready';
  /** Sides filled in this round before a pause, in order. */
  readonly filled: readonly Side[];
  /** By seat. */
  readonly ready: readonly boolean[];
  /** When the round starts at the latest; null before a seat is ready. */
  readonly startsAt: number | null;
}

/** What the match is waiting for. `filled`: sides filled in this round so far, in order. */
export type Stage =
  | { readonly type: 'lay-out' | 'over' }
  | Waiting
  /** Live only. `next`: when the next card is turned up. */
  | { readonly type: 'turning'; readonly filled: readonly Side[]; readonly next: number }
  | Race
  /** The winner chooses cards, live within a time limit. */
  | { readonly type: 'taking'; readonly seat: Seat; readonly endsAt?: number };

export interface State {
  /** The version of the rules that the match began with, if it is not the newest. */
  readonly version?: 1;
  readonly options: Options;
  readonly targets: readonly Target[];
  /** The top card first. */
  readonly pile: readonly Card[];
  readonly crazySide: Logo;
  readonly mixed: boolean;
  /** The oldest first. */
  readonly sides: readonly Laid[];
  readonly starter: Seat;
  /** Cards won by each seat, oldest first. */
  readonly won: readonly (readonly Card[])[];
  /** Lost cards, oldest first. */
  readonly box: readonly Card[];
  /** Decided rounds. */
  readonly rounds: readonly Round[];
  /** CM34: a break is due before the next card is turned up. */
  readonly isBreakDue: boolean;
  readonly stage: Stage;
}

export interface SeatView {
  /** Cards won, oldest first, including the Crazy Mix card; public. */
  readonly won: readonly Card[];
  /** Tries left in a running race. Missing outside a race and, apart, for other seats. */
  readonly triesLeft?: number;
  /** During a race: whether this seat is finished. */
  readonly through: boolean;
  /** Before a round that waits for everyone: whether this seat is ready. */
  readonly ready?: boolean;
}

/** The viewer's legal actions. */
export interface May {
  readonly open?: true;
  readonly ready?: true;
  readonly notReady?: true;
  readonly pause?: true;
  readonly point?: true;
  readonly pass?: true;
  /** Choose `count` of these sides. */
  readonly take?: { readonly count: number; readonly sides: readonly Side[] };
}

/** A viewer's knowledge. The visible cards follow CM20, and CM29 for unopened rounds. */
export interface View extends Picture {
  readonly options: Omit<Options, 'untimed'>;
  /** CM36. Missing if off, so that views of older records stay as they were. */
  readonly untimed?: true;
  /**
   * Also `race` for seats that have not opened the round (apart); they have `may.open` and see the last round's cards.
   */
  readonly phase: 'lay-out' | 'ready' | 'turning' | 'race' | 'taking' | 'over';
  /** Current round, from 1. */
  readonly round: number;
  /**
   * By place, clockwise: 0-5 the top row from left to right, 6-9 down the right side, 10-15 the bottom row from right
   * to left, 16-19 up the left side. Empty before the lay-out.
   */
  readonly targets: readonly { readonly id: Target; readonly face: Face }[];
  /** Cards in the pile, including the decoder on top. */
  readonly pile: number;
  readonly box: number;
  readonly starter: Seat;
  readonly seats: readonly SeatView[];
  /** When the round starts at the latest, once a seat is ready. */
  readonly startsAt?: number;
  /** CM34: a break is due. */
  readonly isBreakDue: boolean;
  /** When the next card is turned up, how many were in this round, and how many are left but for the Crazy Mix card. */
  readonly turning?: { readonly nextAt: number; readonly turned: number; readonly left: number };
  /** When the round was revealed to the viewer and when their time is up, if ever. Spectators see this live only. */
  readonly race?: { readonly shownAt: number; readonly endsAt?: number };
  /** Known tries of the running race, by time. For decided rounds see `rounds`. */
  readonly tries: readonly Try[];
  /** The winner choosing cards, how many and until when. */
  readonly taking?: { readonly seat: Seat; readonly count: number; readonly endsAt?: number };
  /** Decided rounds, including the last one while its winner chooses. */
  readonly rounds: readonly Round[];
  readonly may: May;
  readonly end?: Outcome;
}

export type Event =
  /** A round begins. Apart it can be opened now. */
  | { readonly type: 'ready'; readonly round: number }
  | { readonly type: 'turned'; readonly side: Side; readonly card: CodeCard }
  /** The round is revealed: to all or, apart, to the seat that opened it. */
  | {
      readonly type: 'shown';
      readonly sides: readonly Laid[];
      readonly decoder?: Decoder;
      readonly logo?: Logo;
    }
  /** Apart, to that seat only. */
  | ({ readonly type: 'pointed' } & Try)
  /** CM23: right, but later than the winner. */
  | ({ readonly type: 'late' } & Try)
  /** CM33: the match waits until everyone is ready. */
  | { readonly type: 'waiting' }
  | { readonly type: 'seat-ready' | 'seat-not-ready'; readonly seat: Seat }
  /** CM34: a seat asks for a break. */
  | { readonly type: 'paused'; readonly seat: Seat }
  /** A seat is finished with this round. */
  | { readonly type: 'through'; readonly seat: Seat }
  | { readonly type: 'decided'; readonly decided: Round }
  | { readonly type: 'taken'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** CM38: all who were right score these cards, which go to the box. */
  | { readonly type: 'scored'; readonly seats: readonly Seat[]; readonly cards: readonly Card[] }
  /** CM10: the winner pays for the first try with one of the cards just won. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly card: Card }
  /** Nobody was right; these cards go to the box. */
  | { readonly type: 'lost'; readonly cards: readonly Card[] }
  /** The targets are turned to their backs. */
  | { readonly type: 'mixed' }
  | { readonly type: 'over'; readonly outcome: Outcome };
