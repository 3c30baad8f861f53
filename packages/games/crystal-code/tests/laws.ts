import type { Law } from '@sesame/testkit';
import {
  CARDS,
  canLay,
  crystalsByCard,
  type Event,
  isRightChain,
  type Laid,
  type Machine,
  type Move,
  type Options,
  partOf,
  type State,
} from '../rules/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const cardsOf = ({ seats, pile, discards }: State) =>
  [...pile, ...discards, ...seats.flatMap(({ hand, machine }) => [...hand, ...machine.cards.map(({ card }) => card)])]
    .toSorted()
    .join();

const ALL = CARDS.toSorted().join();

/** Whether the cards can be laid one after the other. */
const isBuilt = ({ cards }: Machine): boolean => {
  const before: Laid[] = [];
  return cards.every((laid) => {
    const fits = canLay({ cards: before, crystals: 0 }, laid);
    before.push(laid);
    return fits;
  });
};

const isPrefix = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((item, i) => JSON.stringify(item) === JSON.stringify(other[i]));

/** Invariants checked at every ply. */
export const LAWS: readonly Law<State, Move, Options, Event>[] = [
  {
    name: 'XC4: crystals are conserved',
    holds: ({ seats, rooms, removed }) =>
      sum(rooms) + removed + sum(seats.map(({ machine, crystals }) => machine.crystals + crystals)) ===
      8 * (seats.length + 1),
  },
  { name: 'XC3: the 100 cards are conserved', holds: (state) => cardsOf(state) === ALL },
  {
    name: 'XC4: rooms are emptied in order',
    holds: ({ rooms, round, stage, seats }) => {
      const raced = stage.type === 'build' ? round : round - 1;
      return rooms.slice(0, 7).every((crystals, room) => crystals === (room < raced ? 0 : seats.length + 1));
    },
  },
  {
    name: 'XC11: the winner of a race has a right chain, and nobody with a right chain was faster',
    holds: ({ history }) =>
      history.every(({ raced, finishers, equal }) => {
        if (equal) return true;
        const right = raced.flatMap(({ chain, elapsed }) => (chain && isRightChain(chain) ? [elapsed ?? -1] : []));
        const times = finishers.map(({ elapsed }) => elapsed);
        return times.join() === right.toSorted((one, other) => one - other).join();
      }),
  },
  {
    name: 'XC41: untimed, all with a right chain are paid alike, and nobody else',
    holds: ({ history, options }) =>
      !options.untimed ||
      history.every(
        ({ raced, finishers }) =>
          raced.every(({ right }, seat) => (right === true) === finishers.some((one) => one.seat === seat)) &&
          new Set(finishers.map(({ crystals, cards }) => `${crystals} ${cards}`)).size <= 1,
      ),
  },
  {
    name: 'XC18: prizes and leftovers add up to the room',
    holds: ({ history, seats }) =>
      history.every(
        ({ room, finishers, toFinal }) =>
          room === 7 || sum(finishers.map(({ crystals }) => crystals)) + toFinal === seats.length + 1,
      ),
  },
  {
    name: 'XC24: every card fits the cards laid before it',
    holds: ({ seats }) => seats.every(({ machine }) => isBuilt(machine)),
  },
  {
    name: 'XC26: no card has more crystals than spots',
    holds: ({ seats }) =>
      seats.every(({ machine }) => {
        const crystals = crystalsByCard(machine);
        return (
          sum(crystals) === machine.crystals &&
          machine.cards.every(({ card }, i) => (crystals[i] ?? 0) <= partOf(card).spots)
        );
      }),
  },
  {
    name: 'XC28: laid cards and crystals stay',
    holds: ({ seats }, { before }) =>
      before === undefined ||
      before.seats.every(({ machine }, seat) => {
        const now = seats[seat]?.machine;
        return now !== undefined && isPrefix(machine.cards, now.cards) && machine.crystals <= now.crystals;
      }),
  },
  {
    name: 'XC21: no drawable card is owed',
    holds: ({ owed, stage, pile }) =>
      stage.type === 'shuffle' ? owed.length > 0 && pile.length === 0 : owed.length === 0,
  },
  {
    name: 'XC25: crystals wait for placement only while building',
    holds: ({ seats, stage, owed }) =>
      stage.type === 'build' ||
      (stage.type === 'shuffle' && owed.length > 0) ||
      seats.every(({ crystals }) => crystals === 0),
  },
];
