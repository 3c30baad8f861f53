import { parse, type Result } from '@sesame/kernel';
// #if chance
// #if hidden
import { CELLS, COLOURS, MAX_STAKE, type Move } from './state.ts';
// #else
//: import { CELLS, COLOURS, type Move } from './state.ts';
// #endif
// #else
// #if hidden
//: import { CELLS, MAX_STAKE, type Move } from './state.ts';
// #else
//: import { CELLS, type Move } from './state.ts';
// #endif
// #endif

const move = parse.byType({
  // #if hidden
  ready: { stake: parse.whole(1, MAX_STAKE) },
  // #else
  //: ready: {},
  // #endif
  point: { cell: parse.whole(0, CELLS - 1) },
  pass: {},
  // #if chance
  deal: { picture: parse.list(parse.oneOf(...COLOURS), { min: CELLS, max: CELLS }) },
  // #endif
  time: {},
});

/** Checks the shape of a move that came from outside; whether it is legal is for `apply` to say. */
export const parseMove = (json: unknown): Result<Move> => move(json);
