import { parse, type Result } from '@sesame/kernel';
import { COLOURS, MARKET_SIZE, type Move } from './state.ts';

const colour = parse.oneOf(...COLOURS);
const place = parse.whole(0, MARKET_SIZE - 1);

const move = parse.byType({
  take: { place },
  swap: { own: parse.whole(0, 99), place },
  claim: { colour },
  // #if hidden
  favour: { colour },
  // #endif
  // #if chance
  deal: { colours: parse.list(colour, { min: 1, max: MARKET_SIZE }) },
  // #endif
  resign: {},
  forfeit: { seat: parse.whole(0, 7) },
});

/** Checks the shape of a move that came from outside; whether it is legal is for `apply` to say. */
export const parseMove = (json: unknown): Result<Move> => move(json);
