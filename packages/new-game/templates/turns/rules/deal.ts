// #file chance
import { ok, refuse } from '@sesame/kernel';
import { leftOf } from './setup.ts';
import { COLOURS, MARKET_SIZE, type Move, type State } from './state.ts';
import type { Applied } from './turn.ts';

/** XX2: chance fills the market from the bag. */
export const deal = (state: State, move: Move): Applied => {
  if (move.type !== 'deal') return refuse('wrong-deal', 'Chance only deals crystals.');
  const { colours } = move;
  const bag = Object.fromEntries(
    COLOURS.map((colour) => [colour, state.bag[colour] - colours.filter((one) => one === colour).length]),
  ) as State['bag'];
  const wanted = Math.min(MARKET_SIZE - state.market.length, leftOf(state));
  if (colours.length !== wanted || COLOURS.some((colour) => bag[colour] < 0))
    return refuse('wrong-deal', 'The bag does not hold that.');
  const next = { ...state, bag, market: [...state.market, ...colours] };
  return ok({ state: next, events: [{ to: 'all', event: { type: 'dealt', colours } }] });
};
