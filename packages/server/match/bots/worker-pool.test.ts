import type { Answer, Question } from '@sesame/registry/bot-question';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thinker } from './thinker.ts';
import { makeBotPool, type StartedThought } from './worker-pool.ts';

const BUDGET = 1_000;
const questionOf = (seed: string): Question => ({
  game: 'g',
  options: {},
  bot: 'b',
  seat: 0,
  view: {},
  seed,
  budget: BUDGET,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pool whose threads take as long as their budget allows, by a fake clock. */
const makeFakePool = (size: number, think: (question: Question) => Promise<Answer> = spendBudget) => {
  const threads = { started: 0, ended: 0 };
  /** The first ones that have failed. */
  const failed = { threads: 0 };
  const order: string[] = [];
  const thoughts: StartedThought[] = [];
  const start = (): Thinker => {
    threads.started += 1;
    const number = threads.started;
    return {
      hasFailed: () => number <= failed.threads,
      think: (question) => {
        order.push(question.seed);
        return think(question);
      },
      end: async () => {
        threads.ended += 1;
      },
    };
  };
  const pool = makeBotPool({ size, start, now: () => Date.now() });
  const ask = (seed: string, slackMs = 0) =>
    pool.think(questionOf(seed), { slackMs, onStarted: (thought) => thoughts.push(thought) });
  return { ...pool, ask, threads, failed, order, thoughts };
};

const spendBudget = ({ seed, budget }: Question): Promise<Answer> =>
  new Promise((resolve) => setTimeout(() => resolve({ move: seed }), budget));

test('the bot that should move first is asked first', async () => {
  const pool = makeFakePool(1);
  const answers = [pool.ask('first'), pool.ask('patient', 900), pool.ask('urgent'), pool.ask('soon', 100)];
  await vi.runAllTimersAsync();
  await Promise.all(answers);
  expect(pool.order).toEqual(['first', 'urgent', 'soon', 'patient']);
});

test('a patient bot is not passed over for ever', async () => {
  const pool = makeFakePool(1);
  const patient = pool.ask('patient', 60_000);
  const isAnswered = vi.fn();
  void patient.then(isAnswered);
  for (let asked = 0; asked < 100; asked++) {
    void pool.ask(`urgent ${asked}`);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(isAnswered).toHaveBeenCalled();
});

test('with 200 matches, each asking every ten seconds, nobody waits a second', async () => {
  const pool = makeFakePool(1);
  for (let asked = 0; asked < 400; asked++) {
    void pool.ask(String(asked));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(pool.thoughts.length).toBeGreaterThan(390);
  expect(Math.max(...pool.thoughts.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(1_000);
});

test('a bunch of 50 questions is answered with smaller budgets', async () => {
  const pool = makeFakePool(1);
  const answers = Array.from({ length: 50 }, (_, asked) => pool.ask(String(asked)));
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all(answers);
  const [first, ...others] = pool.thoughts;
  expect(first?.budget).toBe(BUDGET);
  expect(Math.max(...others.map(({ budget }) => budget))).toBeLessThan(BUDGET / 2);
});

test('a thread ends after some minutes without a question', async () => {
  const pool = makeFakePool(1);
  expect(pool.threads).toEqual({ started: 0, ended: 0 });
  void pool.ask('a');
  await vi.advanceTimersByTimeAsync(60_000);
  void pool.ask('b');
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(pool.threads).toEqual({ started: 1, ended: 0 });
  await vi.advanceTimersByTimeAsync(BUDGET);
  expect(pool.threads).toEqual({ started: 1, ended: 1 });
  const again = pool.ask('c');
  await vi.advanceTimersByTimeAsync(BUDGET);
  expect(await again).toEqual({ move: 'c' });
  expect(pool.threads).toEqual({ started: 2, ended: 1 });
});

test('a thread that fails is replaced, and its question answered with an error', async () => {
  const pool = makeFakePool(1, ({ seed }) =>
    seed === 'bad' ? Promise.reject('broken') : Promise.resolve({ move: 1 }),
  );
  expect(await Promise.all([pool.ask('bad'), pool.ask('good')])).toEqual([{ error: 'broken' }, { move: 1 }]);
  expect(pool.threads).toEqual({ started: 2, ended: 1 });
});

test('a thread that failed while nobody asked it is replaced', async () => {
  const pool = makeFakePool(1);
  void pool.ask('first');
  await vi.advanceTimersByTimeAsync(BUDGET);
  pool.failed.threads = 1;
  const answered = pool.ask('second');
  await vi.advanceTimersByTimeAsync(BUDGET);
  expect(await answered).toEqual({ move: 'second' });
  expect(pool.threads).toEqual({ started: 2, ended: 1 });
});
