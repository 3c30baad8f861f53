import { expect, test } from 'vitest';
import { weightsOf } from './weight.ts';

test('a result counts half as much with each meeting of the same two, on average over the opponents', () => {
  const after = (meetings: number) => weightsOf(['ann', 'bo'], () => meetings);
  expect([0, 1, 3].map(after)).toEqual([
    [1, 1],
    [0.5, 0.5],
    [0.125, 0.125],
  ]);
  const strangersToCleo = (player: string, other: string) => (player !== 'cleo' && other !== 'cleo' ? 1 : 0);
  expect(weightsOf(['ann', 'bo', 'cleo'], strangersToCleo)).toEqual([0.75, 0.75, 1]);
});
