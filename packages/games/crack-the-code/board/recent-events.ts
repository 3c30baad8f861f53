import type { Event, Place } from '../rules/state.ts';

/** The events that were already shown, and heard, in their moment. */
export interface ShownEvents {
  readonly has: (event: Event) => boolean;
}

/** What the latest events changed: the board animates it. */
export interface RecentEvents {
  readonly isFresh: (seat: Place, attempt: number) => boolean;
  readonly isOver: boolean;
}

/** `shown`: the events that had a moment. */
export const recentEventsOf = (events: readonly Event[], shown: ShownEvents): RecentEvents => ({
  isFresh: (seat, attempt) =>
    events.some(
      (event) => !shown.has(event) && event.type === 'guessed' && event.seat === seat && event.attempt === attempt,
    ),
  isOver: events.some(({ type }) => type === 'over'),
});
