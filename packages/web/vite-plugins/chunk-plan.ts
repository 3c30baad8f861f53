import type { FoundGame } from '@sesame/game-loader';
import react from '@vitejs/plugin-react';
import { build, type Rollup, type UserConfig } from 'vite';
import { gameModule, TABLE_PARTS } from './game-modules.ts';
import { type Load, mergeUnits, type Unit } from './merge-units.ts';
import { isOutsideModule, outsideGames } from './outside-games.ts';
import { stripRoutes } from './strip-routes.ts';

/** React seldom changes, so its chunk stays cached across releases. The bundler's own helpers come with it. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
/** Pictures of all games are shown together, on the first page. */
const isArt = (id: string): boolean => gameModule(id)?.path === 'board/art';
/** The styles of all pages are smaller than the requests for them; those of games are not. Lazily loaded ones stay so. */
const isStyleOfPages = (id: string): boolean => id.endsWith('.css') && gameModule(id) === undefined;
/** The entry stays in a chunk of its own, which the page names. */
const ENTRY = /web[\\/](main\.tsx|index\.html)$/;

const PAGE = /[\\/]pages[\\/].*Page\.tsx$/;
const MATCH_PAGE = /[\\/]MatchPage\.tsx$/;
const OVERLAY = /[\\/]shell[\\/]overlays[\\/]/;
const HOME_PART = /[\\/]pages[\\/]home[\\/]/;
/** Matches are what people come for. */
const MATCH_WEIGHT = 2;
/**
 * Overlays come with every page. Dialogs and other parts are loaded when most of what they need is there already; the
 * parts of the home page are not, as it has little itself.
 */
const OVERLAY_WEIGHT = 30;
const PART_WEIGHT = 0.05;

type Chunk = Rollup.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;
/** The chunk of a module; undefined: the bundler decides. */
export type ChunkPlan = (module: string, graph: ModuleGraph) => string | undefined;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly dynamicImporters: readonly string[] } | null;
}

/**
 * Plans few, larger chunks. A first build tells, after tree shaking, which modules belong together: those that the same
 * pages need. These units are merged where a request saved is worth more than what others then load in vain, so no list
 * of pages has to be kept.
 */
export const planChunks = async (config: UserConfig, found: readonly FoundGame[]): Promise<ChunkPlan> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [stripRoutes(), outsideGames(found), react()],
    build: { ...config.build, write: false },
  });
  const chunks = new Map(chunksIn(built).map((chunk) => [chunk.fileName, chunk]));
  const first = closureOf(
    chunks,
    rootsIn(chunks, ({ isEntry, facadeModuleId }) => isEntry || isArt(facadeModuleId ?? '')),
  );
  const loads = findLoads(chunks, first);
  const plan = new Map<string, string>();
  const units: Unit[] = [];
  for (const [name, { moduleIds, imports, code }] of chunks) {
    const needed = new Set(imports.filter((other) => !first.has(other)));
    const unit = { name, parts: new Set([name]), modules: moduleIds, bytes: code.length, imports: needed };
    if (first.has(name)) for (const id of moduleIds) plan.set(id, 'app');
    else units.push({ ...unit, loads: loads.get(name) ?? new Set() });
  }
  const taken = new Set(['app', 'react']);
  for (const { name, modules } of mergeUnits(units)) {
    const free = freeName(nameOf(name, modules), taken);
    for (const id of modules) plan.set(id, free);
  }
  return (id, graph) => {
    if (ENTRY.test(id)) return undefined;
    if (REACT.test(id)) return 'react';
    const isLazy = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    const isShared = isStyleOfPages(id) && !isLazy && !isOutsideModule(found, id);
    return isShared ? 'app' : plan.get(id);
  };
};

const chunksIn = (built: Awaited<ReturnType<typeof build>>): readonly Chunk[] => {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
};

const rootsIn = (chunks: Chunks, is: (chunk: Chunk) => boolean): readonly string[] =>
  [...chunks.values()].filter(is).map(({ fileName }) => fileName);

/** The loads that need each chunk: pages, matches of each game, and parts that pages load later. */
const findLoads = (chunks: Chunks, first: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<Load>> => {
  const loads = new Map([...chunks.keys()].map((name) => [name, new Set<Load>()]));
  const add = (roots: readonly string[], weight: number) => {
    const load = { name: roots.join(), weight };
    for (const name of closureOf(chunks, roots)) loads.get(name)?.add(load);
  };
  const matchPage = rootsIn(chunks, ({ facadeModuleId }) => MATCH_PAGE.test(facadeModuleId ?? ''));
  for (const { fileName, isDynamicEntry, facadeModuleId } of chunks.values()) {
    if (!isDynamicEntry || first.has(fileName)) continue;
    const id = facadeModuleId ?? '';
    const { game, path } = gameModule(id) ?? {};
    if (path === 'screen') add([...matchPage, fileName, ...tableParts(chunks, game)], MATCH_WEIGHT);
    add([fileName], weightOf(id));
  }
  return loads;
};

/** What a match loads of its game beside the screen. */
const tableParts = (chunks: Chunks, game: string | undefined): readonly string[] =>
  rootsIn(chunks, ({ facadeModuleId }) => {
    const found = gameModule(facadeModuleId ?? '');
    return found !== undefined && found.game === game && TABLE_PARTS.includes(found.path);
  });

const weightOf = (root: string): number => {
  if (OVERLAY.test(root)) return OVERLAY_WEIGHT;
  return PAGE.test(root) || HOME_PART.test(root) ? 1 : PART_WEIGHT;
};

/** Chunks with all that they import. */
const closureOf = (chunks: Chunks, names: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) add(imported);
  };
  for (const name of names) add(name);
  return found;
};

/** The name of the file without its hash; a game's begins with the game's. */
const nameOf = (file: string, modules: readonly string[]): string => {
  const name = /([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file;
  const [game, another] = new Set(modules.map((id) => gameModule(id)?.game));
  return game === undefined || another !== undefined ? name : `${game}-${name}`;
};

const freeName = (name: string, taken: Set<string>, count = 1): string => {
  const free = count === 1 ? name : `${name}${count}`;
  if (taken.has(free)) return freeName(name, taken, count + 1);
  taken.add(free);
  return free;
};
