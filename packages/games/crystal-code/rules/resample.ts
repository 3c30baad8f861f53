import { below, pick, type Rng, type Seat, shuffled, type Viewer } from '@sesame/kernel';
import { drawHands } from './deal.ts';
import { isApart } from './rounds.ts';
import { randomChain, randomPlan } from './sample.ts';
import type { Card, Finish, Options, Racer, Stage, State, Workshop } from './state.ts';

/**
 * Determinization: a random state consistent with the viewer's knowledge. Machines and discards are open, so the pile
 * and the other hands are what is left. Before a race nobody knows any tile; during it, others' tiles and chains are
 * hidden, and plans until all have built. Inferences from lost crystals are ignored.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  if (state.stage.type === 'over') return state;
  const { pile, hands } = otherCards(state, viewer, rng);
  const seats = state.seats.map((workshop, seat): Workshop => {
    if (seat === viewer) return workshop;
    const other = { ...workshop, hand: hands[seat] ?? [] };
    return workshop.plan === null ? other : { ...other, plan: randomPlan(other, rng) };
  });
  return { ...state, pile, seats, stage: otherRace(state, viewer, rng) };
};

/** The pile and the hands, with hidden cards redistributed. */
const otherCards = ({ pile, seats }: State, viewer: Viewer, rng: Rng) => {
  const hidden = seats.map(({ hand }, seat) => (seat === viewer ? [] : hand));
  const cards = [...shuffled(rng, [...pile, ...hidden.flat()])];
  return { hands: hidden.map((hand): readonly Card[] => cards.splice(0, hand.length)), pile: cards };
};

/** Attempts at a fair deal. */
const TRIES = 40;

const otherRace = ({ stage, options }: State, viewer: Viewer, rng: Rng): Stage => {
  if (stage.type === 'ready') {
    const known = stage.hands.map(() => undefined);
    return { ...stage, hands: drawHands({ known, fair: options.fair, tries: TRIES }, rng) };
  }
  if (stage.type !== 'race') return stage;
  const isSeen = ({ shownAt }: Racer, seat: Seat) => seat === viewer && shownAt !== null;
  const known = stage.racers.map((racer, seat) => (isSeen(racer, seat) ? racer.tiles : undefined));
  const hands = drawHands({ known, fair: options.fair, tries: TRIES }, rng);
  const racers = stage.racers.map((racer, seat): Racer => {
    const tiles = hands[seat] ?? racer.tiles;
    if (seat === viewer || racer.finish === null) return { ...racer, tiles };
    const finish = isApart(options) ? anyFinish(options, rng) : racer.finish;
    return {
      ...racer,
      tiles,
      finish: finish.type === 'done' ? { ...finish, chain: randomChain(tiles, rng) } : finish,
    };
  });
  return { type: 'race', racers };
};

/** XC16: apart, another seat's finish may be anything, but late only with a glass. Its chain is drawn later. */
const anyFinish = ({ glass, untimed }: Options, rng: Rng): Finish => {
  const elapsed = below(rng, glass * 1000);
  const done: Finish = { type: 'done', chain: [], elapsed, nth: 0 };
  const gaveUp: Finish = { type: 'gave-up', elapsed };
  return pick(rng, [done, done, done, gaveUp, untimed ? gaveUp : { type: 'late' }]);
};
