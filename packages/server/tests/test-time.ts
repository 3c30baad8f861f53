import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, vi } from 'vitest';

/** Time that passes as usual, and that a test can let pass faster, or stop. */
export interface TestTime {
  /** Lets time pass at once. */
  skip(milliseconds: number): Promise<void>;
  /** Lets time pass fast until something is done. */
  hurry<Value>(awaited: PromiseLike<Value>): Promise<Value>;
  /** Lets time pass fast until something holds, and no longer. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>;
  /** Stops time until `go`: what happens meanwhile happens at the same moment, however busy the machine is. */
  stop(): void;
  go(): void;
}

/** Shorter than any interval that the server measures itself by. */
const STEP_MS = 50;
/** How often the servers’ hearts must have beaten: more often than they do by themselves. */
const BEAT_MS = 500;
/** What has not happened by then never will: real time, as a bot of another thread may have to think. */
const PATIENCE_MS = 20_000;

interface Timer {
  at: number;
  start(): Timer;
  cancel(): void;
  run(): void;
}

/** What stands still in stopped time, and does not notice the difference. */
const REAL = { setTimeout, clearTimeout, now: performance.now.bind(performance), date: Date.now.bind(Date) };

/**
 * Replaces the timers and clocks of this thread for the tests of a file. The server, its clients and the game wait with
 * them; sockets, the disk and other threads take the time that they take. While time passes fast, every step waits for
 * the servers at these addresses to have beaten their hearts, so that a slow disk is no outage.
 */
export const useTestTime = (servers: () => readonly string[]): TestTime => {
  let skipped = 0;
  let stoppedAt: number | undefined;
  const timers = new Set<Timer>();
  const now = () => stoppedAt ?? REAL.now() + skipped;

  const start =
    (repeats: boolean) =>
    (act: (...args: readonly unknown[]) => void, delay = 0, ...args: readonly unknown[]) => {
      let real: NodeJS.Timeout | undefined;
      let isHeld = true;
      const timer = {
        at: 0,
        start: () => {
          REAL.clearTimeout(real);
          timers.add(timer);
          if (stoppedAt !== undefined) return timer;
          real = REAL.setTimeout(timer.run, Math.max(0, timer.at - now()));
          if (!isHeld) real.unref();
          return timer;
        },
        cancel: () => {
          REAL.clearTimeout(real);
          timers.delete(timer);
        },
        run: () => {
          timer.cancel();
          if (repeats) timer.refresh();
          act(...args);
        },
        refresh: () => {
          timer.at = now() + Math.max(1, Number(delay) || 0);
          return timer.start();
        },
        ref: () => {
          isHeld = true;
          real?.ref();
          return timer;
        },
        unref: () => {
          isHeld = false;
          real?.unref();
          return timer;
        },
        hasRef: () => isHeld,
        close: () => timer.cancel(),
        [Symbol.dispose]: () => timer.cancel(),
      };
      return timer.refresh();
    };
  const stopTimer = (timer: Timer | NodeJS.Timeout | null | undefined) => {
    if (typeof timer === 'object' && timer !== null && 'cancel' in timer) timer.cancel();
    else REAL.clearTimeout(timer ?? undefined);
  };

  beforeAll(() => {
    vi.stubGlobal('setTimeout', start(false));
    vi.stubGlobal('setInterval', start(true));
    vi.stubGlobal('clearTimeout', stopTimer);
    vi.stubGlobal('clearInterval', stopTimer);
    const clock = vi.spyOn(performance, 'now').mockImplementation(now);
    const calendar = vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(REAL.date() - REAL.now() + now()));
    return () => {
      for (const timer of timers) timer.cancel();
      vi.unstubAllGlobals();
      clock.mockRestore();
      calendar.mockRestore();
    };
  });

  let beatAt = 0;
  /** Lets messages arrive that are on their way. */
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await setImmediate();
    if (now() - beatAt < BEAT_MS) return;
    beatAt = now();
    await Promise.allSettled(servers().map(async (url) => (await fetch(`${url}/healthz`)).text()));
  };
  const nextBy = (end: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) if (timer.at <= end && (next === undefined || timer.at < next.at)) next = timer;
    return next;
  };
  const passUntil = (moment: number) => {
    const passes = Math.max(0, moment - now());
    if (stoppedAt === undefined) skipped += passes;
    else stoppedAt += passes;
  };
  const step = async (milliseconds: number) => {
    const end = now() + milliseconds;
    for (let timer = nextBy(end); timer !== undefined; timer = nextBy(end)) {
      passUntil(timer.at);
      timer.run();
    }
    passUntil(end);
    for (const timer of timers) timer.start();
    await settle();
  };
  afterAll(() => {
    skipped = 0;
  });
  const until = async (holds: () => boolean | Promise<boolean>) => {
    const end = REAL.now() + PATIENCE_MS;
    await settle();
    while (!(await holds())) {
      if (REAL.now() > end) throw new Error('it did not happen');
      await step(STEP_MS);
    }
  };
  return {
    skip: async (milliseconds) => {
      for (let left = milliseconds; left > 0; left -= STEP_MS) await step(Math.min(left, STEP_MS));
    },
    hurry: async (thenable) => {
      const awaited = Promise.resolve(thenable);
      let isDone = false;
      const done = () => {
        isDone = true;
      };
      awaited.then(done, done);
      await until(() => isDone);
      return awaited;
    },
    until,
    stop: () => {
      stoppedAt ??= now();
      for (const timer of timers) timer.start();
    },
    go: () => {
      if (stoppedAt !== undefined) skipped = stoppedAt - REAL.now();
      stoppedAt = undefined;
      for (const timer of timers) timer.start();
    },
  };
};
