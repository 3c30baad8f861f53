import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { routesIn } from './app-routes.ts';
import { GAME_IDS, gameModule, TABLE_PARTS } from './game-modules.ts';

type Chunk = Rollup.OutputChunk;

/** What the home page shows of people who have played. */
const RETURNING = ['YourMatches.tsx', 'FinishedMatches.tsx'];

/** Lists the files that pages, games and languages load beside those of every page: the server names them in heads. */
export const preloads = (): Plugin => {
  let root = '';
  return {
    name: 'preloads',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = filesOf(
          bundle,
          chunks.filter(({ isEntry }) => isEntry),
        );
        const filesOfModules = (...ids: readonly string[]): readonly string[] => {
          const needed = chunks.filter(({ moduleIds }) => ids.some((id) => moduleIds.includes(id)));
          return [...filesOf(bundle, needed)].filter((name) => !first.has(name)).map((name) => `/${name}`);
        };
        const routes = routesIn(readFileSync(join(root, 'App.tsx'), 'utf8'));
        const pages = [...routes].map(([path, module]) => [path, filesOfModules(resolve(root, module))]);
        const locales = ['fr', 'nl'].map((locale) => [locale, filesOfModules(join(root, 'locales', `${locale}.ts`))]);
        const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
        const partsOf = (game: string, ...paths: readonly string[]) =>
          ids.filter((id) => {
            const found = gameModule(id);
            return found?.game === game && paths.includes(found.path);
          });
        const games = GAME_IDS.map((game) => {
          const table = partsOf(game, ...TABLE_PARTS);
          return [
            game,
            { table: filesOfModules(...table), board: filesOfModules(...partsOf(game, 'screen'), ...table) },
          ];
        });
        const lists = {
          pages: Object.fromEntries(pages),
          games: Object.fromEntries(games),
          locales: Object.fromEntries(locales),
          returning: filesOfModules(...RETURNING.map((name) => join(root, 'pages', 'home', name))),
        };
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(lists) });
      },
    },
  };
};

/** Chunks with all that they import, and their styles. */
const filesOf = (bundle: Rollup.OutputBundle, chunks: readonly Chunk[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const { fileName } of chunks) add(fileName);
  return found;
};
