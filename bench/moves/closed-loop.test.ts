import { expect, onTestFinished, test, vi } from 'vitest';
import { runClosedLoop } from './closed-loop.ts';

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('times a move from when it is sent, not from when its match is opened', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const duel = { ready: () => delay(20), move: () => delay(2) };
  const running = runClosedLoop([duel], { warmUp: 0, seconds: 0.22 });
  await vi.advanceTimersByTimeAsync(300);
  expect(await running).toEqual({ moves: 10, p50: 2, p99: 2, perSecond: 10 / 0.22 });
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
