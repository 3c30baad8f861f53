import type { Rng, Seat } from '@sesame/kernel';
import type { Place, View } from '../rules/state.ts';
import { PLACES } from '../rules/walks.ts';
import { isOver, leadOf, type Sketch, take, winsWith } from './sketch.ts';

/** Stones that a good player lays a turn, and how many turns it takes to see that somebody is none. */
const USUAL = 5.5;
const WEIGHT = 2;

/** How many stones each seat lays a turn about, from what it has laid so far. */
export const habitsOf = ({ seats, turns }: View): readonly number[] =>
  seats.map((_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const laid = own.reduce((sum, turn) => sum + (turn.type === 'password' ? turn.safes.length : 0), 0);
    return (laid + USUAL * WEIGHT) / (own.length + WEIGHT);
  });

const LONGEST = 100;
const STEEP = 2;

/**
 * Plays a match on to its end in thought. Words are left out: everybody lays stones on any safes, about as many as
 * usual, and keeps one back rather than end a match they would not win. Tells how the seat stands then, from 0 to 1.
 */
export const playedOut = (
  sketch: Sketch,
  { next, seat, habits, rng }: { next: Seat; seat: Seat; habits: readonly number[]; rng: Rng },
): number => {
  let by = next;
  for (let turn = 0; turn < LONGEST; turn++) {
    const safes = anySafes(sketch, { most: sketch.hands[by] ?? 0, usual: habits[by] ?? USUAL, rng });
    if (safes.length === sketch.hands[by] && !winsWith(sketch, by, safes)) safes.pop();
    take(sketch, by, safes);
    if (isOver(sketch, by)) break;
    by = (by + 1) % sketch.hands.length;
  }
  return standing(sketch, seat);
};

/** From 0, behind, to 1, ahead: what counts is who wins, and a little by how much. */
export const standing = (sketch: Sketch, seat: Seat): number => 1 / (1 + Math.exp(-STEEP * leadOf(sketch, seat)));

/** Each safe is equally likely: four bits of one number for each place, four for where to begin. */
const anySafes = (
  { free }: Sketch,
  { most, usual, rng }: { readonly most: number; readonly usual: number; readonly rng: Rng },
): Place[] => {
  const bits = rng();
  const chance = Math.round((16 * usual) / PLACES);
  const safes: Place[] = [];
  for (let steps = 0; steps < PLACES && safes.length < most; steps++) {
    const place = ((bits >>> 28) + steps) % PLACES;
    if (free[place] !== 0 && ((bits >>> (4 * place)) & 15) < chance) safes.push(place);
  }
  return safes;
};
