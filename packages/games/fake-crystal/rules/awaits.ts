import type { Awaits, Seat } from '@sesame/kernel';
import { hasOffered } from './offer.ts';
import type { Answers, Move, State } from './state.ts';
import { activeOf } from './turns.ts';

/** FC34: derived from public state only: turns, tokens, purses, collections. */
export const awaitedOf = (state: State): readonly Seat[] => {
  const { stage, seats } = state;
  switch (stage.type) {
    case 'deal':
    case 'over':
      return [];
    case 'offers':
      return seats.flatMap((side, seat) => (hasOffered(side) ? [] : [seat]));
    case 'transaction':
      return [activeOf(state)];
    case 'reservations':
    case 'pre-emption':
      return owing(stage.answers);
    case 'answer':
      return [stage.bid.seller];
    case 'claim':
      return stage.joined.slice(0, 1).map(({ seat }) => seat);
    case 'recycling':
      return [stage.by];
  }
};

const owing = (answers: Answers<unknown>): readonly Seat[] =>
  answers.flatMap((one, seat) => (one === null ? [seat] : []));

export const awaits = (state: State): Awaits<Move> =>
  state.stage.type === 'deal' ? { seats: [], chance: true } : { seats: awaitedOf(state) };
