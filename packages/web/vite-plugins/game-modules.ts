import { dirname, isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@sesame/registry';

/** A module of a game: its path in the game's folder, with `/` and without the ending. */
interface GameModule {
  readonly game: string;
  readonly path: string;
}

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** In the repository below `packages/games`, in an installed server among its packages. */
const FOLDERS = GAME_IDS.map((id) => [id, dirname(fileURLToPath(import.meta.resolve(`@sesame/${id}`)))] as const);

/** The game that a module belongs to, by its file name. */
export const gameModule = (module: string): GameModule | undefined => {
  for (const [game, folder] of FOLDERS) {
    const path = isAbsolute(module) ? relative(folder, module) : '';
    if (!path.startsWith('..') && path !== '') {
      return { game, path: path.replaceAll(sep, '/').replace(/\.[jt]sx?$/, '') };
    }
  }
  return undefined;
};

/** Modules of a game that its tables need, and so its matches beside the screen. */
export const TABLE_PARTS: readonly string[] = ['rules/index', 'bots/cast'];
