import { refuse, type Seat } from '@sesame/kernel';
import type { Colour, State } from './state.ts';
import { type Applied, endTurn } from './turn.ts';

/** XX6: bets on owning the most crystals of a colour at the end. */
export const claim = (state: State, seat: Seat, colour: Colour): Applied => {
  const player = state.players[seat];
  if (player === undefined) return refuse('no-such-seat', 'Nobody sits there.');
  if (player.claim !== undefined) return refuse('claimed', 'You have made your claim.');
  if (state.players.some((other) => other.claim === colour)) return refuse('taken', 'That colour is claimed already.');
  return endTurn(state, seat, { player: { ...player, claim: colour }, event: { type: 'claimed', seat, colour } });
};
