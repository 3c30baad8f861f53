import { playAdaptiveSeries } from '@sesame/simulator';
import { type Command, fail, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';
import { parseSimulation, percent, SIMULATION_FLAGS } from '../simulation-arguments.ts';
import { makeTable } from '../text-table.ts';

const DEFAULT_MATCHES = '100';
/** Matches in which the adaptive bot gets to know a player. */
const WARM_UP = 20;

export const yourLevel: Command = {
  usage: 'your-level GAME [--matches N] [--bots a,b,c] [--seed S] [--games DIR]',
  summary: 'Measure how even matches against the adaptive bot are.',
  flags: {
    matches: `matches of each player, after ${WARM_UP} others (default: ${DEFAULT_MATCHES})`,
    bots: 'the bots that take the place of people, separated by commas (default: all)',
    seed: SIMULATION_FLAGS.seed,
    games: SIMULATION_FLAGS.games,
  },
  run: async ({ args, flags, json }) => {
    const parsed = await parseSimulation(
      args,
      { ...flags, matches: flags.matches ?? DEFAULT_MATCHES },
      'your-level GAME',
    );
    if (!parsed.ok) return fail(parsed.error.message);
    const { game, matches, seed } = parsed.value;
    const cast = await game.cast();
    const players = flags.bots?.split(',') ?? cast.map(({ id }) => id);
    const progress = makeProgress(players.length);
    const measured = [];
    for (const player of players) {
      const series = await playAdaptiveSeries(game, { player, matches, warmUp: WARM_UP, seed: `${seed} ${player}` });
      if (!series.ok) return fail(series.error.message);
      const rating = cast.find(({ id }) => id === player)?.rating?.rating;
      measured.push({ player, rating, ...series.value });
      progress.show(measured.length);
    }
    progress.end();
    if (json) printJson({ game: game.id, matches, seed, players: measured });
    else print(makeTable(measured.map((one) => ({ ...one, rating: one.rating ?? '', points: percent(one.points) }))));
    return 0;
  },
};
