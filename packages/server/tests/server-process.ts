import { serve } from '../main.ts';
import { QUIET } from './test-server.ts';

/** A house in a process of its own, to be killed. Says when it is open. */
const [port, data, said = '{}'] = process.argv.slice(2);
await serve({ ...QUIET, port: Number(port), ...(data !== undefined && { data }), ...JSON.parse(said) });
process.send?.('open');
process.on('disconnect', () => process.exit(1));
