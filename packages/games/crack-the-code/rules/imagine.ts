import type { Rng, Seat } from '@sesame/kernel';
import { randomConsistent } from './consistent.ts';
import type { Place, Side, State, View } from './state.ts';
import { otherOf } from './turn.ts';

/** A running match with this view: a hidden code is any that fits the pins. Its salt is unknown and never used. */
export const imagine = ({ options, seats }: View, _seat: Seat, rng: Rng): State => {
  const side = (place: Place): Side => {
    const { hidden, code, seal, salt = '', guesses } = seats[place];
    if (!hidden) return { guesses };
    const fitting = code ?? randomConsistent(options, seats[otherOf(place)].guesses, rng);
    return { code: fitting, guesses, ...(seal !== undefined && { sealed: { salt, seal } }) };
  };
  return { options, seats: [side(0), side(1)] };
};
