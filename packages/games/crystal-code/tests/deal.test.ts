import { makeRng } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { drawHands, unevenness } from '../rules/deal.ts';
import { countChains, type Move, rules } from '../rules/index.ts';
import { does, HANDS, opened, refusal } from './play.ts';

const handsOf = (move: Move) => {
  if (move.type !== 'deal') throw new Error('tiles are to be dealt');
  return move.hands;
};

/** Sample deals, by seed. */
const deals = (seats: number, fair: boolean) => {
  const state = opened(seats, { fair });
  return Array.from({ length: 150 }, (_, seed) => handsOf(rules.draw(state, makeRng(seed))));
};

describe('XC14: fair deals', () => {
  test.each([2, 3, 4])(
    '%i players: all hands can be chained, none has more than twice as many chains as another',
    (seats) => {
      for (const hands of deals(seats, true)) {
        const chains = hands.map(countChains);
        expect(Math.min(...chains)).toBeGreaterThan(0);
        expect(Math.max(...chains)).toBeLessThanOrEqual(2 * Math.min(...chains));
        expect(new Set(hands.flat()).size).toBe(5 * seats);
      }
    },
  );

  test('unfair deals are allowed with the option off', () => {
    expect(deals(4, false).some((hands) => unevenness(hands) > 2)).toBe(true);
    expect(deals(4, false).some((hands) => hands.some((hand) => countChains(hand) === 0))).toBe(true);
  });

  test('the same seed makes the same deal', () => {
    const state = opened(4);
    expect(rules.draw(state, makeRng('luck'))).toEqual(rules.draw(state, makeRng('luck')));
  });

  test('the most even deal is used if no fair one is found', () => {
    const known = [[0, 1, 2, 3, 18], undefined]; // Cannot be chained, so no deal is fair.
    const hands = drawHands({ known, fair: true, tries: 5 }, makeRng(1));
    expect(unevenness(hands)).toBe(Number.POSITIVE_INFINITY);
    const wide = (tries: number) =>
      unevenness(drawHands({ known: [undefined, undefined, undefined, undefined], fair: true, tries }, makeRng(4)));
    const first = wide(1);
    expect(first).toBeGreaterThan(2);
    for (const tries of [2, 4, 8]) expect(wide(tries)).toBeLessThanOrEqual(first);
    expect(wide(200)).toBeLessThanOrEqual(2);
  });

  test('a recorded deal is not checked for fairness', () => {
    const unfair: Move = { type: 'deal', hands: [[0, 1, 2, 3, 18], HANDS[1] ?? []] };
    expect(refusal(opened(2), does('chance', unfair))).toBeUndefined();
  });
});
