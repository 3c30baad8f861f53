import type { Awaits, Seat } from '@sesame/kernel';
import { glassEnd } from './rounds.ts';
import type { Move, State } from './state.ts';

/** Who the match is waiting for. */
export const awaitedOf = ({ stage, seats }: State): readonly Seat[] => {
  switch (stage.type) {
    case 'ready':
      return where(stage.ready, (ready) => !ready);
    case 'race':
      return where(stage.racers, ({ finish }) => finish === null);
    case 'build':
      return where(seats, ({ plan }) => plan === null);
    default:
      return [];
  }
};

const where = <Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly Seat[] =>
  items.flatMap((item, seat) => (holds(item) ? [seat] : []));

export const awaits = (state: State): Awaits<Move> => {
  const { stage } = state;
  if (stage.type === 'shuffle' || stage.type === 'deal') return { seats: [], chance: true };
  const clock = clockOf(state);
  return { seats: awaitedOf(state), ...(clock && { clock }) };
};

/** XC13, XC15: the next start of a race or end of a glass. */
const clockOf = (state: State): Awaits<Move>['clock'] => {
  const { stage } = state;
  if (stage.type === 'ready' && stage.startsAt !== null) return { at: stage.startsAt, move: { type: 'start' } };
  if (stage.type !== 'race') return undefined;
  const ends = stage.racers.flatMap((racer) => (racer.finish === null ? (glassEnd(state, racer) ?? []) : []));
  return ends.length === 0 ? undefined : { at: Math.min(...ends), move: { type: 'empty' } };
};
