import { below, pick, type Rng, type Seat, shuffled } from '@sesame/kernel';
import { stakeOf } from './filling.ts';
import { isSamePointing, pointable } from './pointable.ts';
import { triesOf } from './racing.ts';
import { rightIn } from './reading.ts';
import type { Move, Race, State } from './state.ts';
import { facesOf } from './targets.ts';

/** A random legal move. One try in five is right, so that rounds are won early, late or not at all. */
export const sample = (state: State, seat: Seat, rng: Rng): Move => {
  const { stage } = state;
  if (stage.type === 'race') return inRace(state, stage, { seat, rng });
  if (stage.type === 'ready') return { type: 'ready' };
  const sides = state.sides.map(({ side }) => side);
  return { type: 'take', sides: shuffled(rng, sides).slice(0, stakeOf(state)) };
};

const inRace = (state: State, race: Race, { seat, rng }: { seat: Seat; rng: Rng }): Move => {
  if (race.racers[seat]?.shownAt === undefined) return { type: 'open' };
  const luck = below(rng, 20);
  if (luck === 0) return { type: 'pass' };
  const tried = triesOf(race, seat);
  const right = rightIn(state);
  if (luck > 15) return { type: 'point', ...right };
  const wrong = pointable(facesOf(state)).filter(
    (one) => !isSamePointing(one, right) && !tried.some((made) => isSamePointing(one, made)),
  );
  return { type: 'point', ...pick(rng, wrong) };
};
