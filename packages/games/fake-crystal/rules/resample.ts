import { below, pick, type Rng, type Seat, type Viewer } from '@sesame/kernel';
import { mayPreempt, reservable } from './legal.ts';
import { beforeOffering, hasOffered, laying } from './offer.ts';
import { randomGift, randomStall } from './sample.ts';
import { isSpiedBy, sideOf } from './sides.ts';
import type { Answers, Colour, Offer, Side, Stage, State, Tile } from './state.ts';
import { colourOf } from './tiles.ts';

/**
 * Samples uniformly a state that looks the same to the viewer: every unknown face is redrawn from the unknown tiles.
 * Hands, offers and set-aside tiles keep their backs; reserves show none. Collections (FC14) and spied tiles (FC22) are
 * known and stay.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const { stage } = state;
  if (stage.type === 'deal' || stage.type === 'over') return state;
  const pools = hiddenFrom(state, viewer);
  const another = (tile: Tile): Tile => drawn(pools[colourOf(tile)], rng);

  const shown = stage.type !== 'offers';
  const sides = state.seats.map((side, seat): Side => {
    if (seat === viewer) return side;
    if (shown || !hasOffered(side)) {
      const anew = (offer: Offer | null) =>
        offer === null || isSpiedBy(offer, viewer) ? offer : { ...offer, tile: another(offer.tile) };
      return { ...side, hand: side.hand.map(another), stall: [anew(side.stall[0]), anew(side.stall[1])] };
    }
    const before = beforeOffering(side);
    const guess = { ...before, hand: before.hand.map(another) };
    return laying(guess, randomStall(guess, state.options.power, rng));
  });
  const aside = state.aside.map((tile) => tile && another(tile));
  const rest = [...pools.o, ...pools.g, ...pools.p, ...pools.b];
  const seats = sides.map((side): Side => ({ ...side, reserve: side.reserve.map(() => drawn(rest, rng)) }));
  const world: State = { ...state, seats, aside };
  return { ...world, stage: otherAnswers(world, viewer, rng) };
};

type Pools = Readonly<Record<Colour, Tile[]>>;

/** The tiles that a viewer does not know, by colour. */
const hiddenFrom = ({ seats, aside }: State, viewer: Viewer): Pools => {
  const pools: Pools = { o: [], g: [], p: [], b: [] };
  const hide = (tile: Tile) => pools[colourOf(tile)].push(tile);
  for (const [seat, { reserve, hand, stall }] of seats.entries()) {
    for (const tile of reserve) hide(tile);
    if (seat === viewer) continue;
    for (const tile of hand) hide(tile);
    for (const offer of stall) if (offer !== null && !isSpiedBy(offer, viewer)) hide(offer.tile);
  }
  for (const tile of aside) if (tile !== null) hide(tile);
  return pools;
};

/** Removes a random tile from a pool. */
const drawn = (pool: Tile[], rng: Rng): Tile => {
  const index = below(rng, pool.length);
  const tile = pool[index];
  const last = pool.pop();
  if (tile === undefined || last === undefined) throw new Error('the pool is empty');
  if (index < pool.length) pool[index] = last;
  return tile;
};

/** Resamples the secret answers of others in an open window. */
const otherAnswers = (world: State, viewer: Viewer, rng: Rng): Stage => {
  const { stage } = world;
  if (stage.type === 'reservations') {
    const wish = (seat: Seat) => (below(rng, 2) === 0 ? 'pass' : pick(rng, reservable(world, seat)));
    const eligible = (seat: Seat) => sideOf(world, seat).token === 'active';
    return { ...stage, answers: answersAnew(stage.answers, { viewer, eligible, answer: wish }) };
  }
  if (stage.type !== 'pre-emption') return stage;
  const eligible = (seat: Seat) => mayPreempt(world, seat, stage.chosen);
  const gift = (seat: Seat) => randomGift(sideOf(world, seat), rng);
  return { ...stage, answers: answersAnew(stage.answers, { viewer, eligible, answer: gift }) };
};

interface Anew<Reaction> {
  readonly viewer: Viewer;
  eligible(seat: Seat): boolean;
  answer(seat: Seat): Reaction | 'pass';
}

/** Missing answers stay missing, and seats that could not react stay passed. */
const answersAnew = <Reaction>(
  answers: Answers<Reaction>,
  { viewer, eligible, answer }: Anew<Reaction>,
): Answers<Reaction> =>
  answers.map((given, seat) => (given === null || seat === viewer || !eligible(seat) ? given : answer(seat)));
