import type { Seat } from '@sesame/kernel';
import type { Place } from '../rules/state.ts';
import { copyOf, leadOf, type Sketch, take, winsWith } from './sketch.ts';

interface Replies {
  /** The sets of safes that some word walks over, the largest first. */
  readonly walkable: readonly (readonly Place[])[];
  /** How many stones the seat lays a turn about. */
  readonly habit: number;
}

/**
 * What a seat will do about: lay as many stones as it can, as far as its habit goes, so that it is as far ahead as
 * possible then. It does not end a match that it would not win. Empty: it passes.
 */
export const bestReply = (sketch: Sketch, seat: Seat, { walkable, habit }: Replies): readonly Place[] => {
  const hand = sketch.hands[seat] ?? 0;
  const most = Math.min(hand, Math.round(habit));
  let best: { readonly safes: readonly Place[]; readonly lead: number } | undefined;
  for (const safes of walkable) {
    if (safes.length > most || (safes.length === hand && !winsWith(sketch, seat, safes))) continue;
    if (best !== undefined && safes.length < best.safes.length) break;
    const after = copyOf(sketch);
    take(after, seat, safes);
    const lead = leadOf(after, seat);
    if (best === undefined || lead > best.lead) best = { safes, lead };
  }
  return best?.safes ?? [];
};
