import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@sesame/kernel';
import { bundleGame } from './bundle-game.ts';
import type { FoundGame } from './find-games.ts';

/**
 * Loads a game into this process, with all that a process may do: for simulations and development. It is compiled first,
 * as Node runs no TypeScript from installed packages. Servers load games with `loadSandboxed`.
 */
export const importGame = async (found: FoundGame): Promise<Game> => {
  const bundle = await bundleGame(found);
  if (!bundle.ok) throw operatorError(bundle.error.message);
  const folder = await mkdtemp(join(tmpdir(), 'sesame-game-'));
  try {
    const file = join(folder, `${found.id}.mjs`);
    await writeFile(file, bundle.value);
    const { game } = await import(pathToFileURL(file).href);
    if (!isGame(game)) throw operatorError(`${found.gameFile} does not export a \`game\`.`);
    if (game.id !== found.id)
      throw operatorError(`${found.gameFile}: the game's id is "${game.id}", but its package is called ${found.id}.`);
    return game;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const isGame = (game: unknown): game is Game =>
  typeof game === 'object' &&
  game !== null &&
  'id' in game &&
  ['rules', 'bots', 'cast', 'timetable'].every((part) => typeof Reflect.get(game, part) === 'function');

/** The command line shows it as a sentence, without a stack trace. */
const operatorError = (message: string): Error => Object.assign(new Error(message), { name: 'OperatorError' });
