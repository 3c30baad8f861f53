import { ok, refuse, type Seat, type Told } from '@sesame/kernel';
import { type Applied, type Happened, toAll } from './flow.ts';
import { isExchange, reservable } from './legal.ts';
import { offerAt, sideOf, withOffer, withSide } from './sides.ts';
import type { Answers, Event, Spot, State } from './state.ts';
import { clockwise } from './turns.ts';

/** FC29: the exchange opens with one window for all seats with an active token. */
export const openReservations = (state: State): State => {
  const { options, seats } = state;
  if (options.power !== 'vanguard' || seats.every(({ token }) => token !== 'active')) {
    return { ...state, stage: { type: 'transaction' } };
  }
  const answers = seats.map(({ token }) => (token === 'active' ? null : 'pass'));
  return { ...state, stage: { type: 'reservations', answers } };
};

/** FC29, FC30: reserves an offer, in the window or at any time after it. */
export const reserve = (state: State, seat: Seat, { seller, column }: Spot): Applied => {
  if (state.options.power !== 'vanguard') return refuse('another-power', 'Only the vanguard can reserve offers.');
  if (!isExchange(state)) return refuse('not-exchanging', 'You can reserve offers only during the exchange.');
  if (sideOf(state, seat).token !== 'active') return refuse('no-token', 'Your token is not active.');
  if (seller === seat) return refuse('own-offer', 'Reserve another player’s offer.');
  if (offerAt(state, { seller, column }) === undefined)
    return refuse('no-such-offer', 'That offer is gone. Choose another one.');
  if (!reservable(state, seat).some((spot) => isSame(spot, { seller, column }))) {
    return offerAt(state, { seller, column })?.reservedBy === undefined
      ? refuse('no-turn-left', 'You have no turns left this round.')
      : refuse('reserved', 'Another player has reserved that offer.');
  }
  if (state.stage.type === 'reservations') return answer(state, seat, { seller, column });
  const placed = place(state, seat, { seller, column });
  return ok({ state: placed, events: [toAll({ type: 'reserved', seat, seller, column })] });
};

/** A secret answer in the window. The last answer resolves it. */
export const answer = (state: State, seat: Seat, reaction: Spot | 'pass'): Applied => {
  if (state.stage.type !== 'reservations') return refuse('not-now', 'There is nothing to reserve right now.');
  if (sideOf(state, seat).token !== 'active') return refuse('no-token', 'Your token is not active.');
  if (state.stage.answers[seat] !== null) return refuse('already-answered', 'You have already answered.');
  const answers = state.stage.answers.with(seat, reaction);
  const events = [toAll({ type: 'answered', seat })];
  if (answers.includes(null)) return ok({ state: { ...state, stage: { type: 'reservations', answers } }, events });
  return ok(settle({ ...state, stage: { type: 'transaction' } }, answers, events));
};

/** FC29: a contested offer goes to the seat nearest the first player; the others keep their tokens. */
const settle = (state: State, answers: Answers<Spot>, events: readonly Told<Event>[]): Happened => {
  let next = state;
  const told = [...events];
  for (const seat of clockwise(state, state.first)) {
    const wish = answers[seat];
    if (!wish || wish === 'pass' || offerAt(next, wish)?.reservedBy !== undefined) continue;
    next = place(next, seat, wish);
    told.push(toAll({ type: 'reserved', seat, ...wish }));
  }
  return { state: next, events: told };
};

const place = (state: State, seat: Seat, spot: Spot): State => {
  const offer = offerAt(state, spot);
  if (offer === undefined) throw new Error('there is no offer to reserve');
  const reserved = withOffer(state, spot, { ...offer, reservedBy: seat });
  return withSide(reserved, seat, { ...sideOf(reserved, seat), token: 'placed' });
};

const isSame = (one: Spot, other: Spot): boolean => one.seller === other.seller && one.column === other.column;
