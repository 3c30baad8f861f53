import { flushCompileCache } from 'node:module';
import { serve } from '../main.ts';
import { QUIET } from './test-server.ts';

/** Server process to be killed. Reports when it is listening. */
const [port, data, said = '{}'] = process.argv.slice(2);
await serve({ ...QUIET, port: Number(port), ...(data !== undefined && { data }), ...JSON.parse(said) });
// It will be killed, so it cannot write the cache when it exits.
flushCompileCache();
process.send?.('open');
process.on('disconnect', () => process.exit(1));
