import { readFileSync, writeFileSync } from 'node:fs';

/** A package in the lock file, as far as needed here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export interface LicensedLock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Licences that allow using, changing and redistributing Sesame as a whole, and their conditions. */
export const ALLOWED: Readonly<Record<string, string>> = {
  '0BSD': 'none',
  'Apache-2.0': 'keep the notices',
  'BlueOak-1.0.0': 'keep the licence',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice',
  'BSL-1.0': 'keep the licence with sources',
  'CC0-1.0': 'none',
  ISC: 'keep the notice',
  MIT: 'keep the notice',
  'MIT-0': 'none',
  'MPL-2.0': 'changes to its own files stay open; we make none',
  'OFL-1.1': 'fonts: keep the licence, do not sell them alone',
  Unlicense: 'none',
};

export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** Undefined if not stated. */
  readonly licence: string | undefined;
}

const NAME = 'node_modules/';

/** The packages installed at run time, each version once. */
export const dependenciesOf = ({ packages }: LicensedLock): readonly Dependency[] => {
  const listed = Object.entries(packages).flatMap(([path, { version = '', license, dev, link }]) => {
    if (!path.startsWith(NAME) || dev || link) return [];
    const name = path.slice(path.lastIndexOf(NAME) + NAME.length);
    return [{ name, version, licence: license ?? licenceOfOwner(packages, name) }];
  });
  const once = new Map(listed.map((dependency) => [`${dependency.name} ${dependency.version}`, dependency]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

/** A platform build without a licence in the lock has the licence of the package it belongs to. */
const licenceOfOwner = (packages: LicensedLock['packages'], name: string): string | undefined =>
  Object.values(packages).find(({ optionalDependencies = {} }) => name in optionalDependencies)?.license;

/** Whether a licence expression is allowed; with AND, every part must be. */
export const isAllowed = (licence: string | undefined): boolean =>
  licence?.split(' AND ').every((one) => Object.hasOwn(ALLOWED, one)) === true;

export const makeLicences = (dependencies: readonly Dependency[]): string => {
  const groups = Map.groupBy(dependencies, ({ licence }) => licence ?? 'unknown');
  const sections = [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, those]) => {
      const asks = licence.split(' AND ').map((one) => ALLOWED[one] ?? 'not reviewed yet');
      const names = those.map(({ name, version }) => `${name} ${version}`);
      return `## ${licence} (${those.length})\n\nCondition: ${asks.join('; ')}.\n\n${names.join(', ')}\n`;
    });
  return `${HEAD}\n${sections.join('\n')}`;
};

const HEAD = `# Licences

Sesame is under the [MIT licence](../LICENSE). These are its run-time dependencies by
licence, generated from the lock file by \`npx node tools/licences.ts\`. The dictionaries of Passwords have their own
[licences](../packages/games/passwords/rules/lexicon/LICENCES.md).
`;

if (import.meta.main) {
  const lock: LicensedLock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  writeFileSync('docs/licences.md', makeLicences(dependenciesOf(lock)));
}
