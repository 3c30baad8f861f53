import { expect, test } from 'vitest';
import { CLAIMS, type Claim } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { verdictOf } from './claim-verdict.ts';
import type { Composer } from './composer.ts';
import { signed } from './signed.ts';
import { besideOf, dropName, editFor, editOf } from './stall-places.ts';

const [lowest, second, highest] = CLAIMS;
const composer = (prices: readonly unknown[], draft: object = {}) => ({ prices, draft }) as unknown as Composer;

test('arrows lead to the neighbouring place, and not beyond the stall', () => {
  const at = (column: 0 | 1, claim: Claim, key: string) => besideOf({ column, claim }, key);
  expect(at(1, lowest, 'ArrowLeft')).toEqual({ column: 0, claim: lowest });
  expect(at(0, lowest, 'ArrowRight')).toEqual({ column: 1, claim: lowest });
  expect(at(0, lowest, 'ArrowUp')).toEqual({ column: 0, claim: second });
  expect(at(0, second, 'ArrowDown')).toEqual({ column: 0, claim: lowest });
  expect([at(0, highest, 'ArrowUp')?.claim, at(0, lowest, 'ArrowDown')?.claim]).toEqual([highest, lowest]);
  expect(at(0, lowest, 'Enter')).toBeUndefined();
});

test('plus and minus change a price, which is never less than nothing, but not that of a token', () => {
  const edit = (key: string, prices: readonly unknown[]) => editOf({ column: 1, claim: lowest }, key, composer(prices));
  expect(edit('+', [9, 2])).toEqual({ type: 'price', column: 1, price: 3 });
  expect([edit('-', [9, 2]), edit('-', [9, 0])]).toMatchObject([{ price: 1 }, { price: 0 }]);
  expect([edit('+', [9, 'token']), edit('-', [9, 'token']), edit('x', [9, 2])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const lifted = { type: 'lift', column: 1 };
  expect([edit('Delete', [9, 'token']), edit('Backspace', [9, 2])]).toEqual([lifted, lifted]);
});

test('a tile is laid where it is dropped', () => {
  const drop = dropName({ column: 1, claim: second });
  expect(editFor(drop, 2, composer([]))).toEqual({ type: 'lay', column: 1, claim: second, index: 2 });
});

test('a tile is a fake, or its claim is honest or a bluff', () => {
  const verdicts = CLAIMS.map((claim) => verdictOf({ tile: 'o2', claim }));
  expect(verdicts).toEqual(CLAIMS.map((claim) => (claim === FACES.o2.value ? 'honest' : 'bluff')));
  expect([...verdicts].sort()).toEqual(['bluff', 'bluff', 'honest']);
  expect([verdictOf({ tile: 'o2' }), verdictOf({ tile: 'of' }), verdictOf({ tile: 'of', claim: 6 })]).toEqual([
    'honest',
    'fake',
    'fake',
  ]);
});

test('points have their sign', () => {
  expect([9, -3, 0].map(signed)).toEqual(['+9', '−3', '0']);
});
