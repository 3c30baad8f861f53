import { ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { goOn, nextTurn } from './go-on.ts';
import { joinedBy } from './settle.ts';
import { sideOf } from './sides.ts';
import type { Move, State } from './state.ts';
import { without } from './tiles.ts';

/** FC26, FC27: swaps a tile of the collection for a set-aside one, revealed. A fake does not activate the token. */
export const recycle = (state: State, seat: Seat, { give, take }: Extract<Move, { type: 'recycle' }>): Applied => {
  if (state.options.power !== 'recycler') return refuse('another-power', 'Only the recycler can swap tiles.');
  if (!isAsked(state, seat)) return refuse('not-now', 'You can swap a tile only right after your own turn.');
  const side = sideOf(state, seat);
  if (!side.collection.includes(give))
    return refuse('not-in-collection', 'You do not have that tile in your collection.');
  const tile = state.aside[take];
  if (!tile) return refuse('no-such-tile', 'That tile is gone. Choose another one.');
  const collection = [...without(side.collection, give), tile];
  const next: State = {
    ...state,
    seats: state.seats.with(seat, { ...side, collection, token: 'inactive' }),
    aside: state.aside.with(take, null),
    gone: [...state.gone, give],
  };
  const events = [toAll({ type: 'recycled', seat, gave: give, take, tile })];
  return ok(goOn(next, { by: seat, rest: joinedBy(seat, tile) }, events));
};

export const passRecycling = (state: State, seat: Seat): Applied =>
  isAsked(state, seat)
    ? ok(nextTurn(state, [toAll({ type: 'passed', seat })]))
    : refuse('not-now', 'There is nothing for you to pass on right now.');

const isAsked = ({ stage }: State, seat: Seat): boolean => stage.type === 'recycling' && stage.by === seat;
