import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { daily } from '../daily/index.ts';
import { solve } from '../rules/index.ts';
import type { Chain } from '../rules/state.ts';

const handOf = (seed: string) => daily.make(makeRng(seed), 'en') as { readonly tiles: readonly number[] };
const hands = Array.from({ length: 60 }, (_, n) => handOf(`day ${n}`).tiles);
const today = handOf('today');
const [right = []] = solve(today.tiles);
/** The right chain with its first tile turned. */
const wrong: Chain = right.map((link, i) => (i === 0 ? { ...link, out: (((link.out ?? 0) + 1) % 5) as 0 } : link));

test('XC39 every hand can be chained, and hardly two days have the same', () => {
  expect(new Set(hands.map((hand) => hand.toSorted().join())).size).toBe(hands.length);
  expect(hands.filter((hand) => solve(hand).length === 0)).toEqual([]);
});

test('XC39 the first right chain ends it, with its time and the wrong ones before it', () => {
  const steps = [
    { step: wrong, at: 4_000 },
    { step: right, at: 9_000 },
  ];
  expect(daily.play(today, [])).toEqual({ ok: true, value: { view: { tiles: today.tiles, wrong: [] } } });
  expect(daily.play(today, steps.slice(0, 1))).toEqual({
    ok: true,
    value: { view: { tiles: today.tiles, wrong: [wrong] } },
  });
  const ended = daily.play(today, steps);
  expect(ended.ok && ended.value.result).toEqual({ score: 9_000, marks: [['wrong', 'full']] });
  expect(daily.play(today, [...steps, { step: right, at: 9_500 }]).ok).toBe(false);
});

test('XC39 a chain of other tiles is refused', () => {
  const other = handOf('tomorrow');
  expect(daily.play(other, [{ step: right, at: 1 }]).ok).toBe(false);
});

test('XC39 the review has all chains of the hand', async () => {
  const review = await daily.review(
    today,
    [
      { step: wrong, at: 1 },
      { step: right, at: 2 },
    ],
    [],
  );
  expect(review).toEqual({ tiles: today.tiles, own: right, wrong: [wrong], chains: solve(today.tiles) });
});

test.each([undefined, 7, {}, { type: 'ready' }, { type: 'done', chain: [] }])('XC39 %j is not an answer', (json) => {
  expect(daily.parseStep(json).ok).toBe(false);
});
