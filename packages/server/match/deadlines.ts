import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';

/** Deadline scheduler. The rows in the store are the truth; timers only make near deadlines punctual. */
export interface Deadlines {
  /** Arms a timer for a deadline that was just written. */
  note(match: string, dueAt: number): void;
  stop(): void;
}

export interface DeadlinesDeps {
  readonly onDue: (match: string) => Promise<void>;
  /** Whether the bot workers here are busy. Then bot turns left to peers are not claimed right away. */
  readonly areBotsBusy: () => boolean;
  /** Called when deadlines could not be read. They are polled again. */
  readonly onError: (error: unknown) => void;
}

const POLL_INTERVAL_MS = 1_000;
const ARM_AHEAD_MS = 2 * POLL_INTERVAL_MS;
const BUSY_DELAY_MS = 60_000;
const MAX_PER_POLL = 1_000;

export const startDeadlines = (
  store: Pick<Store, 'deadlines'>,
  now: Now,
  { onDue, areBotsBusy, onError }: DeadlinesDeps,
): Deadlines => {
  const timers = new Map<string, { timer: NodeJS.Timeout; dueAt: number }>();

  const arm = (match: string, dueAt: number) => {
    const armed = timers.get(match);
    if (armed?.dueAt === dueAt) return;
    clearTimeout(armed?.timer);
    const fire = () => {
      timers.delete(match);
      void onDue(match);
    };
    timers.set(match, { dueAt, timer: setTimeout(fire, Math.max(0, dueAt - now())).unref() });
  };
  const claim = (ahead: number) => {
    const at = now();
    return store.deadlines.claim({
      dueBy: at + ahead,
      now: at,
      limit: MAX_PER_POLL,
      minOverdueMs: areBotsBusy() ? POLL_INTERVAL_MS : 0,
    });
  };
  const poll = async () => {
    for (const { match, dueAt } of await claim(ARM_AHEAD_MS)) arm(match, dueAt);
  };
  const polls = setInterval(() => void poll().catch(onError), POLL_INTERVAL_MS).unref();
  // At start, check every match that was running at shutdown: a bot may have died while thinking.
  claim(BUSY_DELAY_MS)
    .then((due) => Promise.all(due.map(({ match }) => onDue(match))))
    .catch(onError);

  return {
    note: (match, dueAt) => {
      if (dueAt <= now() + ARM_AHEAD_MS) arm(match, dueAt);
      else {
        clearTimeout(timers.get(match)?.timer);
        timers.delete(match);
      }
    },
    stop: () => {
      clearInterval(polls);
      for (const { timer } of timers.values()) clearTimeout(timer);
    },
  };
};
