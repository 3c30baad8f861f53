import { below, ok, type Rng, refuse, type Seat, seatsOf, shuffled } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { cardsOf, safeOf } from './letters.ts';
import { EXTRA_STONES } from './opening.ts';
import type { Move, Options, Side, State } from './state.ts';
import { PLACES } from './walks.ts';

type LayOut = Extract<Move, { type: 'lay-out' }>;

/** PW3: stones per player, by the number of players. */
const STONES: Readonly<Record<number, number>> = { 2: 20, 3: 18, 4: 15, 5: 12 };

export const stonesFor = (seats: number): number => STONES[seats] ?? 0;

/** The state before the safes are laid out. */
export const setup = (seats: number, options: Options): State => {
  const side: Side = { hand: stonesFor(seats), box: 0, cards: [] };
  return { options, seats: seatsOf(seats).map(() => side), circle: [], pile: [], turns: [] };
};

/** PW1, PW4: shuffles the cards, puts seven in the circle and draws the starter. */
export const draw = ({ options, seats }: State, rng: Rng): LayOut => {
  const cards = shuffled(rng, cardsOf(options.language));
  const starter: Seat = below(rng, seats.length);
  return { type: 'lay-out', circle: cards.slice(0, PLACES), pile: cards.slice(PLACES), starter };
};

/** PW2: accepts any letters, so that old matches stay replayable when the cards are rebalanced. */
export const layOut = (state: State, { circle, pile, starter }: LayOut): Applied => {
  if (state.seats[starter] === undefined) return refuse('wrong-lay-out', 'The starting seat does not exist.');
  const safes = circle.map((letter) => safeOf(state.options.language, letter));
  const extra = state.options.equalTurns ? EXTRA_STONES : 0;
  const seats = state.seats.map((side, seat) => (seat === starter ? { ...side, hand: side.hand + extra } : side));
  return ok({
    state: { ...state, circle: safes, pile, starter, seats },
    events: [toAll({ type: 'laid-out', circle, starter })],
  });
};
