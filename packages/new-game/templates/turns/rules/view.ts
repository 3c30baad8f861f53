import { type Seat, seatsOf, type Viewer } from '@sesame/kernel';
import { mayOf } from './legal.ts';
import { outcome, scoreOf } from './score.ts';
import { leftOf } from './setup.ts';
// #if hidden
import { isChoosing } from './favour.ts';
// #endif
import type { Player, PlayerView, State, View } from './state.ts';

/**
 * What a viewer sees. It is built up from nothing: a secret that nobody wrote into it cannot leak, which is safer than
 * taking secrets out of the state.
 */
export const view = (state: State, viewer: Viewer): View => {
  const end = outcome(state);
  const players = seatsOf(state.players.length).map((seat) => playerView({ state, seat, viewer }));
  return {
    market: state.market,
    left: leftOf(state),
    players,
    // #if hidden
    ...(end === undefined && !isChoosing(state) && { turn: state.turn }),
    mayFavour: end === undefined && viewer !== 'spectator' && players[viewer]?.hasFavourite === false,
    // #else
    //: ...(end === undefined && { turn: state.turn }),
    // #endif
    may: viewer === 'spectator' ? [] : mayOf(state, viewer),
    ...(end && { end }),
  };
};

/** A seat, and who looks at it. */
interface Look {
  readonly state: State;
  readonly seat: Seat;
  readonly viewer: Viewer;
}

const playerView = (look: Look): PlayerView => {
  const { state, seat } = look;
  const player: Player = state.players[seat] ?? { crystals: [], swaps: 0 };
  const { crystals, swaps, claim } = player;
  // #if hidden
  const { favourite } = player;
  // XX3: a favourite is for its owner alone until the match is over.
  const isOpen = favourite !== undefined && (seat === look.viewer || outcome(state) !== undefined);
  // #endif
  const shown = {
    crystals,
    ...(claim && { claim }),
    // #if hidden
    ...(isOpen && { favourite }),
    // #endif
  };
  return {
    ...shown,
    swaps,
    // #if hidden
    hasFavourite: favourite !== undefined,
    // #endif
    score: scoreOf(shown, state.players),
  };
};
