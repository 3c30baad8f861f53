import type { Seat } from '@sesame/kernel';
import type { Place, State } from '../rules/state.ts';
import { afterTurn, endValue, leadOf } from './simulation.ts';

/** The safes that a seat lays stones on, and the state after it. */
interface Reply {
  readonly safes: readonly Place[];
  readonly after: State;
}

/**
 * The best reply of a seat: the most stones, then the largest lead. It never ends a match that it would not win.
 * `walkable`: the sets of safes that some word allows, largest first.
 */
export const bestReply = (state: State, seat: Seat, walkable: readonly (readonly Place[])[]): Reply => {
  const hand = state.seats[seat]?.hand ?? 0;
  let best: (Reply & { readonly lead: number }) | undefined;
  for (const safes of walkable) {
    if (best !== undefined && safes.length < best.safes.length) break;
    if (safes.length > hand || safes.some((place) => !state.circle[place])) continue;
    const after = afterTurn(state, seat, safes);
    if ((endValue(after, seat) ?? 0) < 0) continue;
    const lead = leadOf(after, seat);
    if (best === undefined || lead > best.lead) best = { safes, after, lead };
  }
  return best ?? { safes: [], after: afterTurn(state, seat, []) };
};
