import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Tile, Trophy } from '../rules/state.ts';
import { PRIZES } from '../rules/trophies.ts';
import { dealt, HANDS } from '../tests/play.ts';
import { nearSeats, progressOf } from './trophy-progress.ts';

const held = (...open: readonly Tile[]) => ({ open, blue: { count: 0, crystals: 0 }, fakes: { count: 0 } });

test.each<[Trophy, readonly Tile[], string]>([
  ['green-3', ['g1', 'o1', 'g3'], '2 of 3'],
  ['orange-11', ['o1', 'o2', 'o3'], '1 of 2'],
  ['orange-22', ['o2', 'o2', 'o2'], '3 of 2'],
  ['orange-123', ['o1', 'o1', 'o3'], '2 of 3'],
  ['pink-5', ['p1', 'p3', 'g3'], '4 of 5'],
])('%s with %j: %s', (trophy, tiles, expected) => {
  const progress = progressOf(trophy, held(...tiles));
  expect(`${progress?.have} of ${progress?.need}`).toBe(expected);
});

test('the leader in blue is by crystals, not by tiles; a tie for most leads to nothing', () => {
  const nearBlue = (...stacks: readonly (readonly Tile[])[]) => {
    const seats = stacks.map((collection) => ({ collection }));
    const state = { ...dealt(HANDS), seats: dealt(HANDS).seats.map((side, seat) => ({ ...side, ...seats[seat] })) };
    const view = rules.view(state, 0);
    return [nearSeats(view, 'blue-most'), nearSeats(view, 'blue-second')];
  };
  expect(nearBlue(['b1', 'b1'], ['b3'], [])).toEqual([[1], [0]]);
  expect(nearBlue(['b1', 'b1'], ['b2'], ['b1'])).toEqual([[], []]);
  expect(nearBlue(['b3'], ['b2'], ['b2'])).toEqual([[0], []]);
});

test('progress is complete exactly when the rules say so', () => {
  const tiles: readonly Tile[] = ['g1', 'g2', 'o1', 'o1', 'o2', 'p3', 'p1', 'o3', 'g1', 'p2', 'o2', 'g3'];
  const trophies = Object.keys(PRIZES).filter((trophy): trophy is Trophy => !trophy.startsWith('blue'));
  for (let count = 0; count <= tiles.length; count += 1) {
    const some = tiles.slice(0, count);
    for (const trophy of trophies) {
      const progress = progressOf(trophy, held(...some));
      expect(progress && progress.have >= progress.need, `${trophy} ${some}`).toBe(PRIZES[trophy].holds(some));
    }
  }
});
