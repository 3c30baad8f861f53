import { ok, refuse, type Seat, type Told } from '@sesame/kernel';
import { type Applied, type Happened, toAll } from './flow.ts';
import { mayPreempt } from './legal.ts';
import { joinedBy } from './settle.ts';
import { sideOf } from './sides.ts';
import type { Answers, Chosen, Event, State, Tile } from './state.ts';
import { isFake, without } from './tiles.ts';
import { makePurchase, makeTrade } from './trade.ts';
import { clockwise } from './turns.ts';

/** FC28: opens the window for all seats that could pre-empt a chosen transaction. */
export const choose = (state: State, chosen: Chosen): Happened => {
  const answers = state.seats.map((_, seat) => (mayPreempt(state, seat, chosen) ? null : 'pass'));
  if (!answers.includes(null)) return makeTrade(state, chosen, []);
  const { type: how, ...rest } = chosen;
  return {
    state: { ...state, stage: { type: 'pre-emption', chosen, answers } },
    events: [toAll({ type: 'chosen', how, ...rest })],
  };
};

/** A secret answer: the tile to give, or a pass. The last answer resolves the window. */
export const answerChosen = (state: State, seat: Seat, reaction: Tile | 'pass'): Applied => {
  if (state.options.power !== 'preemptor')
    return refuse('another-power', 'Only the pre-emptor can buy in another player’s place.');
  if (state.stage.type !== 'pre-emption') return refuse('not-now', 'There is nothing to pre-empt right now.');
  const { chosen, answers: given } = state.stage;
  if (!mayPreempt(state, seat, chosen)) return refuse('cannot-preempt', 'You cannot pre-empt this transaction.');
  if (given[seat] !== null) return refuse('already-answered', 'You have already answered.');
  if (reaction !== 'pass' && isFake(reaction)) return refuse('no-fakes', 'You cannot give a fake.');
  if (reaction !== 'pass' && !sideOf(state, seat).collection.includes(reaction)) {
    return refuse('not-in-collection', 'You do not have that tile in your collection.');
  }
  const answers = given.with(seat, reaction);
  const events = [toAll({ type: 'answered', seat })];
  if (answers.includes(null))
    return ok({ state: { ...state, stage: { type: 'pre-emption', chosen, answers } }, events });
  return ok(resolve(state, { chosen, answers, events }));
};

interface Window {
  readonly chosen: Chosen;
  readonly answers: Answers<Tile>;
  readonly events: readonly Told<Event>[];
}

/** FC28: the first clockwise from the active player wins. */
const resolve = (state: State, { chosen, answers, events }: Window): Happened => {
  for (const seat of clockwise(state, chosen.by)) {
    const give = answers[seat];
    if (give && give !== 'pass') return preempt(state, { chosen, seat, give, events });
  }
  return makeTrade(state, chosen, events);
};

interface Preemption {
  readonly chosen: Chosen;
  readonly seat: Seat;
  readonly give: Tile;
  readonly events: readonly Told<Event>[];
}

/** The given tile joins first, as claims go clockwise from the active player (FC18). */
const preempt = (state: State, { chosen, seat, give, events }: Preemption): Happened => {
  const { by, seller, column } = chosen;
  const giver = sideOf(state, seat);
  const active = sideOf(state, by);
  const seats = state.seats
    .with(seat, { ...giver, token: 'inactive', collection: without(giver.collection, give) })
    .with(by, { ...active, collection: [...active.collection, give] });
  const told = [...events, toAll({ type: 'preempted', by: seat, from: by, gave: give, seller, column })];
  return makePurchase({ ...state, seats }, { ...chosen, buyer: seat, joined: joinedBy(by, give) }, told);
};
