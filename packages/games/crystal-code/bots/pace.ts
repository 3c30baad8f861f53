import type { RacePace, SeenTime } from '@sesame/kernel';
import type { Raced, View } from '../rules/state.ts';
import { difficultyOf, RACE_SKILLS } from './race-skill.ts';

const medianOf = (skill: keyof typeof RACE_SKILLS): number => 1_000 * RACE_SKILLS[skill].medianSeconds;

/** Solving times, as they would be with an average hand. */
export const pace: RacePace<View> = {
  medianMs: {
    apprentice: medianOf('beginner'),
    tinker: medianOf('casual'),
    electrician: medianOf('regular'),
    mechanic: medianOf('average'),
    technician: medianOf('practised'),
    engineer: medianOf('quick'),
    inventor: medianOf('expert'),
  },
  spread: RACE_SKILLS.average.spread,
  timesBySeat: ({ history, seats, options, untimed }) =>
    seats.map((_, seat) =>
      untimed
        ? []
        : history.flatMap(({ raced }) => {
            const own = raced[seat];
            return own === undefined ? [] : timeOf(own, options.glass * 1_000);
          }),
    ),
};

/** Somebody who gave up, or whose glass ran out, would have needed longer. */
const timeOf = ({ tiles, chain, elapsed }: Raced, glassMs: number): readonly SeenTime[] => {
  const difficulty = difficultyOf(tiles);
  if (!Number.isFinite(difficulty)) return [];
  if (chain === undefined || elapsed === undefined) return [{ ms: glassMs / difficulty, isAtLeast: true }];
  return [{ ms: elapsed / difficulty, isAtLeast: false }];
};
