import { type FoundPuzzle, ok, type Position, type Puzzles, refuse } from '@sesame/kernel';
import { isRightChain, isRowOf } from '../rules/chains.ts';
import { parseMove } from '../rules/moves.ts';
import { countChains, solve } from '../rules/solve.ts';
import type { Chain, State, Tile } from '../rules/state.ts';

/** Five tiles as they were dealt to a player. */
export interface HandPuzzle {
  readonly tiles: readonly Tile[];
}

export interface HandReview extends HandPuzzle {
  /** Missing if the player gave up. */
  readonly own?: Chain;
  readonly solved: boolean;
  /** All right chains. */
  readonly chains: readonly Chain[];
}

/** With more chains than this, one is found at once. */
const MAX_CHAINS = 60;

/** XC43: find a chain; a wrong one fails. An answer has the shape of a race's `done` move. */
export const puzzles: Puzzles<State, HandPuzzle, null, Chain, HandReview> = {
  find: (positions) => positions.flatMap((position, index) => handsOf(position, positions[index - 1]?.state)),
  parseAnswer: (json) => {
    const move = parseMove(json);
    if (!move.ok) return move;
    return move.value.type === 'done' ? ok(move.value.chain) : refuse('malformed', 'The answer is a chain.');
  },
  judge: ({ puzzle: { tiles } }, chain) =>
    isRowOf(tiles, chain) ? ok(isRightChain(chain)) : refuse('malformed', 'Chain all five tiles.'),
  review: ({ puzzle: { tiles } }, chain) => ({
    tiles,
    ...(chain !== undefined && { own: chain }),
    solved: chain !== undefined && isRightChain(chain),
    chains: solve(tiles),
  }),
};

/** The hands of a race at its beginning. */
const handsOf = (
  { ply, state }: Position<State, unknown, unknown>,
  before: State | undefined,
): readonly FoundPuzzle<HandPuzzle, null>[] => {
  if (state.stage.type !== 'race' || before?.stage.type === 'race') return [];
  return state.stage.racers.flatMap(({ tiles }, seat) => {
    const chains = countChains(tiles);
    if (chains === 0 || chains > MAX_CHAINS) return [];
    return [
      {
        ply,
        seat,
        puzzle: { tiles: tiles.toSorted((a, b) => a - b) },
        solution: null,
        difficulty: difficultyOf(chains),
      },
    ];
  });
};

/** Each halving of the number of chains makes a hand as much harder. */
const difficultyOf = (chains: number): number => Math.round(2050 - 160 * Math.log2(chains));
