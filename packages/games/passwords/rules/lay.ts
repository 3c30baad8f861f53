import type { Seat, Step } from '@sesame/kernel';
import { ending } from './flow.ts';
import { safeOf } from './letters.ts';
import type { Event, Locked, Move, Password, Safe, State } from './state.ts';

type WordMove = Extract<Move, { type: 'word' }>;

/** PW5, PW8: lays a stone on each of these safes, locks the full ones and replaces them. */
export const lay = (state: State, seat: Seat, { word, direction, safes }: WordMove): Step<State, Event> => {
  const circle = state.circle.map((safe, place) =>
    safe !== null && safes.includes(place) ? { ...safe, stones: [...safe.stones, seat] } : safe,
  );
  const letters = safes.map((place) => circle[place]?.letter ?? '').join('');
  const locked = safes.flatMap((place): readonly Locked[] => {
    const safe = circle[place];
    return safe && isFull(safe) ? [{ place, letter: safe.letter, stones: safe.stones }] : [];
  });
  const password: Password = { type: 'password', seat, word, direction, safes, letters, locked };
  const filled = locked.map(({ place }, index) => ({ place, letter: state.pile[index] ?? null }));
  const next: State = {
    ...state,
    circle: filled.reduce<State['circle']>(
      (now, { place, letter }) => now.with(place, letter === null ? null : safeOf(state.options.language, letter)),
      circle,
    ),
    pile: state.pile.slice(locked.length),
    seats: state.seats.map((side, one) => ({
      hand: side.hand - (one === seat ? safes.length : 0),
      box: side.box + stonesIn(locked, one),
      cards: one === seat ? [...side.cards, ...locked.map(({ letter }) => letter)] : side.cards,
    })),
    turns: [...state.turns, password],
  };
  return ending(next, [{ ...password, filled }]);
};

const isFull = ({ spaces, stones }: Safe): boolean => stones.length >= spaces;

const stonesIn = (locked: readonly Locked[], seat: Seat): number =>
  locked.flatMap(({ stones }) => stones).filter((owner) => owner === seat).length;
