import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSdkFiles } from './sdk/files.ts';

/**
 * `npm run sdk` writes what is made of the types of the rules and of the table of routes: JSON schemas of all games, and the
 * types of the bot SDK. A test fails when they are not up to date.
 */

const ROOT = join(import.meta.dirname, '..');

const files = makeSdkFiles(ROOT);
for (const [path, text] of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  console.log(path);
}
