import { makeRng, type Seat, seatsOf } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { formOf } from '../bots/race-form.ts';
import { sampleFutures } from '../bots/sampled-futures.ts';
import { rules, type State, type View } from '../rules/index.ts';
import { equalPrizesOf, prizesOf } from '../rules/prizes.ts';
import { atRound, builtByFallback, opened, wonBy } from '../tests/play.ts';
import { meanOf } from './blueprint.ts';
import { comingCards } from './coming-cards.ts';

const viewOf = (state: State, seat: Seat = 0): View => rules.view(state, seat);
const permutations = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

/** Every finishing order of a race, with its probability, as the bots' exponential race has it. */
const ordersOf = (view: View) => {
  const form = view.seats.map((_, seat) => formOf(view, seat));
  const subsets = Array.from({ length: 2 ** form.length }, (_, bits) =>
    seatsOf(form.length).filter((seat) => (bits & (1 << seat)) !== 0),
  );
  return subsets.flatMap((finishing) =>
    permutations(finishing).map((order) => {
      let probability = 1;
      for (const [seat, { finishes }] of form.entries()) {
        probability *= finishing.includes(seat) ? finishes : 1 - finishes;
      }
      for (const [place, seat] of order.entries()) {
        const rest = order.slice(place).reduce((sum, one) => sum + (form[one]?.wins ?? 0), 0);
        probability *= (form[seat]?.wins ?? 0) / rest;
      }
      return { order, probability };
    }),
  );
};

/** The same distribution, by playing out every order of both final races. */
const playedOut = (view: View, seat: Seat): readonly number[] => {
  const found: number[] = [];
  const prizesIn = view.untimed ? equalPrizesOf : prizesOf;
  for (const eight of ordersOf(view)) {
    const first = prizesIn({ finishers: eight.order.length, crystals: view.rooms[7] ?? 0, sweep: false });
    const left = first.reduce((sum, { crystals }) => sum - crystals, view.rooms[7] ?? 0);
    for (const nine of ordersOf(view)) {
      const sweep = nine.order[0] !== undefined && nine.order[0] === eight.order[0];
      const second = prizesIn({ finishers: nine.order.length, crystals: left, sweep });
      const cards = (first[eight.order.indexOf(seat)]?.cards ?? 0) + (second[nine.order.indexOf(seat)]?.cards ?? 0);
      found[cards] = (found[cards] ?? 0) + eight.probability * nine.probability;
    }
  }
  return Array.from(found, (probability) => probability ?? 0);
};

test.each([
  [2, {}, 3],
  [3, {}, 11],
  [3, { untimed: true as const }, 7],
])('XC17, XC19: the cards of the final with %s players, %o and %s crystals', (seats, options, crystals) => {
  const start = builtByFallback(wonBy(opened(seats), 1));
  const view: View = { ...viewOf(atRound(start, 8, crystals)), ...options };
  const expected = playedOut(view, 0);
  const found = comingCards(view, 0);
  expect(found).toHaveLength(expected.length);
  for (const [cards, probability] of found.entries()) expect(probability).toBeCloseTo(expected[cards] ?? 0, 10);
});

test('over the whole match it agrees with the futures that bots sample', () => {
  const state = builtByFallback(wonBy(builtByFallback(wonBy(opened(3), 0, 1)), 0, 2));
  // Bots sample from the building phase of a round on.
  const view = { ...viewOf(state), stage: 'build' as const, round: 2 };
  const futures = sampleFutures(view, 0, { rng: makeRng('futures'), count: 4_000 });
  const sampled = futures.reduce((sum, { gains }) => sum + gains.reduce((all, { cards }) => all + cards.length, 0), 0);
  const found = comingCards(view, 0);
  expect(found.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 10);
  expect(Math.abs(meanOf(found) - sampled / futures.length)).toBeLessThan(0.2);
});

test('no cards come after the last race', () => {
  const view = viewOf(wonBy(atRound(builtByFallback(wonBy(opened(2), 0)), 9), 0));
  expect([view.stage, view.round, comingCards(view, 0)]).toEqual(['build', 9, [1]]);
  expect(comingCards({ ...view, stage: 'over' }, 0)).toEqual([1]);
});
