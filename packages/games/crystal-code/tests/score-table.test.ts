import { makeRng, pick, type Rng, shuffled } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { type CardType, cardTypeOf, stockOf } from '../bots/card-types.ts';
import { bestClosing } from '../bots/closing-search.ts';
import { gridOf } from '../bots/machine-grid.ts';
import type { Future, Gain } from '../bots/sampled-futures.ts';
import { CRYSTAL_SCORE, isPossible, reservesOf, scoreIn, scoreTableOf } from '../bots/score-table.ts';
import { CARDS, type Card, type Laid, type Machine, partOf, placesFor, statusOf } from '../rules/index.ts';
import { randomPlan } from '../rules/sample.ts';
import { machineOf } from './play.ts';

const subsetsOf = <Item>([item, ...rest]: readonly Item[]): readonly (readonly Item[])[] =>
  item === undefined ? [[]] : subsetsOf(rest).flatMap((some) => [some, [item, ...some]]);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const added = (cards: readonly CardType[]) => ({
  open: sum(cards.map(({ lines }) => lines - 2)),
  free: sum(cards.map(({ spots }) => spots)),
  score: sum(cards.map(({ printed }) => CRYSTAL_SCORE * printed - 1)),
});

const drawLooks = (count: number, rng: Rng): readonly CardType[] =>
  shuffled(rng, CARDS).slice(0, count).map(cardTypeOf);

/** Best score by brute force. */
const tried = (gains: readonly Gain[], open: number, free: number): number => {
  const [gain, ...later] = gains;
  const stays = open === 0 && free === 0 ? 0 : Number.NEGATIVE_INFINITY;
  if (gain === undefined) return stays;
  const scores = subsetsOf(gain.cards).map((cards) => {
    const more = added(cards);
    const placed = Math.min(gain.crystals, free + more.free);
    return more.score + CRYSTAL_SCORE * placed + tried(later, open + more.open, free + more.free - placed);
  });
  return Math.max(stays, ...scores);
};

describe('score table', () => {
  const rng = makeRng('outlook');
  const futures = Array.from({ length: 60 }, (): Future => {
    const gains = [pick(rng, [0, 1, 2]), pick(rng, [0, 1, 2]), pick(rng, [0, 1, 4])].map((crystals) => ({
      crystals,
      cards: drawLooks(crystals, rng),
    }));
    return { gains, crystals: [0, 0], swapped: cardTypeOf('c0') };
  });

  test('equals the best score by brute force', () => {
    let functioning = 0;
    for (const future of futures) {
      const outlook = scoreTableOf(future);
      for (const [open, free] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 0],
        [2, 1],
        [3, 0],
      ] as const) {
        const best = tried(future.gains, open, free);
        const score = scoreIn(outlook, open, free);
        expect(isPossible(score)).toBe(Number.isFinite(best));
        if (isPossible(score)) expect(score).toBe(best);
        functioning += isPossible(score) ? 1 : 0;
      }
    }
    expect(functioning).toBeGreaterThan(50);
  });

  test('considers every subset of the hand', () => {
    for (let hand = 0; hand < 20; hand++) {
      const looks = drawLooks(6, rng);
      const best = new Map<string, number>();
      for (const { open, free, score } of subsetsOf(looks).map(added)) {
        best.set(`${open} ${free}`, Math.max(score, best.get(`${open} ${free}`) ?? Number.NEGATIVE_INFINITY));
      }
      const reserves = reservesOf(looks).map(({ open, free, score }) => [`${open} ${free}`, score] as const);
      expect(new Map(reserves)).toEqual(best);
    }
  });
});

/** Most crystals of any closed machine, by brute force. */
const mostClosed = (machine: Machine, hand: readonly Card[], most: number): number => {
  const { open, cards } = statusOf(machine);
  if (cards > 0 && open === 0) return 0;
  const scores = hand.flatMap((card) => {
    const { spots, printed } = partOf(card);
    const left = hand.filter((other) => other !== card);
    return spots > most
      ? []
      : placesFor(machine, card).map(
          (laid) => spots + printed + mostClosed({ ...machine, cards: [...machine.cards, laid] }, left, most - spots),
        );
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...scores);
};

test('the best closing is as good as brute force', () => {
  const rng = makeRng('closing');
  let closed = 0;
  for (let match = 0; match < 60; match++) {
    const cards = shuffled(rng, CARDS);
    const { lay } = randomPlan({ hand: cards.slice(0, 4), machine: machineOf([]), crystals: 3 }, rng);
    const machine = machineOf(lay);
    const hand = cards.slice(4, 8);
    const best = mostClosed(machine, hand, 4);
    const found = bestClosing(gridOf(machine), stockOf(hand), 4);
    expect(found === undefined ? Number.NEGATIVE_INFINITY : crystalsOf(found)).toBe(best);
    if (found === undefined) continue;
    expect(statusOf(machineOf([...lay, ...found])).open).toBe(0);
    closed += 1;
  }
  expect(closed).toBeGreaterThan(10);
});

const crystalsOf = (lay: readonly Laid[]): number =>
  sum(lay.map(({ card }) => partOf(card).spots + partOf(card).printed));
