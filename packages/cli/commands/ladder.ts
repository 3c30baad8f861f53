import { countLadderMatches, type Ladder, playLadder, type Rung } from '@sesame/simulator';
import { type Command, fail, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';
import { parseSimulation, percent, SIMULATION_FLAGS } from '../simulation-arguments.ts';
import { makeTable } from '../text-table.ts';

const DEFAULT_MATCHES = '200';

export const ladder: Command = {
  usage: 'ladder GAME [--matches N] [--bots a,b,c] [--seed S] [--options JSON]',
  summary: 'Measure how strong a game’s bots are.',
  flags: {
    matches: `matches of each pair (default: ${DEFAULT_MATCHES})`,
    bots: 'only these bots, separated by commas (default: all)',
    ...SIMULATION_FLAGS,
  },
  run: async ({ args, flags, json }) => {
    const parsed = parseSimulation(args, { ...flags, matches: flags.matches ?? DEFAULT_MATCHES }, 'ladder GAME');
    if (!parsed.ok) return fail(parsed.error.message);
    const { game, ...plan } = parsed.value;
    const known = (await game.bots()).map(({ id }) => id);
    const bots = flags.bots?.split(',');
    const unknown = bots?.find((bot) => !known.includes(bot));
    if (unknown !== undefined) return fail(`Unknown bot: ${unknown}. Bots: ${known.join(', ')}.`);

    const progress = makeProgress(countLadderMatches(bots?.length ?? known.length, plan.matches));
    const played = await playLadder(game, { ...plan, bots, onProgress: progress.show });
    progress.end();
    if (!played.ok) return fail(played.error.message);
    if (json) printJson(played.value);
    else print(summaryOf(played.value));
    return 0;
  },
};

const summaryOf = ({ game, matches, seed, rungs }: Ladder): string =>
  [`${game}: ${matches} matches per pair, seed ${seed}`, makeTable(rungs.map(rowOf))].join('\n');

const rowOf = ({ bot, level, rating, low, high, againstLower }: Rung) => ({
  bot,
  level,
  rating: Math.round(rating),
  '95%': `${Math.round(low)}-${Math.round(high)}`,
  'against the one below': againstLower ? percent(againstLower) : '',
});
