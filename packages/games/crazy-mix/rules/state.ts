import type { Outcome, Seat } from '@sesame/kernel';
import type { Card, CodeCard, Decoder, Face, Laid, Logo, Picture, Side, Target, Wanted } from './pieces.ts';
import type { Sign } from './symbols.ts';

export interface Options {
  /** Seconds that a round's race lasts at most. */
  readonly patience: number;
  /** CM28: everybody opens a round in their own time. */
  readonly apart: boolean;
}

/** The place of a target on the border of the square of 6 by 6, from 0, clockwise: see `View.targets`. */
export type Place = number;

export type Move =
  /** Chance's. */
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
  /** The claim of the race: at a symbol of the target at this place, or, without a symbol, at its logo. */
  | { readonly type: 'point'; readonly target: Place; readonly symbol?: Sign }
  /** Gives up the tries that are left in this round. */
  | { readonly type: 'pass' }
  /** Apart: looks at the round. The own time runs from here. */
  | { readonly type: 'open' }
  /** The winner's choice. */
  | { readonly type: 'take'; readonly sides: readonly Side[] }
  /** The clock's: the next card is turned up; time is up. */
  | { readonly type: 'turn' | 'time' };

/** A try to point at what is wanted. */
export interface Try {
  readonly seat: Seat;
  readonly target: Place;
  /** Missing: the logo. */
  readonly symbol?: Sign;
  /** Milliseconds since this seat was shown the round. */
  readonly time: number;
  readonly right: boolean;
  /** The card that a wrong try cost. Missing: it was free, or there was none to lose. */
  readonly lost?: Card;
}

/** A round that is decided. */
export interface Round {
  readonly wanted: Wanted;
  /** Where it was. */
  readonly target: Place;
  /** How many cards it was about, the Crazy Mix card included. */
  readonly stake: number;
  /** By time. Apart, those of all seats, also those that came after the winner's. */
  readonly tries: readonly Try[];
  /** Missing: nobody was right. */
  readonly winner?: Seat;
  /** The cards that left the table, to the winner or to the box. Missing until the winner has chosen. */
  readonly gone?: readonly Card[];
}

/** A seat in the race of a round. */
export interface Racer {
  /** When it was shown the round. Missing: apart, it has not opened the round. */
  readonly shownAt?: number;
  /** It gave up, or its time was up. */
  readonly out: boolean;
}

/** Everybody looks for what is wanted. */
export interface Race {
  readonly type: 'race';
  readonly filled: readonly Side[];
  /** By seat. */
  readonly racers: readonly Racer[];
  /** In the order in which they were made. */
  readonly tries: readonly Try[];
}

/** What the match waits for. `filled`: the sides filled for this round so far, in that order. */
export type Stage =
  | { readonly type: 'lay-out' | 'over' }
  /** Never apart. `next`: when the next card is turned up. */
  | { readonly type: 'turning'; readonly filled: readonly Side[]; readonly next: number }
  | Race
  /** The winner chooses cards, until then; apart without end. */
  | { readonly type: 'taking'; readonly seat: Seat; readonly endsAt?: number };

export interface State {
  readonly options: Options;
  readonly targets: readonly Target[];
  /** The top card first. */
  readonly pile: readonly Card[];
  readonly crazySide: Logo;
  readonly mixed: boolean;
  /** The oldest first. */
  readonly sides: readonly Laid[];
  readonly starter: Seat;
  /** The cards that each seat has won, the oldest first. */
  readonly won: readonly (readonly Card[])[];
  /** The cards that were lost, the oldest first. */
  readonly box: readonly Card[];
  /** The rounds that are decided. */
  readonly rounds: readonly Round[];
  readonly stage: Stage;
}

export interface SeatView {
  /** Everybody saw them being won: the oldest first, the Crazy Mix card among them. */
  readonly won: readonly Card[];
  /** Tries left in this round, while it is raced. Missing: no race, or apart, where only one's own are known. */
  readonly triesLeft?: number;
  /** While a round is raced: this seat is through with it. */
  readonly through: boolean;
}

/** What the viewer may do now. */
export interface May {
  readonly open?: true;
  readonly point?: true;
  readonly pass?: true;
  /** So many of these sides. */
  readonly take?: { readonly count: number; readonly sides: readonly Side[] };
}

/** A view. The picture in it is as far as the viewer knows it: see CM20, and CM29 for rounds that are not opened. */
export interface View extends Picture {
  readonly options: Options;
  /** `race` also for those who, apart, have not opened the round: then `may.open`, and the picture is the last one. */
  readonly phase: 'lay-out' | 'turning' | 'race' | 'taking' | 'over';
  /** The round that is turned up, raced or taken, from 1. */
  readonly round: number;
  /**
   * By place, clockwise: 0-5 the top row from left to right, 6-9 down the right side, 10-15 the bottom row from right
   * to left, 16-19 up the left side. Empty before the lay-out.
   */
  readonly targets: readonly { readonly id: Target; readonly face: Face }[];
  /** How many cards lie in the pile, the decoder on top included. */
  readonly pile: number;
  readonly box: number;
  readonly starter: Seat;
  readonly seats: readonly SeatView[];
  /** When the next card is turned up, and how many more are to come unless the Crazy Mix card shows up. */
  readonly turning?: { readonly nextAt: number; readonly left: number };
  /** When the viewer was shown the round, and when their time is up. A spectator has the times of all, or none apart. */
  readonly race?: { readonly shownAt: number; readonly endsAt: number };
  /** The tries of this race that the viewer knows of, by time. Of a decided round: see `rounds`. */
  readonly tries: readonly Try[];
  /** Who chooses how many cards, until when. */
  readonly taking?: { readonly seat: Seat; readonly count: number; readonly endsAt?: number };
  /** The rounds that are decided, the last one in it while its winner chooses. */
  readonly rounds: readonly Round[];
  readonly may: May;
  readonly end?: Outcome;
}

export type Event =
  /** A round begins. Apart it can be opened now. */
  | { readonly type: 'ready'; readonly round: number }
  | { readonly type: 'turned'; readonly side: Side; readonly card: CodeCard }
  /** The round can be read: told to all, or apart to the seat that opened it. */
  | {
      readonly type: 'shown';
      readonly sides: readonly Laid[];
      readonly decoder?: Decoder;
      readonly logo?: Logo;
    }
  /** Apart told to that seat alone. */
  | ({ readonly type: 'pointed' } & Try)
  /** A seat has no more tries in this round, or apart is through with it. */
  | { readonly type: 'through'; readonly seat: Seat }
  | { readonly type: 'decided'; readonly decided: Round }
  | { readonly type: 'taken'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Nobody was right. */
  | { readonly type: 'lost'; readonly cards: readonly Card[] }
  /** The targets are turned to their backs. */
  | { readonly type: 'mixed' }
  | { readonly type: 'over'; readonly outcome: Outcome };
