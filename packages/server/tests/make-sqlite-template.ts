import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { storeFile } from '../store/files/data-folder.ts';
import { openStore } from '../store/open-store.ts';

/** A migrated SQLite file, of which each test has a copy. */
export default async ({ provide }: TestProject) => {
  const data = mkdtempSync(join(tmpdir(), 'sesame-template-'));
  const store = await openStore({ data, isDurable: false }, { committed: () => {}, failed: () => {} });
  await store.close();
  provide('sqliteTemplate', storeFile(data));
  return () => rmSync(data, { recursive: true });
};
