import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@sesame/kernel';

/** The files that pages load beside those of every page, as the build lists them in `preloads.json`. */
export interface Preloads {
  /** By route, such as `/matches/:id`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** By game: what its tables load, and what its matches and replays load. */
  readonly games: Readonly<Record<string, { readonly table: readonly string[]; readonly board: readonly string[] }>>;
  /** By language: its texts. */
  readonly locales: Readonly<Record<string, readonly string[]>>;
  /** What the home page loads for people who have played. */
  readonly returning: readonly string[];
}

const NONE: Preloads = { pages: {}, games: {}, locales: {}, returning: [] };

/** Without the list, pages find their files by themselves. */
export const readPreloads = async (folder: string): Promise<Preloads> => {
  try {
    return { ...NONE, ...JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8')) };
  } catch {
    return NONE;
  }
};

/** What pages show of a game, by the first part of their path. */
const PART_BY_SECTION: Readonly<Record<string, 'table' | 'board'>> = {
  tables: 'table',
  matches: 'board',
  daily: 'board',
  learn: 'board',
};

interface Asked {
  readonly path: string;
  readonly game: string | undefined;
  readonly locale: Locale;
  /** Its content is in the page: it is painted when the styles are there, without waiting for scripts. */
  readonly isRendered: boolean;
  /** Its player has played before. */
  readonly isReturning: boolean;
}

/** The tags that preload what a page loads, in the order in which it is needed. */
export const preloadTags = ({ pages, games, locales, returning }: Preloads, asked: Asked): readonly string[] => {
  const { path, game, locale, isRendered, isReturning } = asked;
  const route = Object.keys(pages).find((one) => isAt(one, path));
  const [, section = ''] = path.split('/');
  const part = PART_BY_SECTION[section];
  const ofGame = game !== undefined && Object.hasOwn(games, game) ? games[game] : undefined;
  const files = new Set([
    ...(locales[locale] ?? []),
    ...((route === undefined ? undefined : pages[route]) ?? []),
    ...(path === '/' && isReturning ? returning : []),
    ...((part === undefined ? undefined : ofGame?.[part]) ?? []),
  ]);
  return [...files].map((file) =>
    file.endsWith('.css')
      ? `<link rel="${isRendered ? 'stylesheet' : 'preload'}" ${isRendered ? '' : 'as="style" '}crossorigin href="${file}" />`
      : `<link rel="modulepreload" crossorigin href="${file}" />`,
  );
};

/** Whether a path is an address of a route. */
const isAt = (route: string, path: string): boolean => {
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  const wanted = route.split('/');
  return parts.length === wanted.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i]);
};
