import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext, useContext } from 'react';
import type { Event, Move, OfferView, Spot, View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import type { RecentEvents } from './recent-events.ts';

/** State shared by the components of the board. */
export interface BoardState {
  readonly view: View;
  /** The viewer's seat; undefined for spectators. */
  readonly you: Seat | undefined;
  /** Sends a move; undefined when no move is possible or one is being sent. */
  readonly send: ((move: Move) => void) | undefined;
  /** False for spectators and replays. */
  readonly isLive: boolean;
  /** The selected offer. */
  readonly picked: Spot | undefined;
  readonly pick: (spot: Spot | undefined) => void;
  /** The seat whose collection is shown. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
  /** Whether the viewer is making an offer. */
  readonly isOffering: boolean;
  readonly recentEvents: RecentEvents;
  /** The event being shown over the view, which is still the one before it. */
  readonly shownEvent: Event | undefined;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

/** The offer being made. Apart from the rest, which does not render with every tile that is laid. */
export const ComposerContext = createContext<Composer | undefined>(undefined);

export const useOffer = (): Composer | undefined => useContext(ComposerContext);

export const useBoard = (): BoardState => useRequiredContext(BoardContext);

export const isSpot = (a: Spot | undefined, b: Spot): boolean => a?.seller === b.seller && a.column === b.column;

export const hasSpot = (spots: readonly Spot[] | undefined, spot: Spot): boolean =>
  spots?.some((one) => isSpot(one, spot)) ?? false;

export const offerAt = ({ seats }: View, { seller, column }: Spot): OfferView | undefined =>
  seats[seller]?.stall[column] ?? undefined;

/** Whether a decision is pending that does not depend on the stalls. */
export const needsDecision = ({ may }: View): boolean =>
  [may.claim, may.answer, may.preempt, may.recycle, may.repack].some((asked) => asked !== undefined);

/** Whether the viewer can act on an offer now, or see why not. */
export const isOfInterest = ({ may }: View, spot: Spot): boolean =>
  hasSpot(may.choose, spot) || hasSpot(may.spy, spot) || hasSpot(may.reserve, spot);
