import type { Law } from '@sesame/testkit';
import { type Event, type Move, type Options, rules, type State } from '../rules/index.ts';
import { stonesFor } from '../rules/setup.ts';

const onSafes = ({ circle }: State, seat: number): number =>
  circle.flatMap((safe) => safe?.stones ?? []).filter((owner) => owner === seat).length;

const cardsOfAll = (state: State): readonly string[] =>
  [
    ...state.circle.flatMap((safe) => safe?.letter ?? []),
    ...state.pile,
    ...state.seats.flatMap(({ cards }) => cards),
  ].toSorted();

/** Invariants of every state of every match. */
export const LAWS: readonly Law<State, Move, Options, Event>[] = [
  {
    name: 'PW3: stones in hand, on the circle and in the box add up for every player',
    holds: (state, { seats }) =>
      state.seats.every(({ hand, box }, seat) => hand >= 0 && hand + onSafes(state, seat) + box === stonesFor(seats)),
  },
  {
    name: 'PW5: a turn lays at most one stone per safe, and only of the player whose turn it is',
    holds: (state, { before, input }) => {
      if (before === undefined || input === undefined || input.move.type !== 'word') return true;
      const laid = state.turns.length > before.turns.length ? state.turns.at(-1) : undefined;
      const safes = laid?.type === 'password' ? laid.safes : [];
      const given = state.seats.map(({ hand }, seat) => (before.seats[seat]?.hand ?? 0) - hand);
      return (
        new Set(safes).size === safes.length && given.every((n, seat) => n === (seat === input.by ? safes.length : 0))
      );
    },
  },
  {
    name: 'PW8: no safe is full between turns',
    holds: ({ circle }) => circle.every((safe) => safe === null || safe.stones.length < safe.spaces),
  },
  {
    name: 'PW8: no card is lost',
    holds: (state, { before }) =>
      before?.starter === undefined || JSON.stringify(cardsOfAll(state)) === JSON.stringify(cardsOfAll(before)),
  },
  {
    name: 'PW10, PW11: no password contains an earlier one',
    holds: ({ turns }) => {
      const words = turns.flatMap((turn) => (turn.type === 'password' ? [turn.word] : []));
      return words.every((word, index) => words.slice(0, index).every((earlier) => !word.includes(earlier)));
    },
  },
  {
    name: 'PW13: no wrong password in a gentle match',
    holds: ({ turns, options }) => options.strict || turns.every(({ type }) => type !== 'wrong'),
  },
  {
    name: 'PW15, PW20: in a running match everyone whose turn is to come has a stone in hand',
    holds: (state) =>
      rules.outcome(state) !== undefined ||
      state.seats.every(
        ({ hand }, seat) => hand > 0 || (state.options.equalTurns && rules.view(state, 'spectator').turn !== seat),
      ),
  },
  {
    name: 'PW20: an equal match ends by stones only when all have had as many turns',
    holds: (state) =>
      !state.options.equalTurns ||
      rules.view(state, 'spectator').end?.reason !== 'out-of-stones' ||
      state.turns.length % state.seats.length === 0,
  },
];
