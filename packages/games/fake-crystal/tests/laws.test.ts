import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POWERS } from '../rules/index.ts';
import { LAWS } from './laws.ts';
import { randomWalk } from './random-walk.ts';

const walks = fc.record({ seats: fc.integer({ min: 2, max: 5 }), power: fc.constantFrom(...POWERS), seed: fc.nat() });

test.each(LAWS)('$name, in random play of moves that views allow', ({ holds }) => {
  fc.assert(
    fc.property(walks, (walk) => {
      let ply = 0;
      for (const { before, input, state } of randomWalk(walk)) {
        ply += 1;
        const context = { seats: walk.seats, options: { power: walk.power }, ply, events: [], before, input };
        expect(holds(state, context)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});
