import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@sesame/server';
import { serveParent } from './process.ts';

/** The house as it is, durable as it is; only its limits on a single guest are lifted. */
const parent = process.argv[2] ?? '.';
mkdirSync(parent, { recursive: true });
const data = mkdtempSync(join(parent, 'bench-'));
const limits = {
  message: 16_384,
  rate: 1e9,
  burst: 1e9,
  requests: 1e9,
  guests: 1e9,
  signIns: 1e9,
  sockets: 1e9,
  botRequests: 1e9,
  botLines: 1e9,
  backlog: 1e9,
};
const house = await serve({ port: 0, host: '127.0.0.1', data, logLevel: 'error', limits });
serveParent(house.port, async () => {
  await house.close();
  rmSync(data, { recursive: true });
});
