import { makeRng, pick } from '@sesame/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, canLay, crystalsByCard, linesOf, type Machine, placesFor, statusOf, TURNS } from '../rules/index.ts';
import { layFault } from '../rules/machine.ts';
import { cardLike, cardsLike, lay, machineOf } from './play.ts';

const end = cardLike('N', 1);
const end2 = cardLike('N', 1, 1);
const corner = cardLike('NE', 1);
const straight = cardLike('NS', 1);
const fork = cardLike('NES', 1);
const crossing = cardLike('NESW', 1);

test('XC23: a turn is a quarter turn clockwise', () => {
  expect(TURNS.map((turn) => linesOf(end, turn).join(''))).toEqual(['N', 'E', 'S', 'W']);
  expect(TURNS.map((turn) => linesOf(corner, turn).join(''))).toEqual(['NE', 'ES', 'SW', 'NW']);
  expect(TURNS.map((turn) => linesOf(fork, turn).join(''))).toEqual(['NES', 'ESW', 'NSW', 'NEW']);
});

test('XC23: the first card goes at 0, 0 in any turn', () => {
  const empty = machineOf([]);
  for (const turn of TURNS) expect(layFault(empty, lay(corner, 0, 0, turn))).toBeUndefined();
  expect(layFault(empty, lay(corner, 1, 0))).toBe('not-at-the-origin');
  expect(placesFor(empty, corner)).toEqual(TURNS.map((turn) => lay(corner, 0, 0, turn)));
  expect(placesFor(empty, straight)).toEqual([lay(straight, 0, 0, 0), lay(straight, 0, 0, 1)]);
});

describe('XC24: touching edges match, at least one line to line', () => {
  /** A crossing with a straight line to the east of it. */
  const machine = machineOf([lay(crossing, 0, 0), lay(straight, 1, 0, 1)]);

  test.each([
    { what: 'a line meets a line', laid: lay(end, 2, 0, 3), fault: undefined },
    { what: 'to the north is up', laid: lay(end, 0, -1, 2), fault: undefined },
    { what: 'to the south is down', laid: lay(end, 0, 1, 0), fault: undefined },
    { what: 'a line meets a blank edge', laid: lay(end, 2, 0, 0), fault: 'lines-disagree' },
    { what: 'a blank edge meets a line', laid: lay(corner, 2, 0, 0), fault: 'lines-disagree' },
    { what: 'only blank edges touch', laid: lay(end, 1, 1, 1), fault: 'not-connected' },
    { what: 'nothing touches', laid: lay(end, 5, 5), fault: 'not-connected' },
    { what: 'only corners touch', laid: lay(end, 2, 1, 1), fault: 'not-connected' },
    { what: 'a card lies there', laid: lay(end, 0, 0), fault: 'place-taken' },
  ] as const)('$what: $fault', ({ laid, fault }) => {
    expect(layFault(machine, laid)).toBe(fault);
    expect(canLay(machine, laid)).toBe(fault === undefined);
  });

  test('every touching edge is checked', () => {
    // East of the crossing's southern neighbour: a line to the west and none to the north, where the straight line is blank.
    const wide = machineOf([...machine.cards, lay(fork, 0, 1, 0)]);
    expect(layFault(wide, lay(end, 1, 1, 3))).toBeUndefined();
    expect(layFault(wide, lay(corner, 1, 1, 3))).toBe('lines-disagree');
    // A loop: two lines meet at once.
    const loop = machineOf([
      lay(corner, 0, 0, 1),
      lay(cardLike('NE', 1, 1), 1, 0, 2),
      lay(cardLike('NE', 1, 2), 0, 1, 0),
    ]);
    expect(layFault(loop, lay(cardLike('NE', 1, 3), 1, 1, 3))).toBeUndefined();
    expect(layFault(loop, lay(end, 1, 1, 0))).toBe('lines-disagree');
  });

  test('placesFor finds every place, with one of each set of equivalent turns', () => {
    const cells = Array.from({ length: 11 * 11 }, (_, i) => ({ x: (i % 11) - 5, y: Math.floor(i / 11) - 5 }));
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...CARDS), (seed, card) => {
        const grown = grownMachine(seed, 5);
        const looks = (turn: (typeof TURNS)[number]) => linesOf(card, turn).join();
        const all = cells
          .flatMap(({ x, y }) => TURNS.map((turn) => lay(card, x, y, turn)))
          .filter((laid) => canLay(grown, laid))
          .filter(({ turn }) => TURNS.findIndex((other) => looks(other) === looks(turn)) === turn);
        const written = (places: readonly unknown[]) => places.map((place) => JSON.stringify(place)).toSorted();
        expect(written(placesFor(grown, card))).toEqual(written(all));
      }),
      { numRuns: 60 },
    );
  });
});

/** Random machine of `size` cards, or fewer if it closes. */
const grownMachine = (seed: number, size: number): Machine => {
  const rng = makeRng(seed);
  let machine = machineOf([]);
  for (let i = 0; i < size; i++) {
    const card = pick(
      rng,
      CARDS.filter((one) => machine.cards.every((laid) => laid.card !== one)),
    );
    const places = placesFor(machine, card);
    if (places.length > 0) machine = machineOf([...machine.cards, pick(rng, places)]);
  }
  return machine;
};

describe('XC26: spots are filled in laying order', () => {
  const machine = machineOf([
    lay(cardLike('N', 2), 0, 0, 1),
    lay(cardLike('NE', 0), 1, 0, 3),
    lay(cardLike('N', 3), 1, -1, 2),
  ]);
  test.each([
    [0, [0, 0, 0]],
    [1, [1, 0, 0]],
    [3, [2, 0, 1]],
    [5, [2, 0, 3]],
  ])('%i crystals', (crystals, expected) => {
    expect(crystalsByCard({ ...machine, crystals })).toEqual(expected);
  });
});

describe('XC30: functioning machines', () => {
  const pair = [lay(end, 0, 0, 1), lay(end2, 1, 0, 3)];
  const printed = cardsLike('N', 0, 1)[0] ?? end;

  test.each([
    { what: 'no cards', machine: machineOf([]), status: { open: 0, empty: 0, crystals: 0, functions: false } },
    {
      what: 'a loose end',
      machine: machineOf(pair.slice(0, 1), 1),
      status: { open: 1, empty: 0, crystals: 1, functions: false },
    },
    {
      what: 'an empty spot',
      machine: machineOf(pair, 1),
      status: { open: 0, empty: 1, crystals: 1, functions: false },
    },
    {
      what: 'closed and filled',
      machine: machineOf(pair, 2),
      status: { open: 0, empty: 0, crystals: 2, functions: true },
    },
    {
      what: 'a printed crystal counts and needs no spot',
      machine: machineOf([lay(end, 0, 0, 1), lay(printed, 1, 0, 3)], 1),
      status: { open: 0, empty: 0, crystals: 2, functions: true },
    },
    {
      what: 'every line that leads into nothing counts',
      machine: machineOf([lay(crossing, 0, 0), lay(fork, 1, 0, 1)], 0),
      status: { open: 5, empty: 2, crystals: 0, functions: false },
    },
  ])('$what', ({ machine, status }) => {
    expect(statusOf(machine)).toEqual({ ...status, cards: machine.cards.length });
  });

  test('a loop is closed', () => {
    const corners = [1, 2, 0, 3] as const;
    const cells = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const;
    const loop = corners.map((turn, i) => lay(cardLike('NE', 1, i), cells[i]?.[0] ?? 0, cells[i]?.[1] ?? 0, turn));
    expect(statusOf(machineOf(loop, 4))).toEqual({ open: 0, empty: 0, crystals: 4, cards: 4, functions: true });
  });

  test('two lines to the same empty cell count as two open lines', () => {
    const three = [lay(corner, 0, 0, 1), lay(cardLike('NE', 1, 1), 1, 0, 2), lay(cardLike('NE', 1, 2), 0, 1, 0)];
    expect(statusOf(machineOf(three, 3)).open).toBe(2);
  });
});
