import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs PostgreSQL's programs outside the PATH, one folder per version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Path of a program of PostgreSQL, such as `pg_dump`; the newest version if there are several. */
export const findPostgresProgram = (name: string): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
};
