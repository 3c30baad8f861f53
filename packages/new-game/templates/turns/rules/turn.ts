import { ok, type Result, type Seat, type Step } from '@sesame/kernel';
import type { Event, Player, State } from './state.ts';

/** The next position and what happened, or a refusal. */
export type Applied = Result<Step<State, Event>>;

/** Ends a turn: the player as they are now, what happened, and the next player is on. */
export const endTurn = (state: State, seat: Seat, { player, event }: { player: Player; event: Event }): Applied =>
  ok({
    state: {
      ...state,
      players: state.players.map((one, other) => (other === seat ? player : one)),
      turn: (seat + 1) % state.players.length,
    },
    events: [{ to: 'all', event }],
  });
