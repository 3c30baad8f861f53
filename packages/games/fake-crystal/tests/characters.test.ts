import { makeRng } from '@sesame/kernel';
import { botNamed } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { FACES, type Laid, rules } from '../rules/index.ts';

const OFFERS = 20;

/** Offers of a bot from fresh hands. */
const offersOf = (id: string, series: number): readonly Laid[] =>
  Array.from({ length: OFFERS / 2 }, (_, hand) => {
    const seed = `${id} ${series} ${hand}`;
    const empty = rules.setup(2, { power: 'spy' });
    const step = rules.apply(empty, { at: 0, by: 'chance', move: rules.draw(empty, makeRng(seed)) });
    if (!step.ok) throw new Error(step.error.code);
    const view = rules.view(step.value.state, 0);
    const move = botNamed(bots, id).play(view, { seat: 0, rng: makeRng(seed), budget: 1 });
    return move.type === 'offer' ? move.stall : [];
  }).flat();

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Who made these offers, by what can be seen once the tiles are turned up. */
const recognise = (offers: readonly Laid[]): string => {
  const prices = offers.map(({ price }) => Number(price));
  if (median(prices) <= 2) return 'miser';
  const genuine = offers.filter(({ tile }) => FACES[tile].value > 0);
  const honest = genuine.filter(({ tile, claim }) => FACES[tile].value === claim);
  if (honest.length < 0.75 * genuine.length) return 'gambler';
  return median(honest.map(({ price, claim }) => Number(price) / claim)) > 0.58 ? 'collector' : 'dealer';
};

test.each(['gambler', 'miser', 'collector', 'dealer'])('the %s can be told by twenty offers', (id) => {
  for (let series = 0; series < 20; series++) expect(recognise(offersOf(id, series))).toBe(id);
});
