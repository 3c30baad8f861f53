export { GENERAL_BOTS, makeGeneralBots } from './general-bots.ts';
export { type GreedyOptions, makeGreedyBot } from './greedy-bot.ts';
export { type Imaginable, isImaginable } from './imagination.ts';
export { type BotOptions, makeRandomBot } from './random-bot.ts';
export { makeSearchBot, type SearchOptions } from './search-bot.ts';
export { estimateStanding } from './standing.ts';
