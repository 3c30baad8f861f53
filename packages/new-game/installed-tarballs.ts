import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Packages of Sesame by name, with the specification that npm installs them by, such as `file:/…/sesame-ui-1.0.0.tgz`. */
export type Tarballs = Readonly<Record<string, string>>;

/**
 * The tarballs that the project around an installed file has its packages of Sesame from. A game that is written there
 * depends on the same ones, as they may be published nowhere.
 */
export const installedTarballs = (file: string): Tarballs => {
  const [project] = file.split(`${sep}node_modules${sep}`, 1);
  if (project === undefined || project === file) return {};
  const manifest = join(project, 'package.json');
  if (!existsSync(manifest)) return {};
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const all = Object.entries<string>({ ...dependencies, ...devDependencies });
  return Object.fromEntries(
    all
      .filter(([name, from]) => name.startsWith('@sesame/') && /^file:.*\.tgz$/.test(from))
      .map(([name, from]) => [name, `file:${resolve(project, from.slice('file:'.length))}`]),
  );
};
