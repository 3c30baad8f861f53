import { type Rng, type Seat, shuffled } from '@sesame/kernel';
import { cardsOf } from './letters.ts';
import type { Letter, State, View } from './state.ts';

/** PW18: only the order of the pile is unknown. Its cards are those that were never laid out. */
export const imagine = (view: View, _seat: Seat, rng: Rng): State => {
  const { circle, starter, turns, proposals = [] } = view;
  const { equalTurns = false, ...options } = view.options;
  return {
    options: { ...options, equalTurns },
    seats: view.seats.map(({ hand, box, cards }) => ({ hand, box, cards })),
    circle,
    pile: shuffled(rng, cardsLeft(view)).slice(0, view.pile),
    ...(starter !== undefined && { starter }),
    turns,
    beginners: equalTurns ? beginnersOf(view) : [],
    proposals,
  };
};

const cardsLeft = ({ options, circle, seats }: View): readonly Letter[] => {
  const left = [...cardsOf(options.language)];
  const laidOut = [...circle.flatMap((safe) => safe?.letter ?? []), ...seats.flatMap(({ cards }) => cards)];
  for (const letter of laidOut) {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
};

/** PW20: who had the first turn of each round after the first. */
const beginnersOf = ({ seats, turns, turn }: View): readonly Seat[] => {
  const bySeat = [...turns.map(({ seat }) => seat), ...(turn === undefined ? [] : [turn])];
  return bySeat.filter((_, index) => index > 0 && index % seats.length === 0);
};
