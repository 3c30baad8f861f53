import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '@sesame/kernel';
import { type BotResult, type Share, type Simulation, simulate as simulateBots } from '@sesame/lab';
import { GAMES, gameOf } from '@sesame/registry';
import { type Command, complain, parseWhole, say, sayJson } from '../command.ts';
import { makeProgress } from '../progress.ts';
import { makeTable } from '../table.ts';

export const simulate: Command = {
  usage: 'simulate GAME --matches N --bots a,b[,c] [--seed S] [--options JSON]',
  summary: 'plays bots against each other',
  flags: {
    matches: 'how many matches',
    bots: 'the bots, one a seat, with commas between',
    seed: 'what all luck follows from (drawn at random)',
    options: 'options of the match, as JSON (the defaults)',
  },
  run: async ({ args: [id, another], flags, json }) => {
    if (id === undefined || another !== undefined) return complain('Which game? sesame simulate GAME ...');
    const game = gameOf(id);
    if (game === undefined) {
      return complain(`There is no game ${id}. There are: ${GAMES.map((one) => one.id).join(', ')}.`);
    }
    if (flags.matches === undefined) return complain('How many matches? --matches N');
    if (flags.bots === undefined) return complain('Which bots? --bots a,b');
    const matches = parseWhole('--matches', flags.matches, { min: 1, max: 10_000_000 });
    if (!matches.ok) return complain(matches.error.message);
    const options = parseJson(flags.options ?? '{}');
    if (!options.ok) return complain(options.error.message);

    const progress = makeProgress(matches.value);
    const simulated = await simulateBots(game, {
      bots: flags.bots.split(','),
      matches: matches.value,
      seed: flags.seed ?? randomBytes(6).toString('hex'),
      options: options.value,
      onProgress: progress.show,
    });
    progress.end();
    if (!simulated.ok) return complain(simulated.error.message);
    if (json) sayJson(simulated.value);
    else say(summaryOf(simulated.value));
    return 0;
  },
};

const parseJson = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('usage', `--options should be JSON, not ${text}.`);
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
  'ms a move': time.mean.toFixed(2),
  p50: time.p50.toFixed(2),
  p99: time.p99.toFixed(2),
});

/** A rate with the interval around it. */
const percent = ({ rate, low, high }: Share): string => {
  const [middle, from, to] = [rate, low, high].map((share) => (100 * share).toFixed(1));
  return `${middle}% (${from}-${to})`;
};
