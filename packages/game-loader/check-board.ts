import { type Plugin, rolldown } from 'rolldown';
import { reasonOf } from './bundle-game.ts';
import type { FoundGame } from './find-games.ts';
import { ownFilesOnly } from './own-files.ts';

/** Packages that the web app has. */
const SHARED = /^(@sesame\/(kernel|ui|general-bots)|react|react-dom|react-aria-components)(\/|$)/;
const ENTRY = 'sesame:board';

/** Style sheets, pictures and the like. Whether they exist is checked, not what is in them. */
const assets: Plugin = {
  name: 'assets',
  load: (id) =>
    /\.([cm]?[jt]sx?|json)$/.test(id) || id === ENTRY ? undefined : { code: 'export default "";', moduleType: 'js' },
};

/**
 * Why the board of a game cannot be part of the web app: it does not compile, or reads files of the host. The web app is
 * built with all games at once, so a board that fails would leave the server without any.
 */
export const boardFault = async ({ id, folder, entryFile }: FoundGame): Promise<string | undefined> => {
  const missing: string[] = [];
  const entry: Plugin = {
    name: 'board-entry',
    resolveId: (name) => (name === ENTRY ? ENTRY : undefined),
    load: (name) => (name === ENTRY ? `export { entry } from ${JSON.stringify(entryFile)};` : undefined),
  };
  try {
    const bundle = await rolldown({
      input: ENTRY,
      platform: 'browser',
      external: (name) => SHARED.test(name),
      plugins: [entry, ownFilesOnly(folder), assets],
      onLog: (_, { code, message }) => {
        if (code === 'UNRESOLVED_IMPORT') missing.push(message);
      },
    });
    await bundle.generate({ format: 'es' });
    await bundle.close();
  } catch (error) {
    return `the board of ${id} cannot be compiled: ${reasonOf(error)}`;
  }
  return missing[0] === undefined ? undefined : `the board of ${id} cannot be compiled: ${reasonOf(missing[0])}`;
};
