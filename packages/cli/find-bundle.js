// @ts-check
import { readFileSync, statSync } from 'node:fs';

/**
 * The bundle of the command, which the installation makes (`tools/bundle-command.ts`): the URL of its first file. Undefined:
 * there is none, or one of its sources has been changed since, and the sources run instead.
 *
 * @param {URL} folder
 * @returns {string | undefined}
 */
export const findBundle = (folder) => {
  const main = new URL('main.js', folder);
  const builtAt = modifiedAt(main);
  if (builtAt === undefined) return undefined;
  const isOlder = (/** @type {string} */ source) => {
    const changedAt = modifiedAt(new URL(source, folder));
    return changedAt !== undefined && changedAt <= builtAt;
  };
  /** @type {readonly string[]} */
  const sources = JSON.parse(readFileSync(new URL('sources.json', folder), 'utf8'));
  return sources.every(isOlder) ? main.href : undefined;
};

/** @param {URL} file */
const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
