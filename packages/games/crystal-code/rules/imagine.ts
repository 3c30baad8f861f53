import type { Rng, Seat } from '@sesame/kernel';
import { CARDS } from './cards.ts';
import { resample } from './resample.ts';
import { fullRooms, isApart } from './rounds.ts';
import type { Card, Finish, Options, Racer, RacerView, Stage, State, View, Workshop } from './state.ts';

/**
 * A running match with this view. Hands of others are any of the unseen cards; `resample` then fills in tiles, chains and
 * plans, of which the view says only that they exist.
 */
export const imagine = (view: View, seat: Seat, rng: Rng): State => {
  const options: Options = { ...view.options, untimed: view.untimed === true };
  const unseen = [...unseenCards(view)];
  const seats = view.seats.map(
    ({ hand, cards, machine, crystals, plan, built }): Workshop => ({
      hand: hand ?? unseen.splice(0, cards),
      machine,
      crystals,
      plan: plan ?? (built ? { lay: [] } : null),
    }),
  );
  const { round, rooms, discards, history } = view;
  const stage = stageOf(view, options, seat);
  const state: State = {
    options,
    round,
    rooms,
    removed: removedOf(view),
    seats,
    pile: unseen,
    discards,
    owed: [],
    stage,
    history,
  };
  return resample(state, seat, rng);
};

const unseenCards = ({ seats, discards }: View): readonly Card[] => {
  const own = seats.flatMap(({ hand = [] }) => hand);
  const laid = seats.flatMap(({ machine }) => machine.cards.map(({ card }) => card));
  const seen = new Set([...own, ...laid, ...discards]);
  return CARDS.filter((card) => !seen.has(card));
};

/** Crystals that are neither in a room nor with a player. */
const removedOf = ({ seats, rooms }: View): number => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const held = seats.map(({ machine, crystals }) => machine.crystals + crystals);
  return sum(fullRooms(seats.length)) - sum(rooms) - sum(held);
};

const stageOf = (view: View, options: Options, own: Seat): Stage => {
  const { stage, seats, glass, tiles = [] } = view;
  switch (stage) {
    case 'ready':
      return {
        type: 'ready',
        hands: seats.map(() => []),
        ready: seats.map(({ ready }) => ready),
        startsAt: view.startsAt ?? null,
      };
    case 'race':
      return {
        type: 'race',
        racers: seats.map(({ race }, seat): Racer => {
          const isOpen = race?.is !== 'waiting' && (seat === own || race?.is === 'through' || !isApart(options));
          return {
            tiles: seat === own ? tiles : [],
            shownAt: isOpen ? (glass?.shownAt ?? 0) : null,
            finish: race === undefined ? null : finishOf(race, earlierThan(seats, race)),
          };
        }),
      };
    case 'build':
      return { type: 'build' };
    default:
      throw new Error(`no seat is awaited while ${stage}`);
  }
};

const earlierThan = (seats: View['seats'], { elapsed = 0 }: RacerView): number =>
  seats.filter(({ race }) => race?.is === 'done' && (race.elapsed ?? 0) < elapsed).length;

const finishOf = ({ is, elapsed = 0, chain = [] }: RacerView, nth: number): Finish | null => {
  switch (is) {
    case 'waiting':
    case 'racing':
      return null;
    case 'late':
      return { type: 'late' };
    case 'done':
      return { type: 'done', chain, elapsed, nth };
    case 'gave-up':
    case 'through':
      return { type: 'gave-up', elapsed };
  }
};
