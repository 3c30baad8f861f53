import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@sesame/server';
import { LIMITLESS } from './no-limits.ts';
import { serveParent } from './server-process.ts';

/** The house as it is, durable as it is; only its limits on a single guest are lifted. */
const parent = process.argv[2] ?? '.';
mkdirSync(parent, { recursive: true });
const data = mkdtempSync(join(parent, 'bench-'));
const house = await serve({ port: 0, host: '127.0.0.1', data, logLevel: 'error', limits: LIMITLESS });
serveParent(house.port, async () => {
  await house.close();
  rmSync(data, { recursive: true });
});
