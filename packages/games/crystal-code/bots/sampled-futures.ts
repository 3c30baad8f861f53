import { fraction, pick, type Rng, type Seat, shuffled } from '@sesame/kernel';
import { CARDS } from '../rules/cards.ts';
import { prizesOf } from '../rules/prizes.ts';
import { FINAL_ROOM, ROUNDS, roomOf, winnerOf } from '../rules/rounds.ts';
import type { View } from '../rules/state.ts';
import { type CardType, cardTypeOf } from './card-types.ts';

/** What a round brings a seat. */
export interface Gain {
  readonly crystals: number;
  readonly cards: readonly CardType[];
}

/** A way in which the match may go on. */
export interface Future {
  /** The seat's own gains in the rounds to come. */
  readonly gains: readonly Gain[];
  /** The crystals that each seat has in the end, if it loses none. */
  readonly crystals: readonly number[];
  /** The card that a swap would bring now. */
  readonly swapped: CardType;
}

interface Known {
  readonly view: View;
  readonly seat: Seat;
  readonly form: readonly RaceForm[];
  /** The cards that the seat does not see, any of which it may draw. */
  readonly unseen: readonly CardType[];
}

/** Draws so many futures as a seat may expect them. */
export const sampleFutures = (
  view: View,
  seat: Seat,
  { rng, count }: { rng: Rng; count: number },
): readonly Future[] => {
  const seen = new Set([
    ...(view.seats[seat]?.hand ?? []),
    ...view.discards,
    ...view.seats.flatMap(({ machine }) => machine.cards.map(({ card }) => card)),
  ]);
  const unseen = CARDS.filter((card) => !seen.has(card)).map(cardTypeOf);
  const known: Known = { view, seat, form: view.seats.map((_, one) => formOf(view, one)), unseen };
  return Array.from({ length: count }, () => sampleFuture(known, rng));
};

const sampleFuture = ({ view, seat, form, unseen }: Known, rng: Rng): Future => {
  const pile = shuffled(rng, unseen).values();
  const draw = (): CardType => pile.next().value ?? pick(rng, unseen);
  const swapped = draw();
  const crystals = view.seats.map((one) => one.status.crystals + one.crystals);
  const rooms = [...view.rooms];
  const gains: Gain[] = [];
  let before = winnerOf(view.history.at(-1));
  for (let round = view.round + 1; round <= ROUNDS; round++) {
    const order = sampleRace(form, rng);
    const room = roomOf(round);
    const there = rooms[room] ?? 0;
    const sweep = round === ROUNDS && order[0] !== undefined && order[0] === before;
    const prizes = prizesOf({ finishers: order.length, crystals: there, sweep });
    for (const [place, one] of order.entries()) crystals[one] = (crystals[one] ?? 0) + (prizes[place]?.crystals ?? 0);
    const own = prizes[order.indexOf(seat)] ?? { crystals: 0, cards: 0 };
    gains.push({ crystals: own.crystals, cards: Array.from({ length: own.cards }, draw) });
    rooms[room] = 0;
    rooms[FINAL_ROOM] = (rooms[FINAL_ROOM] ?? 0) + prizes.reduce((left, prize) => left - prize.crystals, there);
    before = order[0];
  }
  return { gains, crystals, swapped };
};

/** How good a seat is at racing. */
interface RaceForm {
  /** How often it finishes. */
  readonly finishes: number;
  /** How often it wins. */
  readonly wins: number;
}

/** Before anything is seen of a seat: so many races, of which so many were finished; all win as often. */
const PRIOR = { races: 4, finished: 3.4 };

const formOf = ({ history, seats }: View, seat: Seat): RaceForm => {
  const finished = history.filter(({ finishers }) => finishers.some((one) => one.seat === seat)).length;
  const won = history.filter((round) => winnerOf(round) === seat).length;
  const races = history.length + PRIOR.races;
  return { finishes: (finished + PRIOR.finished) / races, wins: (won + PRIOR.races / seats.length) / races };
};

/** Those who finish a race, the fastest first. */
const sampleRace = (form: readonly RaceForm[], rng: Rng): readonly Seat[] =>
  form
    .flatMap(({ finishes, wins }, seat) =>
      fraction(rng) < finishes ? [{ seat, time: -Math.log(1 - fraction(rng)) / wins }] : [],
    )
    .toSorted((one, other) => one.time - other.time)
    .map(({ seat }) => seat);
