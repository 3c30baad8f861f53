import { type Daily, ok, refuse } from '@sesame/kernel';
import { isRightChain, isRowOf } from '../rules/chains.ts';
import { drawHands } from '../rules/deal.ts';
import { parseMove } from '../rules/moves.ts';
import { solve } from '../rules/solve.ts';
import type { Chain, Tile } from '../rules/state.ts';
import { HAND } from '../rules/tiles.ts';

/** Five tiles that can be chained. */
export interface HandOfTheDay {
  readonly tiles: readonly Tile[];
}

export interface DailyView extends HandOfTheDay {
  /** Wrong chains so far. */
  readonly wrong: readonly Chain[];
}

export interface DailyReview extends DailyView {
  readonly own: Chain;
  /** All right chains. */
  readonly chains: readonly Chain[];
}

/** XC39: the hand of the day. A step has the shape of a race's `done` move; a wrong chain costs only time. */
export const daily: Daily<HandOfTheDay, Chain, DailyView, DailyReview> = {
  unit: 'milliseconds',
  // The screen tells when tiles were joined; only whole chains are sent.
  ghosts: { stages: HAND },
  make: (rng) => {
    const [tiles = []] = drawHands({ known: [undefined], fair: true }, rng);
    return { tiles };
  },
  parseStep: (json) => {
    const move = parseMove(json);
    if (!move.ok) return move;
    return move.value.type === 'done' ? ok(move.value.chain) : refuse('malformed', 'The answer is a chain.');
  },
  play: ({ tiles }, steps) => {
    if (steps.some(({ step }) => !isRowOf(tiles, step))) return refuse('malformed', 'Chain all five tiles.');
    const right = steps.findIndex(({ step }) => isRightChain(step));
    if (right >= 0 && right < steps.length - 1) return refuse('finished', 'You have finished this puzzle.');
    const wrong = steps.map(({ step }) => step).filter((chain) => !isRightChain(chain));
    const view = { tiles, wrong };
    const last = steps[right];
    if (last === undefined) return ok({ view });
    return ok({ view, result: { score: last.at, marks: [[...wrong.map(() => 'wrong' as const), 'full' as const]] } });
  },
  review: ({ tiles }, steps) => {
    const chains = steps.map(({ step }) => step);
    return { tiles, wrong: chains.slice(0, -1), own: chains.at(-1) ?? [], chains: solve(tiles) };
  },
};
