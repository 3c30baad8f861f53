import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Balance, countBalanceMatches, measureBalance } from '@sesame/simulator';
import { makeBalancePage } from '../balance-report/page.ts';
import { type Command, fail, parseWhole, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';
import { parseSimulation, percent, SIMULATION_FLAGS } from '../simulation-arguments.ts';
import { makeTable } from '../text-table.ts';

const DEFAULT_MATCHES = '100';

export const balance: Command = {
  usage:
    'balance GAME [--matches N] [--bots a,b,c] [--seats N] [--seed S] [--options JSON] [--budget MS] [--to FILE.html]',
  summary: 'Measure first-seat advantage, length, branching, draws, decisiveness and skill.',
  flags: {
    matches: `matches per series (default: ${DEFAULT_MATCHES})`,
    bots: 'bots from the weakest to the strongest, which plays itself (default: three of the game’s own)',
    seats: 'players at the table (default: as few as the game allows)',
    to: 'write the report with charts to an HTML file',
    ...SIMULATION_FLAGS,
  },
  run: async ({ args, flags, json }) => {
    const parsed = await parseSimulation(args, { ...flags, matches: flags.matches ?? DEFAULT_MATCHES }, 'balance GAME');
    if (!parsed.ok) return fail(parsed.error.message);
    const seats = flags.seats === undefined ? undefined : parseWhole('--seats', flags.seats, { min: 1, max: 100 });
    if (seats?.ok === false) return fail(seats.error.message);
    // Before a long measurement, not after it.
    if (flags.to !== undefined && !existsSync(dirname(flags.to)))
      return fail(`There is no folder ${dirname(flags.to)}.`);
    const { game, ...plan } = parsed.value;
    const bots = flags.bots?.split(',');

    const progress = makeProgress(await countBalanceMatches(game, { matches: plan.matches, bots }));
    const measured = await measureBalance(game, { ...plan, bots, seats: seats?.value, onProgress: progress.show });
    progress.end();
    if (!measured.ok) return fail(measured.error.message);
    if (flags.to !== undefined) writeFileSync(flags.to, makeBalancePage(measured.value));
    if (json) printJson(measured.value);
    else print(summaryOf(measured.value));
    return 0;
  },
};

const summaryOf = ({ game, matches, seats, bot, seed, ...measured }: Balance): string => {
  const { wins, firstToMove, draws, plies, branching, leads, skill } = measured;
  const half = leads.won[4];
  const rows = [
    ...wins.map((share, seat) => ({ figure: `won by seat ${seat + 1}`, value: percent(share) })),
    ...(firstToMove ? [{ figure: 'won by the first to move', value: percent(firstToMove) }] : []),
    { figure: 'drawn', value: percent(draws) },
    { figure: 'plies', value: `${plies.mean.toFixed(1)} (5% ${plies.p5}, 50% ${plies.p50}, 95% ${plies.p95})` },
    {
      figure: `different moves, of ${branching.samples} sampled`,
      value: `${branching.mean.toFixed(1)} (5% ${branching.p5}, 50% ${branching.p50}, 95% ${branching.p95})`,
    },
    { figure: `leader at half time wins (by ${leads.by})`, value: half === undefined ? '' : percent(half) },
    { figure: 'winner leads for good after', value: `${(100 * leads.settledAt).toFixed(0)}% of the match` },
    ...skill.map(({ stronger, weaker, points }) => ({
      figure: `points of ${stronger} against ${weaker}`,
      value: percent(points),
    })),
  ];
  return [`${game}: ${matches} matches of ${seats} × ${bot}, seed ${seed}`, makeTable(rows)].join('\n');
};
