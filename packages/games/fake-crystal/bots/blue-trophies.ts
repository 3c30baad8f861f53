import type { Seat } from '@sesame/kernel';
import type { Side } from '../rules/state.ts';
import { crystalsOf } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';
import { blueLead } from './blue-race.ts';

const MOST_VALUE = PRIZES['blue-most'].value;
const SECOND_VALUE = PRIZES['blue-second'].value;

/** Scale in crystals by which a lead in blue can still change; grows with the remaining rounds. */
const BASE_SCALE = 0.4;
const SCALE_PER_ROOT_ROUND = 0.9;

/** Rate at which a seat without blue gets its first tile. */
const FIRST_BLUE_PER_ROUND = 0.5;

/**
 * Expected points of the blue trophies per seat; between two only their difference is right, which is what counts. Among
 * more (Plackett-Luce) seats are drawn for first, then second place with
 * strengths that grow with their crystals, more steeply towards the end.
 */
export const expectedBluePoints = (
  seats: readonly Side[],
  rounds: number,
  extra?: { readonly seat: Seat; readonly crystals: number },
): readonly number[] => {
  const crystals = seats.map(
    ({ collection }, seat) => crystalsOf(collection, 'b') + (extra?.seat === seat ? extra.crystals : 0),
  );
  if (seats.length === 2) {
    const lead = blueLead(Math.round(4 * rounds), crystals[0] ?? 0, crystals[1] ?? 0);
    return [lead / 2, -lead / 2];
  }
  const scale = BASE_SCALE + SCALE_PER_ROOT_ROUND * Math.sqrt(rounds);
  const none = 1 - Math.exp(-FIRST_BLUE_PER_ROUND * rounds);
  const strengths = crystals.map((own) => (own > 0 ? Math.exp(own / scale) : none));
  const all = strengths.reduce((sum, strength) => sum + strength, 0);
  if (all === 0) return seats.map(() => 0);
  return strengths.map((own, seat) => {
    let second = 0;
    for (const [other, strength] of strengths.entries()) {
      if (other !== seat && all > strength) second += (strength / all) * (own / (all - strength));
    }
    return (MOST_VALUE * own) / all + SECOND_VALUE * second * (strengths[seat] === none ? none : 1);
  });
};
