import { type Bot, pick, type Seat } from '@sesame/kernel';
import { movesOf } from '../rules/legal.ts';
import { countOf, scoreOf } from '../rules/score.ts';
// #if hidden
import { COLOURS, type Move, type View } from '../rules/state.ts';
// #else
//: import type { Move, View } from '../rules/state.ts';
// #endif

/** A bot gets the view of its seat, as a person would, and never the state. This one plays any legal move. */
const random: Bot<View, Move> = {
  id: 'random',
  play: (view, { seat, rng }) => {
    // #if hidden
    if (view.mayFavour) return { type: 'favour', colour: pick(rng, COLOURS) };
    // #endif
    return pick(rng, movesOf(view, seat));
  },
};

/** Looks one move ahead and plays one of the best by its own points. */
const searcher: Bot<View, Move> = {
  id: 'searcher',
  play: (view, { seat, rng }) => {
    // #if hidden
    if (view.mayFavour) return { type: 'favour', colour: pick(rng, COLOURS) };
    // #endif
    const moves = movesOf(view, seat);
    const worths = moves.map((move) => worthOf(view, seat, move));
    const best = Math.max(...worths);
    return pick(
      rng,
      moves.filter((_, i) => worths[i] === best),
    );
  },
};

/** What the points of a seat would be after a move. */
const worthOf = ({ market, players, left }: View, seat: Seat, move: Move): number => {
  const own = players[seat];
  if (own === undefined) return 0;
  switch (move.type) {
    case 'take':
      return scoreOf({ ...own, crystals: [...own.crystals, ...market.slice(move.place, move.place + 1)] }, players);
    case 'swap':
      return scoreOf({ ...own, crystals: own.crystals.with(move.own, market[move.place] ?? 'red') }, players);
    case 'claim': {
      // A claim is safe when nobody can catch up with what is left.
      const rivals = players.filter((_, other) => other !== seat).map((other) => countOf(other, move.colour));
      const lead = countOf(own, move.colour) - Math.max(...rivals);
      return lead * players.length > left ? scoreOf({ ...own, claim: move.colour }, players) + 1 : 0;
    }
    default:
      return 0;
  }
};

/** Weakest first, as in `cast.ts`. */
export const bots: readonly Bot<View, Move>[] = [random, searcher];
