import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GamePlan, prefixOf } from './game-plan.ts';
import type { Tarballs } from './installed-tarballs.ts';
import { type Features, renderFile } from './render.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TEMPLATES = here('./templates/');
/** Golden records by kind, features and number of seats. */
const GOLDEN = here('./golden/');

/** The names of the templates' game, which are replaced. */
const PLACEHOLDER = { id: 'template-game', title: 'Template Game', prefix: /\bXX(?=\d)/g };

const MANIFEST = 'package.json';

/** Files that cannot have their own name in a template, as npm would obey or drop them. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** The packages of Sesame that a game is written for: their version, and the tarballs if they come from such. */
export interface GamePackages {
  readonly version: string;
  readonly tarballs: Tarballs;
}

/** The files of a new game by path. */
export const gameFiles = (plan: GamePlan, { version, tarballs }: GamePackages): ReadonlyMap<string, string> => {
  const files = new Map([...templateFiles(plan, version), ...goldenFiles(plan)]);
  const manifest = files.get(MANIFEST);
  if (manifest !== undefined) files.set(MANIFEST, withTarballs(manifest, tarballs));
  return files;
};

const withTarballs = (text: string, tarballs: Tarballs): string => {
  if (Object.keys(tarballs).length === 0) return text;
  const { devDependencies, ...manifest } = JSON.parse(text);
  return `${JSON.stringify({ ...manifest, devDependencies: { ...devDependencies, ...tarballs } }, null, 2)}\n`;
};

const templateFiles = (plan: GamePlan, version: string): readonly (readonly [string, string])[] =>
  ['common', plan.kind].flatMap((template) =>
    filesIn(join(TEMPLATES, template), '**/*').flatMap(([path, text]) => {
      const rendered = renderFile(text, plan.features);
      return rendered === undefined ? [] : [[RENAMED[path] ?? path, named(rendered, plan, version)] as const];
    }),
  );

const named = (text: string, plan: GamePlan, version: string): string => {
  const { min, max } = plan.seats;
  return text
    .replaceAll(PLACEHOLDER.id, plan.id)
    .replaceAll(`'${PLACEHOLDER.title}'`, JSON.stringify(plan.title))
    .replaceAll(PLACEHOLDER.title, plan.title)
    .replaceAll(PLACEHOLDER.prefix, prefixOf(plan))
    .replace('SEATS = { min: 2, max: 4 }', `SEATS = { min: ${min}, max: ${max} }`)
    .replace(/("@sesame\/\w+": )"[^"]*"/g, `$1"^${version}"`);
};

/** One record for every number of seats. */
const goldenFiles = (plan: GamePlan): readonly (readonly [string, string])[] =>
  filesIn(goldenFolder(plan), 'seats-*.json').flatMap(([path, text]) => {
    const seats = Number(/\d+/.exec(path)?.[0]);
    const isPlayed = seats >= plan.seats.min && seats <= plan.seats.max;
    return isPlayed ? [[`tests/golden/${path}`, text.replace(PLACEHOLDER.id, plan.id)] as const] : [];
  });

/** Where the golden records of a combination are. */
export const goldenFolder = ({ kind, features }: Pick<GamePlan, 'kind' | 'features'>): string =>
  join(GOLDEN, kind, variantOf(features));

const variantOf = ({ hidden, chance }: Features): string =>
  [hidden && 'hidden', chance && 'chance'].filter(Boolean).join('-') || 'open';

const filesIn = (folder: string, pattern: string): readonly (readonly [string, string])[] =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(join(folder, '/').length).replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const;
    });
