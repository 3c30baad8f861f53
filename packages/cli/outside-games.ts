import { ok, type Result } from '@sesame/kernel';
import { registerGames } from '@sesame/registry';

/** The option of commands that take games from outside. */
export const GAMES_FLAG = {
  games: 'games from outside, separated by commas: folders or installed packages (default: SESAME_GAMES)',
} as const;

/** The paths of games from outside, from the option or the environment. */
export const gamePaths = (games: string | undefined): readonly string[] =>
  (games ?? process.env.SESAME_GAMES ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** Loads games from outside into this process, for commands in which their author trusts them. */
export const importGames = async (games: string | undefined): Promise<Result<void>> => {
  const paths = gamePaths(games);
  if (paths.length === 0) return ok(undefined);
  const { findGames, importGame } = await import('@sesame/game-loader');
  const found = await findGames(paths);
  if (!found.ok) return found;
  registerGames(await Promise.all(found.value.map(importGame)));
  return ok(undefined);
};
