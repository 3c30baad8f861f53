import { ok, type Rng, refuse, shuffled, type Told } from '@sesame/kernel';
import { type Applied, type Happened, toAll, toSeat } from './flow.ts';
import { roomOf, workshopOf } from './rounds.ts';
import { count } from './score.ts';
import type { Card, Event, Move, Owed, Stage, State, Workshop } from './state.ts';

type Next = Extract<Stage, { type: 'shuffle' }>['next'];

/** XC21: draws the owed cards. When the pile is empty, chance shuffles the discards first. */
export const drawOwed = (state: State, next: Next, events: readonly Told<Event>[]): Happened => {
  const seats: Workshop[] = [...state.seats];
  const told = [...events];
  const owed: Owed[] = [];
  let pile = state.pile;
  for (const { seat, cards } of state.owed) {
    const drawn = pile.slice(0, cards);
    pile = pile.slice(drawn.length);
    if (drawn.length < cards) owed.push({ seat, cards: cards - drawn.length });
    if (drawn.length === 0) continue;
    const workshop = workshopOf({ seats }, seat);
    seats[seat] = { ...workshop, hand: [...workshop.hand, ...drawn] };
    told.push(toAll({ type: 'took', seat, cards: drawn.length }), toSeat(seat, { type: 'drew', cards: drawn }));
  }
  const drawn: State = { ...state, seats, pile };
  return owed.length > 0 && state.discards.length > 0
    ? { state: { ...drawn, owed, stage: { type: 'shuffle', next } }, events: told }
    : goOn({ ...drawn, owed: [] }, next, told);
};

const goOn = (state: State, next: Next, events: readonly Told<Event>[]): Happened => {
  switch (next) {
    case 'round': {
      const begun: Event = { type: 'round', round: state.round, room: roomOf(state.round) };
      return { state: { ...state, stage: { type: 'deal' } }, events: [...events, toAll(begun)] };
    }
    case 'build':
      return { state: { ...state, stage: { type: 'build' } }, events };
    case 'over': {
      const over: State = { ...state, stage: { type: 'over' } };
      return { state: over, events: [...events, toAll({ type: 'over', outcome: count(over) })] };
    }
  }
};

export const drawShuffle = ({ discards }: State, rng: Rng): Move => ({
  type: 'shuffle',
  cards: shuffled(rng, discards),
});

/** XC5, XC21: all cards at the start, later the discards. */
export const shuffle = (state: State, cards: readonly Card[]): Applied => {
  const { stage, discards } = state;
  if (stage.type !== 'shuffle') return refuse('no-chance', 'No shuffle is due.');
  const same = cards.length === discards.length && new Set(cards).size === cards.length;
  if (!same || cards.some((card) => !discards.includes(card))) {
    return refuse('wrong-shuffle', 'Shuffle exactly the discarded cards, each once.');
  }
  const told = [toAll({ type: 'shuffled', cards: cards.length })];
  return ok(drawOwed({ ...state, pile: cards, discards: [] }, stage.next, told));
};
