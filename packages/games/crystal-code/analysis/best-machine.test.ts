import { makeRng, shuffled } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { CARDS, partOf } from '../rules/cards.ts';
import { layFault, NO_MACHINE, placesFor, statusOf } from '../rules/machine.ts';
import type { Card, Machine, State } from '../rules/state.ts';
import { atRound, builtByFallback, cardsLike, opened, wonBy } from '../tests/play.ts';
import { type BestMachine, type Materials, searchBestMachine } from './best-machine.ts';
import { materialsOf } from './building-materials.ts';

const bestOf = (materials: Materials): BestMachine => {
  const search = searchBestMachine(materials);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
};

const worthOf = (machine: Machine | undefined): string => {
  if (machine === undefined) return 'none';
  const { crystals, cards } = statusOf(machine);
  return `${crystals} crystals, ${cards} cards`;
};

/** Brute force over all machines the rules allow. */
const bestByTrying = ({ cards, crystals }: Materials): Machine | undefined => {
  let best: Machine | undefined;
  const rank = (machine: Machine) => 100 * statusOf(machine).crystals - machine.cards.length;
  const grow = (machine: Machine, hand: readonly Card[]) => {
    const spots = machine.cards.reduce((sum, { card }) => sum + partOf(card).spots, 0);
    const filled = { ...machine, crystals: Math.min(spots, crystals) };
    if (statusOf(filled).functions && (best === undefined || rank(filled) > rank(best))) best = filled;
    for (const card of hand) {
      for (const laid of placesFor(machine, card)) {
        grow(
          { ...machine, cards: [...machine.cards, laid] },
          hand.filter((one) => one !== card),
        );
      }
    }
  };
  grow(NO_MACHINE, cards);
  return best;
};

test('XC30, XC31 the search equals brute force for a few cards', () => {
  const rng = makeRng('few cards');
  const found = Array.from({ length: 80 }, (_, n) => {
    const materials = { cards: shuffled(rng, CARDS).slice(0, 4), crystals: n % 6 };
    const { machine, isSure } = bestOf(materials);
    expect(isSure).toBe(true);
    expect(worthOf(machine)).toBe(worthOf(bestByTrying(materials)));
    return machine !== undefined;
  });
  expect(found.filter(Boolean).length).toBeGreaterThan(5);
});

test('XC24, XC30 the best machine can be laid card by card and functions', () => {
  const rng = makeRng('many cards');
  let found = 0;
  for (let crystals = 6; crystals < 24; crystals++) {
    const cards = shuffled(rng, CARDS).slice(0, 4 + crystals);
    const { machine } = bestOf({ cards, crystals });
    if (machine === undefined) continue;
    found++;
    for (const [at, laid] of machine.cards.entries()) {
      expect(layFault({ cards: machine.cards.slice(0, at), crystals: 0 }, laid)).toBeUndefined();
      expect(cards).toContain(laid.card);
    }
    expect(statusOf(machine).functions).toBe(true);
    expect(machine.crystals).toBeLessThanOrEqual(crystals);
  }
  expect(found).toBeGreaterThan(12);
});

test('four corners make a ring', () => {
  const { machine, isSure } = bestOf({ cards: cardsLike('NE', 1).slice(0, 4), crystals: 4 });
  expect([worthOf(machine), isSure]).toEqual(['4 crystals, 4 cards', true]);
});

test('finds no machine if the cards cannot be closed', () => {
  expect(bestOf({ cards: cardsLike('NES', 1).slice(0, 3), crystals: 9 })).toEqual({ isSure: true });
  expect(bestOf({ cards: [], crystals: 9 })).toEqual({ isSure: true });
});

test('uses no more spots than crystals', () => {
  const cards = cardsLike('N', 2).slice(0, 2);
  expect(worthOf(bestOf({ cards, crystals: 4 }).machine)).toBe('4 crystals, 2 cards');
  expect(bestOf({ cards, crystals: 3 }).machine).toBeUndefined();
});

test('materials are the laid and held cards and the crystals won', () => {
  const after: State = builtByFallback(wonBy(atRound(opened(2), 1), 1, 0));
  const kits = [materialsOf(after, 0), materialsOf(after, 1)];
  expect(kits.map(({ crystals }) => crystals)).toEqual([1, 2]);
  expect(kits.map(({ cards }) => cards.length)).toEqual([4, 5]);
  expect(new Set(kits.flatMap(({ cards }) => cards)).size).toBe(9);
});
