import { below, pick, type Rng, type Seat, shuffled } from '@sesame/kernel';
import type { Bench } from './build.ts';
import { partOf } from './cards.ts';
import { freeSpots, placesFor } from './machine.ts';
import { workshopOf } from './rounds.ts';
import { solve } from './solve.ts';
import { type Card, type Chain, type Laid, type Move, type Plan, SIDES, type State, type Tile } from './state.ts';
import { HAND } from './tiles.ts';

/** A random legal move. Most chains are right, so that crystals are won. */
export const sample = (state: State, seat: Seat, rng: Rng): Move => {
  const { stage } = state;
  switch (stage.type) {
    case 'ready':
      return { type: 'ready' };
    case 'race': {
      const racer = stage.racers[seat];
      if (racer === undefined || racer.shownAt === null) return { type: 'ready' };
      return below(rng, 8) === 0 ? { type: 'give-up' } : { type: 'done', chain: randomChain(racer.tiles, rng) };
    }
    case 'build':
      return { type: 'build', ...randomPlan(workshopOf(state, seat), rng) };
    default:
      throw new Error('no seat is awaited');
  }
};

/** A random chain: right three times in four, if possible. */
export const randomChain = (tiles: readonly Tile[], rng: Rng): Chain => {
  const chains = below(rng, 4) === 0 ? [] : solve(tiles);
  return chains.length === 0 ? randomRow(tiles, rng) : pick(rng, chains);
};

/** A random row of the tiles, nearly always wrong. */
const randomRow = (tiles: readonly Tile[], rng: Rng): Chain =>
  shuffled(rng, tiles).map((tile, i) => {
    const [into, out] = shuffled(rng, SIDES);
    return {
      tile,
      ...(i > 0 && into !== undefined && { in: into }),
      ...(i < HAND - 1 && out !== undefined && { out }),
    };
  });

/** A random plan: any cards anywhere, as many as the crystals need and a few more. */
export const randomPlan = ({ hand, machine, crystals }: Bench, rng: Rng): Plan => {
  const lay: Laid[] = [];
  let [left, now] = [hand, machine];
  for (;;) {
    const short = crystals > freeSpots(now);
    if (!short && below(rng, 2) === 0) break;
    const laid = randomLaid(
      now,
      left.filter((card) => !short || partOf(card).spots > 0),
      rng,
    );
    if (laid === undefined) break;
    lay.push(laid);
    left = left.filter((card) => card !== laid.card);
    now = { ...now, cards: [...now.cards, laid] };
  }
  const swap = shuffled(rng, hand).slice(0, 2);
  return lay.length === 0 && swap.length === 2 && below(rng, 3) === 0 ? { lay, swap } : { lay };
};

const randomLaid = (machine: Bench['machine'], cards: readonly Card[], rng: Rng): Laid | undefined => {
  for (const card of shuffled(rng, cards)) {
    const places = placesFor(machine, card);
    if (places.length > 0) return pick(rng, places);
  }
  return undefined;
};
