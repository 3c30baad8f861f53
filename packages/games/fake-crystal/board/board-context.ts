import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { Move, OfferView, Spot, View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { RecentEvents } from './recent-events.ts';

/** What every part of the board looks at. */
export interface BoardState {
  readonly view: View;
  /** The seat that plays here, if any. */
  readonly you: Seat | undefined;
  /** Sends a move. Absent where nothing can be played, and while one is on its way. */
  readonly send: ((move: Move) => void) | undefined;
  /** Whether anything can be played here at all. */
  readonly isLive: boolean;
  /** The offer that is looked at more closely. */
  readonly picked: Spot | undefined;
  readonly pick: (spot: Spot | undefined) => void;
  /** Whose collection is laid open. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
  readonly composer: Composer | undefined;
  readonly recentEvents: RecentEvents;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

export const useBoard = (): BoardState => useRequiredContext(BoardContext);

export const isSpot = (a: Spot | undefined, b: Spot): boolean => a?.seller === b.seller && a.column === b.column;

export const hasSpot = (spots: readonly Spot[] | undefined, spot: Spot): boolean =>
  spots?.some((one) => isSpot(one, spot)) ?? false;

/** What lies at a place, if anything does. */
export const offerAt = ({ seats }: View, { seller, column }: Spot): OfferView | undefined =>
  seats[seller]?.stall[column] ?? undefined;

/** Whether something can be done with an offer now, or it is said why not. */
export const isOfInterest = ({ may }: View, spot: Spot): boolean =>
  hasSpot(may.choose, spot) || hasSpot(may.spy, spot) || hasSpot(may.reserve, spot);
