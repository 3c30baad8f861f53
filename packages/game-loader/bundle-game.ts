import { builtinModules } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import { ok, type Result, refuse } from '@sesame/kernel';
import { type InputOptions, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';
import type { FoundGame } from './find-games.ts';
import { ownFilesOnly } from './own-files.ts';

/** What is bundled: an entry that imports the game from `sesame:game`. */
const GAME = 'sesame:game';
const ENTRY = 'sesame:entry';

/** Packages that a game shares with the server, whatever it has installed itself. */
const SHARED = /^@sesame\/(kernel|general-bots)(\/|$)/;

/**
 * One script of a game and all that it imports, without imports of its own. TypeScript is compiled; packages of Sesame are
 * the server's, so that a folder without `node_modules` works, too.
 */
export const bundleGame = async (
  { id, folder, gameFile }: FoundGame,
  { entry = `export { game } from '${GAME}';`, isSandboxed = false }: BundleOptions = {},
): Promise<Result<string>> => {
  const input: InputOptions = {
    input: ENTRY,
    platform: 'neutral',
    resolve: { conditionNames: ['import', 'default'], mainFields: ['module', 'main'] },
    ...(!isSandboxed && { external: isBuiltin }),
    plugins: [virtualEntry(entry, gameFile), ...(isSandboxed ? [noBuiltins, ownFilesOnly(folder)] : [])],
    onLog: () => {},
  };
  try {
    const bundle = await rolldown(input);
    const { output } = await bundle.generate({
      format: isSandboxed ? 'iife' : 'es',
      codeSplitting: false,
      // As in modules: changing a frozen state throws.
      banner: "'use strict';",
    });
    await bundle.close();
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    const code = chunks[0]?.code ?? '';
    if (isSandboxed && importsAtRunTime(code))
      return refuse('imports', `${id} imports a module that is only known when it runs. ${NOTHING_ELSE}`);
    return ok(code);
  } catch (error) {
    return refuse('no-bundle', `${id} cannot be compiled: ${reasonOf(error)}`);
  }
};

export interface BundleOptions {
  /** The source of the entry, which imports from `sesame:game`. */
  readonly entry?: string;
  /** For the sandbox: a script instead of a module, and whatever would load something at run time is an error. */
  readonly isSandboxed?: boolean;
}

const NOTHING_ELSE = 'Rules and bots have no access to files, network or processes.';

/** A dynamic import that could not be bundled. The engine answers it with objects from outside the sandbox. */
const importsAtRunTime = (code: string): boolean => {
  let isFound = false;
  const note = () => {
    isFound = true;
  };
  new Visitor({ ImportExpression: note }).visit(parseSync('game.js', code, { sourceType: 'script' }).program);
  return isFound;
};

const isBuiltin = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

const virtualEntry = (entry: string, gameFile: string): Plugin => ({
  name: 'game-entry',
  resolveId(name, importer) {
    if (name === ENTRY) return ENTRY;
    if (name === GAME) return gameFile;
    if (importer === ENTRY || SHARED.test(name)) return this.resolve(name, import.meta.filename, { skipSelf: true });
    return undefined;
  },
  load: (id) => (id === ENTRY ? entry : undefined),
});

const noBuiltins: Plugin = {
  name: 'no-builtins',
  resolveId(name, importer) {
    if (isBuiltin(name)) this.error(`${importer} imports ${name}. ${NOTHING_ELSE}`);
  },
};

/** The bundler's message on a few lines, without colours and code frames. */
export const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('INVALID_TLA_FORMAT'))
    return 'it uses `await` outside of functions, which rules and bots cannot.';
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replace(/[╭─│╰┬┴]+/g, '').trim())
    .filter((line) => line !== '' && !line.startsWith('Build failed'));
  return lines.slice(0, 2).join(' ');
};
