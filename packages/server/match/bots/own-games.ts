import type { Game } from '@sesame/kernel';
import { answerQuestion } from '@sesame/registry/bot-question';
import type { BotPool } from './worker-pool.ts';

/**
 * A pool whose threads do not know some games, because the program that started the server has defined them. Bots of those
 * think in this process, which does nothing else meanwhile.
 */
export const withOwnGames = (pool: BotPool, games: readonly Game[]): BotPool => {
  const own = new Set(games.map(({ id }) => id));
  return {
    ...pool,
    think: (question, terms = {}) => {
      if (!own.has(question.game)) return pool.think(question, terms);
      terms.onStarted?.({ waitedMs: 0, budget: question.budget });
      return answerQuestion(question);
    },
  };
};
