import { refuse, type Seat } from '@sesame/kernel';
import type { State } from './state.ts';
import { type Applied, endTurn } from './turn.ts';

/** XX5: swaps one of your crystals with one on the market. */
export const swap = (state: State, seat: Seat, { own, place }: { own: number; place: number }): Applied => {
  const player = state.players[seat];
  const [gave, got] = [player?.crystals[own], state.market[place]];
  if (player === undefined || gave === undefined || got === undefined)
    return refuse('no-crystal', 'There is no crystal at that place.');
  if (player.swaps === 0) return refuse('no-swaps', 'You have no swap left.');
  if (gave === got) return refuse('same-colour', 'Swap for another colour.');
  const next = { ...state, market: state.market.with(place, gave) };
  const crystals = player.crystals.with(own, got);
  return endTurn(next, seat, {
    player: { ...player, crystals, swaps: player.swaps - 1 },
    event: { type: 'swapped', seat, gave, got },
  });
};
