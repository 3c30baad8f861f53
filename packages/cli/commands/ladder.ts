import { writeFileSync } from 'node:fs';
import type { MeasuredRatings } from '@sesame/kernel';
import { countLadderMatches, findBots, type Ladder, playLadder, type Rung } from '@sesame/simulator';
import { type Command, fail, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';
import { parseSimulation, percent, SIMULATION_FLAGS } from '../simulation-arguments.ts';
import { makeTable } from '../text-table.ts';

const DEFAULT_MATCHES = '200';

export const ladder: Command = {
  usage: 'ladder GAME [--matches N] [--bots a,b,c] [--seed S] [--options JSON] [--budget MS] [--to FILE] [--games DIR]',
  summary: 'Measure how strong a game’s bots are.',
  flags: {
    matches: `matches of each pair (default: ${DEFAULT_MATCHES})`,
    bots: 'these bots, separated by commas: the game’s, or random, greedy and search (default: all of the game’s)',
    to: 'write the ratings to a file, as games keep them in bots/ratings.json',
    ...SIMULATION_FLAGS,
  },
  run: async ({ args, flags, json }) => {
    const parsed = await parseSimulation(args, { ...flags, matches: flags.matches ?? DEFAULT_MATCHES }, 'ladder GAME');
    if (!parsed.ok) return fail(parsed.error.message);
    const { game, ...plan } = parsed.value;
    const bots = flags.bots?.split(',');
    const found = await findBots(game, bots ?? (await game.cast()).map(({ id }) => id));
    if (!found.ok) return fail(found.error.message);

    const progress = makeProgress(countLadderMatches(found.value.length, plan.matches));
    const played = await playLadder(game, { ...plan, bots, onProgress: progress.show });
    progress.end();
    if (!played.ok) return fail(played.error.message);
    if (flags.to !== undefined) writeFileSync(flags.to, `${JSON.stringify(measuredRatings(played.value), null, 2)}\n`);
    if (json) printJson(played.value);
    else print(summaryOf(played.value));
    return 0;
  },
};

const measuredRatings = ({ matches, seed, rungs }: Ladder): MeasuredRatings => ({
  matches,
  seed,
  ratings: Object.fromEntries(
    rungs.map(({ bot, rating, low, high }) => [
      bot,
      { rating: Math.round(rating), low: Math.round(low), high: Math.round(high) },
    ]),
  ),
});

const summaryOf = ({ game, matches, seed, rungs }: Ladder): string =>
  [`${game}: ${matches} matches per pair, seed ${seed}`, makeTable(rungs.map(rowOf))].join('\n');

const rowOf = ({ bot, level, rating, low, high, againstLower }: Rung) => ({
  bot,
  level,
  rating: Math.round(rating),
  '95%': `${Math.round(low)}-${Math.round(high)}`,
  'against the one below': againstLower ? percent(againstLower) : '',
});
