import { type Bot, below } from '@sesame/kernel';
import { isSingle } from '../rules/picture.ts';
// #if hidden
import { CELLS, MAX_STAKE, type Move, type View } from '../rules/state.ts';
// #else
//: import { CELLS, type Move, type View } from '../rules/state.ts';
// #endif

/** Looks at a cell in this time, in milliseconds. */
const LOOK_MS = 450;

/** A bot gets the view of its seat, as a person would, and never the state. This one points at anything. */
const random: Bot<View, Move> = {
  id: 'random',
  play: (view, { rng }) => {
    // #if hidden
    if (view.may.includes('ready')) return { type: 'ready', stake: 1 + below(rng, MAX_STAKE) };
    // #else
    //: if (view.may.includes('ready')) return { type: 'ready' };
    // #endif
    return { type: 'point', cell: below(rng, CELLS) };
  },
  takes: (_view, move, { rng }) => (move.type === 'point' ? 3_000 + below(rng, 6_000) : 300),
};

/** Searches the picture cell by cell for the crystal without a twin. */
const searcher: Bot<View, Move> = {
  id: 'searcher',
  play: (view) => {
    // #if hidden
    if (view.may.includes('ready')) return { type: 'ready', stake: 2 };
    // #else
    //: if (view.may.includes('ready')) return { type: 'ready' };
    // #endif
    const { picture = [] } = view;
    return { type: 'point', cell: picture.findIndex((_, cell) => isSingle(picture, cell)) };
  },
  // It looks at the cells in an order of its own, so the right one may come at any time.
  takes: (_view, move, { rng }) => (move.type === 'point' ? 1_000 + LOOK_MS * below(rng, CELLS) : 300),
};

/** Weakest first, as in `cast.ts`. */
export const bots: readonly Bot<View, Move>[] = [random, searcher];
