import { fraction, pick, type Rng, type Seat, shuffled } from '@sesame/kernel';
import { CARDS } from '../rules/cards.ts';
import { prizesOf } from '../rules/prizes.ts';
import { FINAL_ROOM, ROUNDS, roomOf, winnerOf } from '../rules/rounds.ts';
import type { View } from '../rules/state.ts';
import { type CardType, cardTypeOf } from './card-types.ts';
import { formOf, type RaceForm } from './race-form.ts';

/** What a seat wins in a round. */
export interface Gain {
  readonly crystals: number;
  readonly cards: readonly CardType[];
}

/** A sampled continuation of the match. */
export interface Future {
  /** The seat's own gains in the remaining rounds. */
  readonly gains: readonly Gain[];
  /** Final crystals by seat, if none are lost. */
  readonly crystals: readonly number[];
  /** Card drawn if the seat swaps now. */
  readonly swapped: CardType;
}

interface Known {
  readonly view: View;
  readonly seat: Seat;
  readonly form: readonly RaceForm[];
  /** Cards hidden from the seat, any of which it may draw. */
  readonly unseen: readonly CardType[];
}

/** Samples `count` futures from what a seat knows. */
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

/** Samples the finishers of a race, fastest first. */
const sampleRace = (form: readonly RaceForm[], rng: Rng): readonly Seat[] =>
  form
    .flatMap(({ finishes, wins }, seat) =>
      fraction(rng) < finishes ? [{ seat, time: -Math.log(1 - fraction(rng)) / wins }] : [],
    )
    .toSorted((one, other) => one.time - other.time)
    .map(({ seat }) => seat);
