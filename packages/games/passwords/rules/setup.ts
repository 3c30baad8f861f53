import { below, ok, type Rng, refuse, type Seat, seatsOf, shuffled } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { cardsOf, safeOf } from './letters.ts';
import type { Move, Options, Side, State } from './state.ts';
import { PLACES } from './walks.ts';

type LayOut = Extract<Move, { type: 'lay-out' }>;
type Begin = Extract<Move, { type: 'begin' }>;

/** PW3: stones per player, by the number of players. */
const STONES: Readonly<Record<number, number>> = { 2: 20, 3: 18, 4: 15, 5: 12 };

export const stonesFor = (seats: number): number => STONES[seats] ?? 0;

/** The state before the safes are laid out. */
export const setup = (seats: number, options: Options): State => {
  const side: Side = { hand: stonesFor(seats), box: 0, cards: [] };
  return {
    options,
    seats: seatsOf(seats).map(() => side),
    circle: [],
    pile: [],
    turns: [],
    beginners: [],
    proposals: [],
  };
};

/** PW1, PW4, PW20: shuffles the cards, puts seven in the circle and draws the starter; later, who begins a round. */
export const draw = ({ options, seats, starter: first }: State, rng: Rng): LayOut | Begin => {
  if (first !== undefined) return { type: 'begin', seat: below(rng, seats.length) };
  const cards = shuffled(rng, cardsOf(options.language));
  const starter: Seat = below(rng, seats.length);
  return { type: 'lay-out', circle: cards.slice(0, PLACES), pile: cards.slice(PLACES), starter };
};

/** PW2: accepts any letters, so that old matches stay replayable when the cards are rebalanced. */
export const layOut = (state: State, { circle, pile, starter }: LayOut): Applied => {
  if (state.seats[starter] === undefined) return refuse('wrong-lay-out', 'The starting seat does not exist.');
  const safes = circle.map((letter) => safeOf(state.options.language, letter));
  return ok({
    state: { ...state, circle: safes, pile, starter },
    events: [toAll({ type: 'laid-out', circle, starter })],
  });
};

/** PW20: begins the next round. */
export const beginRound = (state: State, { seat }: Begin): Applied =>
  state.seats[seat] === undefined
    ? refuse('wrong-lay-out', 'The beginning seat does not exist.')
    : ok({ state: { ...state, beginners: [...state.beginners, seat] }, events: [toAll({ type: 'round', seat })] });
