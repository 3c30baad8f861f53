import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '@sesame/web/build';

/**
 * Builds the web app once, before the workers of the e2e tests need it at the same time. Their servers’ data are in one
 * folder, which is removed at the end: workers are ended without notice, and nobody closes the servers that files share.
 */
export default async () => {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'sesame-e2e-'));
  process.env.SESAME_E2E_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
