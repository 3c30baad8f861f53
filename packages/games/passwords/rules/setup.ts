import { below, ok, type Rng, refuse, type Seat, seatsOf, shuffled } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { cardsOf, safeOf } from './letters.ts';
import type { Move, Options, Side, State } from './state.ts';
import { PLACES } from './walks.ts';

type LayOut = Extract<Move, { type: 'lay-out' }>;

/** PW3: stones a player, by the number of players. */
const STONES: Readonly<Record<number, number>> = { 2: 20, 3: 18, 4: 15, 5: 12 };

export const stonesFor = (seats: number): number => STONES[seats] ?? 0;

/** Nothing lies on the table yet. */
export const setup = (seats: number, options: Options): State => {
  const side: Side = { hand: stonesFor(seats), box: 0, cards: [] };
  return { options, seats: seatsOf(seats).map(() => side), circle: [], pile: [], turns: [] };
};

/** PW1, PW4: the cards shuffled, seven in the circle, and somebody to begin. */
export const draw = ({ options, seats }: State, rng: Rng): LayOut => {
  const cards = shuffled(rng, cardsOf(options.language));
  const starter: Seat = below(rng, seats.length);
  return { type: 'lay-out', circle: cards.slice(0, PLACES), pile: cards.slice(PLACES), starter };
};

/** PW2: any letters will do, so that every match stays replayable when the cards of a language are balanced anew. */
export const layOut = (state: State, { circle, pile, starter }: LayOut): Applied => {
  if (state.seats[starter] === undefined) return refuse('wrong-lay-out', 'The starting seat does not exist.');
  const safes = circle.map((letter) => safeOf(state.options.language, letter));
  return ok({
    state: { ...state, circle: safes, pile, starter },
    events: [toAll({ type: 'laid-out', circle, starter })],
  });
};
