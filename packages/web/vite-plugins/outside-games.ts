import { join, sep } from 'node:path';
import type { FoundGame } from '@sesame/game-loader';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
/** All that a page needs of games from outside: cards, boards and manuals. */
const ENTRIES = 'virtual:outside-games';
/** Their rules and bots alone, for the workers of matches in the browser. */
const RULES = 'virtual:outside-games/rules';
/** The modules that stand for them where there are none. */
const STANDINS: Readonly<Record<string, string>> = {
  [join(WEB, 'data', 'outside-games.ts')]: ENTRIES,
  [join(WEB, 'offline', 'outside-games.ts')]: RULES,
};

/** Packages of which there must be one copy only: two copies of React do not know each other's components. */
const SHARED = /^(@sesame\/(kernel|ui|general-bots)|react|react-dom|react-aria-components)(\/|$)/;

/** Whether a module is part of a game from outside. */
export const isOutsideModule = (found: readonly FoundGame[], id: string): boolean =>
  found.some(({ folder }) => id.startsWith(folder + sep)) && !id.includes(`${sep}node_modules${sep}`);

/** Builds games from outside into the web app, each loaded when it is needed. They use the packages of the web app. */
export const outsideGames = (found: readonly FoundGame[]): Plugin => ({
  name: 'outside-games',
  enforce: 'pre',
  config: () => ({ server: { fs: { allow: [join(WEB, '..', '..'), ...found.map(({ folder }) => folder)] } } }),
  resolveId(name, importer) {
    if (name === ENTRIES || name === RULES) return `\0${name}`;
    if (importer !== undefined && SHARED.test(name) && isOutsideModule(found, importer))
      return this.resolve(name, join(WEB, 'main.tsx'), { skipSelf: true });
    return undefined;
  },
  load(id) {
    if (id === `\0${ENTRIES}`)
      return listOf(
        'entry',
        found.map(({ entryFile }) => entryFile),
      );
    if (id === `\0${RULES}`)
      return listOf(
        'game',
        found.map(({ gameFile }) => gameFile),
      );
    const list = STANDINS[id.split('?')[0] ?? ''];
    return list === undefined ? undefined : `export { default } from '${list}';`;
  },
});

const listOf = (name: string, files: readonly string[]): string =>
  [
    ...files.map((file, n) => `import { ${name} as game${n} } from ${JSON.stringify(file)};`),
    `export default [${files.map((_, n) => `game${n}`).join()}];`,
  ].join('\n');
