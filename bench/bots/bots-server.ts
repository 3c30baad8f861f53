import { makeBotPool, type StartedThought, serve } from '@sesame/server';
import { NO_LIMITS } from '../lib/no-limits.ts';
import { serveAsChild } from '../lib/server-process.ts';

/** A search of a bot: how long it waited for a thread, and the part of its thinking time that it got. */
export interface ThoughtSample {
  readonly waitedMs: number;
  readonly budgetShare: number;
}

/** Sesame with its normal bots and tempo, without rate limits. Reports the searches since the last report when asked. */
const samples: ThoughtSample[] = [];
const pool = makeBotPool();
const server = await serve(
  { data: process.argv[2] ?? '.', port: 0, host: '127.0.0.1', logLevel: 'error', limits: NO_LIMITS },
  {
    ...pool,
    think: (question, terms) => {
      const onStarted = (thought: StartedThought) => {
        samples.push({ waitedMs: thought.waitedMs, budgetShare: thought.budget / question.budget });
        terms?.onStarted?.(thought);
      };
      return pool.think(question, { ...terms, onStarted });
    },
  },
);
process.on('message', (request) => {
  if (request === 'thoughts') process.send?.(samples.splice(0));
});
serveAsChild(server.port, server.close);
