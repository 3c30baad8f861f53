import { below, ok, parse, type Rules, refuse, type Seat } from '@sesame/kernel';

/**
 * Treasure, a tiny game for tests of bots. Chance hides a coin under one of three shells, which only seat 0 sees. The seats
 * point in turn, seat 0 first, at shells that are left; the first to point at the coin wins. Seat 0 therefore always wins by
 * its first move, and seat 1 has nothing but luck.
 */
export interface TreasureState {
  readonly coin?: number;
  readonly pointed: readonly number[];
}

export type TreasureMove = { readonly type: 'hide' | 'point'; readonly shell: number } | { readonly type: 'resign' };

export interface TreasureView {
  readonly pointed: readonly number[];
  /** Seen by seat 0 only. */
  readonly coin?: number;
}

const SHELLS = [0, 1, 2];

const left = ({ pointed }: TreasureState) => SHELLS.filter((shell) => !pointed.includes(shell));
const isFound = ({ coin, pointed }: TreasureState) => coin !== undefined && pointed.includes(coin);
const turnOf = ({ pointed }: TreasureState): Seat => pointed.length % 2;

const parseMove = parse.byType({ hide: { shell: parse.whole(0, 2) }, point: { shell: parse.whole(0, 2) }, resign: {} });

export const treasure: Rules<
  TreasureState,
  TreasureMove,
  TreasureView,
  Record<never, never>,
  { readonly type: 'moved' }
> = {
  id: 'treasure',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  resignable: true,
  setup: () => ({ pointed: [] }),
  parseMove: (json) => parseMove(json),
  awaits: (state) => {
    if (state.coin === undefined) return { seats: [], chance: true };
    return { seats: isFound(state) ? [] : [turnOf(state)] };
  },
  draw: (_, rng) => ({ type: 'hide', shell: below(rng, SHELLS.length) }),
  apply: (state, { by, move }) => {
    if (move.type === 'resign') return refuse('stay', 'Stay.');
    if (by === 'chance') return ok({ state: { ...state, coin: move.shell }, events: [] });
    if (!left(state).includes(move.shell)) return refuse('empty', 'That shell was turned already.');
    return ok({ state: { ...state, pointed: [...state.pointed, move.shell] }, events: [] });
  },
  outcome: (state) => {
    if (!isFound(state)) return undefined;
    return { ranks: state.pointed.length % 2 === 1 ? [1, 2] : [2, 1] };
  },
  view: ({ coin, pointed }, viewer) => ({ pointed, ...(viewer === 0 && coin !== undefined && { coin }) }),
  resample: (state, viewer, rng) => {
    if (viewer === 0 || state.coin === undefined || isFound(state)) return state;
    const shells = left(state);
    return { ...state, coin: shells[below(rng, shells.length)] ?? state.coin };
  },
  imagine: ({ coin, pointed }) => ({ coin: coin ?? left({ pointed })[0] ?? 0, pointed }),
  // Resigns half of the time, which bots must not do.
  sample: (state, _, rng) =>
    below(rng, 2) === 0
      ? { type: 'resign' }
      : { type: 'point', shell: left(state)[below(rng, left(state).length)] ?? 0 },
  fallback: (state) => ({ type: 'point', shell: left(state)[0] ?? 0 }),
};
