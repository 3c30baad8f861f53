import { fraction, makeRng, type Rng, shuffled } from '@sesame/kernel';
import { gridOf } from '../bots/machine-grid.ts';
import type { Blueprint } from './blueprint.ts';
import { canClose } from './can-close.ts';
import type { Distribution } from './coming-cards.ts';

/** Sampled futures: the odds are right to about 5 points. */
const SAMPLES = 400;
const SEED = 'blueprint';

/**
 * The odds of closing all lines of a machine together. Lines compete for the same cards, so futures are sampled: how many
 * cards come, and which. Yields after every future; the seed is fixed, so the same view gives the same odds.
 */
export function* sampleClosings({ machine, hand, unseen, draws }: Blueprint): Generator<undefined, number> {
  const rng = makeRng(SEED);
  const grid = gridOf(machine);
  let closed = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const cards = shuffled(rng, unseen).slice(0, drawNumber(draws, rng));
    if (canClose(grid, [...hand, ...cards])) closed++;
    yield;
  }
  return closed / SAMPLES;
}

const drawNumber = (distribution: Distribution, rng: Rng): number => {
  let rest = fraction(rng);
  const drawn = distribution.findIndex((probability) => {
    rest -= probability;
    return rest < 0;
  });
  return drawn === -1 ? distribution.length - 1 : drawn;
};
