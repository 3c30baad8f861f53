import type { Awaits } from '@sesame/kernel';
import { nextEnd, racing } from './racing.ts';
import type { Move, State } from './state.ts';

export const awaits = (state: State): Awaits<Move> => {
  const { stage } = state;
  switch (stage.type) {
    case 'lay-out':
      return { seats: [], chance: true };
    case 'ready': {
      const seats = stage.ready.flatMap((isReady, seat) => (isReady ? [] : [seat]));
      return { seats, ...(stage.startsAt !== null && { clock: { at: stage.startsAt, move: { type: 'start' } } }) };
    }
    case 'turning':
      return { seats: [], clock: { at: stage.next, move: { type: 'turn' } } };
    case 'race':
      return { seats: racing(stage), ...timeAt(nextEnd(state, stage)) };
    case 'taking':
      return { seats: [stage.seat], ...timeAt(stage.endsAt) };
    case 'over':
      return { seats: [] };
  }
};

const timeAt = (at: number | undefined): Pick<Awaits<Move>, 'clock'> =>
  at === undefined ? {} : { clock: { at, move: { type: 'time' } } };
