import { makeGreedyBot, makeRandomBot, makeSearchBot } from '@sesame/general-bots';
import { type BotCard, makeText } from '@sesame/kernel';
import { rules } from './rules/index.ts';

/** The bots for any game play this one too. They get the view of their seat and nothing more. */
export const bots = [makeRandomBot(rules), makeGreedyBot(rules), makeSearchBot(rules)];

/** The same bots as players meet them. */
export const cast: readonly BotCard[] = [
  {
    id: 'random',
    name: makeText({ en: 'Tipsy Tom' }),
    level: 1,
    line: makeText({ en: 'Calls out the first number that comes to mind.' }),
    face: { crystal: 'orange', head: 'round', eyes: 'sleepy', mouth: 'grin', top: 'beanie' },
  },
  {
    id: 'greedy',
    name: makeText({ en: 'Card sharp' }),
    level: 2,
    line: makeText({ en: 'Thinks one call ahead, and no further.' }),
    face: { crystal: 'green', head: 'long', eyes: 'narrow', mouth: 'smirk', top: 'bowler' },
  },
  {
    id: 'search',
    name: makeText({ en: 'Captain' }),
    level: 3,
    line: makeText({ en: 'Has rolled these dice on every sea, and remembers every bluff.' }),
    face: { crystal: 'blue', head: 'square', eyes: 'open', mouth: 'flat', top: 'hood', extra: 'beard' },
  },
];
