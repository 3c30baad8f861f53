import { type BotResult, type Simulation, simulate as simulateBots } from '@sesame/simulator';
import { type Command, fail, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';
import { parseSimulation, percent, SIMULATION_FLAGS } from '../simulation-arguments.ts';
import { makeTable } from '../text-table.ts';

export const simulate: Command = {
  usage: 'simulate GAME --matches N --bots a,b[,c] [--seed S] [--options JSON] [--budget MS] [--games DIR]',
  summary: 'Play bots against each other.',
  flags: {
    matches: 'number of matches',
    bots: 'bots by seat, separated by commas: the game’s, or random, greedy and search for any game',
    ...SIMULATION_FLAGS,
  },
  run: async ({ args, flags, json }) => {
    const parsed = await parseSimulation(args, flags, 'simulate GAME --matches N --bots a,b');
    if (!parsed.ok) return fail(parsed.error.message);
    if (flags.bots === undefined) return fail('Missing option: --bots a,b');
    const { game, ...plan } = parsed.value;

    const progress = makeProgress(plan.matches);
    const simulated = await simulateBots(game, {
      ...plan,
      bots: flags.bots.split(','),
      onProgress: progress.show,
    });
    progress.end();
    if (!simulated.ok) return fail(simulated.error.message);
    if (json) printJson(simulated.value);
    else print(summaryOf(simulated.value));
    return 0;
  },
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
