import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@sesame/server';

/** The house as it is, durable as it is; only its limits on a single guest are lifted. */
const data = mkdtempSync(join(process.argv[2] ?? '.', 'bench-'));
const limits = { message: 16_384, rate: 1e9, burst: 1e9, requests: 1e9, guests: 1e9, sockets: 1e9, backlog: 1e9 };
const house = await serve({ port: 0, host: '127.0.0.1', data, logLevel: 'error', limits });
process.send?.({ port: house.port });
process.on('SIGTERM', async () => {
  await house.close();
  rmSync(data, { recursive: true });
  process.exit(0);
});
process.on('disconnect', () => process.exit(1));
