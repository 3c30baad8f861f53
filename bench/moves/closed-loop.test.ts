import { expect, test } from 'vitest';
import { runClosedLoop } from './closed-loop.ts';

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('times a move from when it is sent, not from when its match is opened', async () => {
  const duel = { ready: () => delay(20), move: () => delay(2) };
  const { moves, p50, perSecond } = await runClosedLoop([duel], { warmUp: 0, seconds: 0.3 });
  expect(moves).toBeGreaterThan(2);
  expect(p50).toBeLessThan(20);
  expect(perSecond).toBeLessThan(1_000 / 20);
});

test('does not count moves of the warm-up', async () => {
  let played = 0;
  const move = () => {
    played += 1;
    return delay(5);
  };
  const { moves } = await runClosedLoop([{ move }, { move }], { warmUp: 0.1, seconds: 0.1 });
  expect(moves).toBeGreaterThan(0);
  expect(moves).toBeLessThan(played - 2);
});
