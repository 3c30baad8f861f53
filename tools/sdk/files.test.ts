import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSdkFiles } from './files.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each([...makeSdkFiles(ROOT)])('%s is up to date; npm run sdk writes it', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8') === text).toBe(true);
});
