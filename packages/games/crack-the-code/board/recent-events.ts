import type { Event, Place } from '../rules/state.ts';

/** What the latest events changed: the board animates it. */
export interface RecentEvents {
  readonly isFresh: (seat: Place, attempt: number) => boolean;
  readonly isOver: boolean;
}

export const recentEventsOf = (events: readonly Event[]): RecentEvents => ({
  isFresh: (seat, attempt) =>
    events.some((event) => event.type === 'guessed' && event.seat === seat && event.attempt === attempt),
  isOver: events.some(({ type }) => type === 'over'),
});
