import type { Event, Place } from '../rules/state.ts';

/** What the latest events changed: the board animates it. */
export interface RecentEvents {
  readonly isFresh: (seat: Place, attempt: number) => boolean;
  readonly isOver: boolean;
}

/** `shown`: the event that was already shown in its moment. */
export const recentEventsOf = (events: readonly Event[], shown: Event | undefined): RecentEvents => ({
  isFresh: (seat, attempt) =>
    events.some(
      (event) => event !== shown && event.type === 'guessed' && event.seat === seat && event.attempt === attempt,
    ),
  isOver: events.some(({ type }) => type === 'over'),
});
