import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@sesame/server';
import { NO_LIMITS } from './no-limits.ts';
import { serveAsChild } from './server-process.ts';

/** Sesame with its normal durability; only the rate limits are lifted. */
const parent = process.argv[2] ?? '.';
mkdirSync(parent, { recursive: true });
const data = mkdtempSync(join(parent, 'bench-'));
const server = await serve({ port: 0, host: '127.0.0.1', data, logLevel: 'error', limits: NO_LIMITS });
serveAsChild(server.port, async () => {
  await server.close();
  rmSync(data, { recursive: true });
});
