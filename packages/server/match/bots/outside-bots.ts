import type { OutsideGames } from '../../lib/outside-games.ts';
import type { BotPool } from './worker-pool.ts';

/** Bots of games from outside think in processes of their own, so that they never hold up those of other games. */
export const withOutsideBots = (pool: BotPool, outside: Pick<OutsideGames, 'has' | 'think' | 'close'>): BotPool => ({
  think: (question, terms) => {
    if (!outside.has(question.game)) return pool.think(question, terms);
    terms?.onStarted?.({ waitedMs: 0, budget: question.budget });
    return outside.think(question);
  },
  isBusy: pool.isBusy,
  close: async () => {
    outside.close();
    await pool.close();
  },
});
