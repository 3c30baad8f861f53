import { availableParallelism } from 'node:os';
import type { Answer, Question } from '@sesame/registry/bot-question';
import { makeDeadlineQueue } from './deadline-queue.ts';
import { startThinker, type Thinker } from './thinker.ts';
import { MAX_WAIT_MS, makeThinkingShares } from './thinking-shares.ts';

/** Pool of worker threads for bots, one question per thread at a time, by deadline. */
export interface BotPool {
  think(question: Question, terms?: ThinkingTerms): Promise<Answer>;
  /** Whether at least as many questions are queued as there are threads. */
  isBusy(): boolean;
  close(): Promise<void>;
}

export interface ThinkingTerms {
  /** Milliseconds until the bot should move. It may wait so long behind others, but never more than a second. */
  readonly slackMs?: number;
  readonly onStarted?: (thought: StartedThought) => void;
}

/** A search that has got its thread. */
export interface StartedThought {
  readonly waitedMs: number;
  /** Its thinking time, cut under load. */
  readonly budget: number;
}

export interface BotPoolOptions {
  readonly size?: number;
  readonly start?: () => Thinker;
  readonly now?: () => number;
}

interface Asked {
  readonly question: Question;
  readonly at: number;
  readonly onStarted: ThinkingTerms['onStarted'];
  readonly answered: (answer: Answer) => void;
}

/** Then a thread ends, and with it the dictionaries and decision trees that it has loaded. */
const THREAD_IDLE_MS = 3 * 60_000;

const kindOf = ({ game, bot, strength }: Question): string => `${game} ${bot} ${strength ?? ''}`;

export const makeBotPool = ({
  size = Math.max(1, availableParallelism() - 1),
  start = () => startThinker(),
  now = () => performance.now(),
}: BotPoolOptions = {}): BotPool => {
  const waiting = makeDeadlineQueue<Asked>();
  const shares = makeThinkingShares(size, now);
  /** Idle threads, each with the timer that ends it. The last used is asked first, so that the others can end. */
  const idle: { readonly thinker: Thinker; readonly timer: NodeJS.Timeout }[] = [];
  const all = new Set<Thinker>();

  const spawn = (): Thinker => {
    const thinker = start();
    all.add(thinker);
    return thinker;
  };
  const end = (thinker: Thinker) => {
    all.delete(thinker);
    return thinker.end();
  };
  const rest = (thinker: Thinker) => {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((other) => other.thinker === thinker),
        1,
      );
      void end(thinker);
    }, THREAD_IDLE_MS);
    idle.push({ thinker, timer: timer.unref() });
  };
  const wake = (): Thinker => {
    for (let woken = idle.pop(); woken !== undefined; woken = idle.pop()) {
      clearTimeout(woken.timer);
      if (!woken.thinker.hasFailed()) return woken.thinker;
      void end(woken.thinker);
    }
    return spawn();
  };

  const run = async (thinker: Thinker, { question, at, onStarted, answered }: Asked) => {
    const [kind, started] = [kindOf(question), now()];
    const budget = shares.start({ kind, budget: question.budget, waiting: waiting.size() });
    onStarted?.({ waitedMs: started - at, budget });
    try {
      const answer = await thinker.think({ ...question, budget });
      shares.noteTook(kind, budget, now() - started);
      rest(thinker);
      answered(answer);
    } catch (error) {
      void end(thinker);
      answered({ error: String(error) });
    }
    next();
  };
  const next = () => {
    while (waiting.size() > 0 && (idle.length > 0 || all.size < size)) {
      const asked = waiting.take();
      if (asked !== undefined) void run(wake(), asked);
    }
  };

  return {
    think: (question, { slackMs = 0, onStarted } = {}) =>
      new Promise((answered) => {
        const at = now();
        waiting.add({ question, at, onStarted, answered }, at + Math.min(MAX_WAIT_MS, Math.max(0, slackMs)));
        next();
      }),
    isBusy: () => waiting.size() >= size,
    close: async () => {
      waiting.clear();
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all([...all].map((thinker) => thinker.end()));
    },
  };
};
