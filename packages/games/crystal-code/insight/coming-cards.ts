import { type Seat, seatsOf } from '@sesame/kernel';
import { formOf, type RaceForm } from '../bots/race-form.ts';
import { equalPrizesOf, prizesOf, type Stakes } from '../rules/prizes.ts';
import { FINAL_ROOM, ROUNDS, roomOf, winnerOf } from '../rules/rounds.ts';
import type { View } from '../rules/state.ts';

/** Probabilities by number: index 3 is the probability of exactly three. */
export type Distribution = readonly number[];

/** How a race ends for a seat: how many finish with a right chain, and where the seat is among them. */
interface RaceResult {
  readonly finishers: number;
  readonly place: 'first' | 'later' | 'none';
  readonly probability: number;
}

/** What the prizes of later races depend on. */
interface Standing {
  /** Crystals in the final room. */
  readonly final: number;
  /** Whether the seat won the race before, which may become a sweep (XC19). */
  readonly wonLast: boolean;
  readonly cards: number;
}

/** How many cards a seat still wins, by how everybody raced so far. Exact: all results of all races are counted. */
export const comingCards = (view: View, seat: Seat): Distribution => {
  const results = raceResults(
    view.seats.map((_, one) => formOf(view, one)),
    seat,
  );
  const start: Standing = {
    final: view.rooms[FINAL_ROOM] ?? 0,
    wonLast: winnerOf(view.history.at(-1)) === seat,
    cards: 0,
  };
  let standings = new Map([[keyOf(start), { ...start, probability: 1 }]]);
  for (const round of roundsLeft(view)) {
    const after: typeof standings = new Map();
    for (const { probability, ...standing } of standings.values()) {
      for (const result of results) {
        const next = raceOn({ view, round }, standing, result);
        const known = after.get(keyOf(next))?.probability ?? 0;
        after.set(keyOf(next), { ...next, probability: known + probability * result.probability });
      }
    }
    standings = after;
  }
  const most = Math.max(...[...standings.values()].map(({ cards }) => cards));
  const byCards = Array.from({ length: most + 1 }, () => 0);
  for (const { cards, probability } of standings.values()) byCards[cards] = (byCards[cards] ?? 0) + probability;
  return byCards;
};

const keyOf = ({ final, wonLast, cards }: Standing): string => `${final} ${wonLast} ${cards}`;

/** Rounds whose cards are not dealt yet. */
const roundsLeft = ({ stage, round }: View): readonly number[] => {
  const next = stage === 'over' ? ROUNDS + 1 : stage === 'build' ? round + 1 : round;
  return Array.from({ length: ROUNDS + 1 - next }, (_, i) => next + i);
};

const raceOn = (
  { view, round }: { readonly view: View; readonly round: number },
  { final, wonLast, cards }: Standing,
  { finishers, place }: RaceResult,
): Standing => {
  const room = roomOf(round);
  const crystals = room === FINAL_ROOM ? final : (view.rooms[room] ?? 0);
  const stakes: Stakes = { finishers, crystals, sweep: round === ROUNDS && wonLast && place === 'first' };
  const prizes = view.untimed ? equalPrizesOf(stakes) : prizesOf(stakes);
  const left = prizes.reduce((sum, prize) => sum - prize.crystals, crystals);
  const prize = place === 'none' ? undefined : prizes[place === 'first' ? 0 : 1];
  return {
    final: room === FINAL_ROOM ? left : final + left,
    wonLast: !view.untimed && place === 'first',
    cards: cards + (prize?.cards ?? 0),
  };
};

/** All results of a race: everybody finishes or not, and among those who do, the faster is more likely to be first. */
const raceResults = (form: readonly RaceForm[], seat: Seat): readonly RaceResult[] => {
  const results = new Map<string, RaceResult>();
  const add = (result: RaceResult) => {
    const key = `${result.finishers} ${result.place}`;
    results.set(key, { ...result, probability: result.probability + (results.get(key)?.probability ?? 0) });
  };
  for (const finishing of subsetsOf(seatsOf(form.length))) {
    const probability = form.reduce(
      (product, { finishes }, one) => product * (finishing.includes(one) ? finishes : 1 - finishes),
      1,
    );
    const finishers = finishing.length;
    const all = finishing.reduce((sum, one) => sum + (form[one]?.wins ?? 0), 0);
    const first = finishing.includes(seat) ? (form[seat]?.wins ?? 0) / all : 0;
    if (first === 0) add({ finishers, place: 'none', probability });
    else {
      add({ finishers, place: 'first', probability: probability * first });
      add({ finishers, place: 'later', probability: probability * (1 - first) });
    }
  }
  return [...results.values()];
};

const subsetsOf = (seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  Array.from({ length: 2 ** seats.length }, (_, bits) => seats.filter((_seat, i) => (bits & (1 << i)) !== 0));
