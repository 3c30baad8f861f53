import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '@sesame/kernel';
import { GAMES, gameOf } from '@sesame/registry';
import { type BotResult, type Share, type Simulation, simulate as simulateBots } from '@sesame/simulator';
import { type Command, fail, parseWhole, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';
import { makeTable } from '../text-table.ts';

export const simulate: Command = {
  usage: 'simulate GAME --matches N --bots a,b[,c] [--seed S] [--options JSON]',
  summary: 'Play bots against each other.',
  flags: {
    matches: 'number of matches',
    bots: 'bots by seat, separated by commas',
    seed: 'seed of all randomness (default: random)',
    options: 'match options as JSON (default: the game’s defaults)',
  },
  run: async ({ args: [id, another], flags, json }) => {
    if (id === undefined || another !== undefined)
      return fail('Missing game. Usage: sesame simulate GAME --matches N --bots a,b');
    const game = gameOf(id);
    if (game === undefined) {
      return fail(`Unknown game: ${id}. Games: ${GAMES.map((one) => one.id).join(', ')}.`);
    }
    if (flags.matches === undefined) return fail('Missing option: --matches N');
    if (flags.bots === undefined) return fail('Missing option: --bots a,b');
    const matches = parseWhole('--matches', flags.matches, { min: 1, max: 10_000_000 });
    if (!matches.ok) return fail(matches.error.message);
    const options = parseJson(flags.options ?? '{}');
    if (!options.ok) return fail(options.error.message);

    const progress = makeProgress(matches.value);
    const simulated = await simulateBots(game, {
      bots: flags.bots.split(','),
      matches: matches.value,
      seed: flags.seed ?? randomBytes(6).toString('hex'),
      options: options.value,
      onProgress: progress.show,
    });
    progress.end();
    if (!simulated.ok) return fail(simulated.error.message);
    if (json) printJson(simulated.value);
    else print(summaryOf(simulated.value));
    return 0;
  },
};

const parseJson = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('usage', `--options must be JSON, not "${text}".`);
  }
};

const summaryOf = ({ game, matches, seed, plies, bots }: Simulation): string =>
  [
    `${game}: ${matches} matches, seed ${seed}, ${plies.mean.toFixed(1)} plies (${plies.min}-${plies.max})`,
    makeTable(bots.map(rowOf)),
  ].join('\n');

const rowOf = ({ bot, wins, draws, meanRank, moves, time }: BotResult) => ({
  bot,
  wins: percent(wins),
  draws: percent(draws),
  'mean rank': meanRank.toFixed(3),
  moves,
  'ms per move': time.mean.toFixed(2),
  p50: time.p50.toFixed(2),
  p99: time.p99.toFixed(2),
});

/** A rate with its confidence interval. */
const percent = ({ rate, low, high }: Share): string => {
  const [middle, from, to] = [rate, low, high].map((share) => (100 * share).toFixed(1));
  return `${middle}% (${from}-${to})`;
};
