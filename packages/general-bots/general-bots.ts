import type { AnyBot, AnyRules } from '@sesame/kernel';
import { makeGreedyBot } from './greedy-bot.ts';
import { isImaginable } from './imagination.ts';
import { makeRandomBot } from './random-bot.ts';
import { makeSearchBot } from './search-bot.ts';

/** The general bots by id, weakest first. */
export const GENERAL_BOTS = ['random', 'greedy', 'search'] as const;

/** Bots for any game that can imagine a state; none for others. */
export const makeGeneralBots = (rules: AnyRules, iterations?: number): readonly AnyBot[] => {
  const limit = iterations === undefined ? {} : { iterations };
  return isImaginable(rules) ? [makeRandomBot(rules), makeGreedyBot(rules, limit), makeSearchBot(rules, limit)] : [];
};
