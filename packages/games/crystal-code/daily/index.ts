import { type Daily, makeRng, ok, refuse } from '@sesame/kernel';
import { isRightChain, isRowOf } from '../rules/chains.ts';
import { drawHands } from '../rules/deal.ts';
import { parseMove } from '../rules/moves.ts';
import type { Chain, Tile } from '../rules/state.ts';

/** Puzzle of the day: five tiles that can be chained. */
export interface HandOfTheDay {
  readonly tiles: readonly Tile[];
}

/** XC39: the daily puzzle. The answer has the shape of a race's `done` move. */
export const daily: Daily<HandOfTheDay, Chain> = {
  make: (day) => {
    const [tiles = []] = drawHands({ known: [undefined], fair: true }, makeRng(`crystal-code ${day}`));
    return { tiles };
  },
  parseAnswer: (json) => {
    const move = parseMove(json);
    if (!move.ok) return move;
    return move.value.type === 'done' ? ok(move.value.chain) : refuse('malformed', 'The answer is a chain.');
  },
  isRight: ({ tiles }, chain) => isRowOf(tiles, chain) && isRightChain(chain),
};
