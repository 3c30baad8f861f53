import type { Seat, Told } from '@sesame/kernel';
import { isRightChain } from './chains.ts';
import { drawOwed } from './draws.ts';
import { type Happened, toAll } from './flow.ts';
import { equalPrizesOf, prizesOf } from './prizes.ts';
import { FINAL_ROOM, ROUNDS, roomOf, winnerOf } from './rounds.ts';
import type { Event, Finisher, Raced, Racer, Round, State } from './state.ts';

/** Ends a race: checks chains, awards crystals and cards, and moves what is left. */
export const settle = (state: State, events: readonly Told<Event>[]): Happened => {
  if (state.stage.type !== 'race') throw new Error('no race to settle');
  const { round } = state;
  const room = roomOf(round);
  const raced = state.stage.racers.map(racedBy);
  const { untimed } = state.options;
  const order = inOrder(state.stage.racers, raced, untimed);
  const sweep = !untimed && isSweep(state, order[0]?.seat);
  const there = state.rooms[room] ?? 0;
  const stakes = { finishers: order.length, crystals: there, sweep };
  const prizes = untimed ? equalPrizesOf(stakes) : prizesOf(stakes, state.version);
  const finishers = order.map((one, place): Finisher => ({ ...one, ...(prizes[place] ?? { crystals: 0, cards: 0 }) }));
  const left = there - finishers.reduce((sum, { crystals }) => sum + crystals, 0);

  // XC18, XC19: leftovers go to the final room and stay there, unless somebody won the last race.
  const toFinal = room === FINAL_ROOM ? 0 : left;
  const gone = round === ROUNDS && finishers.length > 0 ? left : 0;
  const rooms = state.rooms.with(room, room === FINAL_ROOM ? left - gone : 0);
  const equal = untimed ? ({ equal: true } as const) : {};
  const result: Round = { round, room, raced, finishers, ...equal, sweep, toFinal };
  const paid: State = {
    ...state,
    rooms: rooms.with(FINAL_ROOM, (rooms[FINAL_ROOM] ?? 0) + toFinal),
    removed: state.removed + gone,
    seats: state.seats.map((workshop, seat) => ({
      ...workshop,
      crystals: finishers.find((finisher) => finisher.seat === seat)?.crystals ?? 0,
    })),
    owed: drawingOrder(finishers, sweep && state.version !== 1).map(({ seat, cards }) => ({ seat, cards })),
    history: [...state.history, result],
  };
  return drawOwed(paid, 'build', [...events, toAll({ type: 'prizes', result })]);
};

/** XC21: in finishing order; in a sweep the winner draws last, but for version 1 (XC44). */
const drawingOrder = (finishers: readonly Finisher[], isWinnerLast: boolean): readonly Finisher[] =>
  isWinnerLast ? [...finishers.slice(1), ...finishers.slice(0, 1)] : finishers;

/** XC19: the winner of round 8 also wins round 9. */
const isSweep = ({ round, history }: State, winner: Seat | undefined): boolean =>
  round === ROUNDS && winner !== undefined && winner === winnerOf(history.at(-1));

const racedBy = ({ tiles, shownAt, finish }: Racer): Raced => ({
  tiles,
  ...(shownAt !== null && { shownAt }),
  ...(finish?.type === 'done' && { chain: finish.chain, right: isRightChain(finish.chain) }),
  ...(finish !== null && finish.type !== 'late' && { elapsed: finish.elapsed }),
});

/** XC11: finishers by elapsed time; ties go to the earlier claim. XC41: untimed, by seat. */
const inOrder = (
  racers: readonly Racer[],
  raced: readonly Raced[],
  bySeat: boolean,
): readonly Pick<Finisher, 'seat' | 'elapsed'>[] =>
  racers
    .flatMap(({ finish }, seat) => (finish?.type === 'done' && raced[seat]?.right ? [{ seat, ...finish }] : []))
    .toSorted((one, other) => (bySeat ? one.seat - other.seat : one.elapsed - other.elapsed || one.nth - other.nth))
    .map(({ seat, elapsed }) => ({ seat, elapsed }));
