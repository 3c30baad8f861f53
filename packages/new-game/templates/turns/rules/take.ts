import { refuse, type Seat } from '@sesame/kernel';
import type { State } from './state.ts';
import { type Applied, endTurn } from './turn.ts';

/** XX4: takes a crystal from the market. */
export const take = (state: State, seat: Seat, place: number): Applied => {
  const colour = state.market[place];
  const player = state.players[seat];
  if (colour === undefined || player === undefined) return refuse('no-crystal', 'There is no crystal at that place.');
  const market = state.market.toSpliced(place, 1);
  // #if chance
  const next = { ...state, market };
  // #else
  //: const [refill, ...supply] = state.supply;
  //: const next = { ...state, market: refill === undefined ? market : [...market, refill], supply };
  // #endif
  const event = { type: 'took', seat, colour } as const;
  return endTurn(next, seat, { player: { ...player, crystals: [...player.crystals, colour] }, event });
};
