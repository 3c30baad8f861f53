import type { RacePace, SeenTime } from '@sesame/kernel';
import type { View } from '../rules/state.ts';

/** Medians of a whole round (BOTS.md), and how the rounds of one player vary. */
export const pace: RacePace<View> = {
  medianMs: {
    dawdler: 8_700,
    newcomer: 7_400,
    casual: 6_100,
    regular: 5_200,
    spotter: 4_200,
    quick: 3_500,
    lightning: 2_900,
  },
  spread: 0.4,
  timesBySeat: ({ rounds, seats, untimed }) =>
    seats.map((_, seat) =>
      untimed
        ? []
        : rounds.flatMap(({ tries }): SeenTime[] => {
            const first = tries.find((one) => one.seat === seat);
            const won = tries.find(({ right }) => right);
            if (first !== undefined) return [{ ms: first.time, isAtLeast: false }];
            return won === undefined ? [] : [{ ms: won.time, isAtLeast: true }];
          }),
    ),
};
