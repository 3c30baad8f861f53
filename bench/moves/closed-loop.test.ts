import { expect, test } from 'vitest';
import { closedLoop } from './closed-loop.ts';

const rest = (milliseconds: number) => new Promise<void>((rested) => setTimeout(rested, milliseconds));

test('a move is timed from its sending, not from the opening of its match', async () => {
  const duel = { ready: () => rest(20), move: () => rest(2) };
  const { moves, p50, perSecond } = await closedLoop([duel], { warmUp: 0, seconds: 0.3 });
  expect(moves).toBeGreaterThan(2);
  expect(p50).toBeLessThan(20);
  expect(perSecond).toBeLessThan(1_000 / 20);
});

test('moves of the warm-up are not counted', async () => {
  let played = 0;
  const move = () => {
    played += 1;
    return rest(5);
  };
  const { moves } = await closedLoop([{ move }, { move }], { warmUp: 0.1, seconds: 0.1 });
  expect(moves).toBeGreaterThan(0);
  expect(moves).toBeLessThan(played - 2);
});
