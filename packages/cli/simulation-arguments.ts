import { randomBytes } from 'node:crypto';
import { type Game, ok, type Result, refuse } from '@sesame/kernel';
import { allGames, gameOf } from '@sesame/registry';
import type { Share } from '@sesame/simulator';
import { parseWhole } from './command.ts';
import { GAMES_FLAG, importGames } from './outside-games.ts';

/** What commands that let bots play have in common. */
export interface SimulationArguments {
  readonly game: Game;
  readonly matches: number;
  readonly seed: string;
  readonly options: unknown;
  /** Thinking time per move. */
  readonly budgetMs?: number;
}

export const SIMULATION_FLAGS = {
  seed: 'seed of all randomness (default: random)',
  options: 'match options as JSON (default: the game’s defaults)',
  ...GAMES_FLAG,
  budget: 'thinking time of a bot per move in milliseconds (default: 1000)',
} as const;

type Flags = Readonly<Partial<Record<'matches' | keyof typeof SIMULATION_FLAGS, string>>>;

export const parseSimulation = async (
  [id, another]: readonly string[],
  flags: Flags,
  usage: string,
): Promise<Result<SimulationArguments>> => {
  if (id === undefined || another !== undefined) return refuse('usage', `Missing game. Usage: sesame ${usage}`);
  const imported = await importGames(flags.games);
  if (!imported.ok) return imported;
  const game = gameOf(id);
  if (game === undefined) {
    return refuse(
      'usage',
      `Unknown game: ${id}. Games: ${allGames()
        .map((one) => one.id)
        .join(', ')}.`,
    );
  }
  if (flags.matches === undefined) return refuse('usage', 'Missing option: --matches N');
  const matches = parseWhole('--matches', flags.matches, { min: 1, max: 10_000_000 });
  if (!matches.ok) return matches;
  const options = parseJson(flags.options ?? '{}');
  if (!options.ok) return options;
  const budget = flags.budget === undefined ? undefined : parseWhole('--budget', flags.budget, { min: 1, max: 60_000 });
  if (budget?.ok === false) return budget;
  return ok({
    game,
    ...(budget && { budgetMs: budget.value }),
    matches: matches.value,
    seed: flags.seed ?? randomBytes(6).toString('hex'),
    options: options.value,
  });
};

const parseJson = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('usage', `--options must be JSON, not "${text}".`);
  }
};

/** A rate with its confidence interval. */
export const percent = ({ rate, low, high }: Share): string => {
  const [middle, from, to] = [rate, low, high].map((share) => (100 * share).toFixed(1));
  return `${middle}% (${from}-${to})`;
};
