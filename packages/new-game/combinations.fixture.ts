import type { GamePlan } from './game-plan.ts';

/** Every kind of game with every choice of features, for tests. */
export const COMBINATIONS: readonly GamePlan[] = (['turns', 'race'] as const).flatMap((kind) =>
  [true, false].flatMap((hidden) =>
    [true, false].map((chance) => ({
      id: 'test-game',
      title: 'Test Game',
      kind,
      seats: { min: 2, max: 4 },
      features: { hidden, chance },
    })),
  ),
);

export const nameOf = ({ kind, features }: GamePlan): string =>
  [kind, features.hidden ? 'hidden' : 'open', features.chance ? 'chance' : 'no chance'].join(', ');
