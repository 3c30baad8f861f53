import { below, ok, parse, type Rules, refuse } from '@sesame/kernel';

/**
 * Nim with one heap: take one to three stones; the player who takes the last one wins. Leaving a multiple of four wins by
 * force, which only a search of several moves finds. A view is the state.
 */
export interface NimState {
  readonly stones: number;
  readonly turn: 0 | 1;
}

interface NimMove {
  readonly type: 'take';
  readonly stones: number;
}

const MOST = 3;
const parseMove = parse.byType({ take: { stones: parse.whole(1, MOST) } });

export const nim: Rules<NimState, NimMove, NimState, { readonly stones: number }, never> = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {
    stones: { kind: 'whole', label: { en: 'Stones', fr: 'Pierres', nl: 'Stenen' }, default: 10, min: 1, max: 30 },
  },
  resignable: false,
  setup: (_, { stones }) => ({ stones, turn: 0 }),
  parseMove: (json) => parseMove(json),
  awaits: ({ stones, turn }) => ({ seats: stones === 0 ? [] : [turn] }),
  draw: () => {
    throw new Error('Nim has no luck');
  },
  apply: ({ stones, turn }, { by, move }) => {
    if (by !== turn || move.stones > stones) return refuse('not-now', 'That cannot be taken now.');
    return ok({ state: { stones: stones - move.stones, turn: turn === 0 ? 1 : 0 }, events: [] });
  },
  outcome: ({ stones, turn }) => (stones === 0 ? { ranks: turn === 0 ? [2, 1] : [1, 2] } : undefined),
  view: (state) => state,
  resample: (state) => state,
  imagine: (view) => view,
  sample: ({ stones }, _, rng) => ({ type: 'take', stones: 1 + below(rng, Math.min(MOST, stones)) }),
  fallback: () => ({ type: 'take', stones: 1 }),
};
