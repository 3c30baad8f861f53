import { runClosedLoop } from './closed-loop.ts';
import type { Contender } from './contender.ts';
import type { Load } from './measure.ts';

/** The load generator process: starts a contender's server, plays on it and reports the result to the parent. */
process.once('disconnect', () => process.exit(1));
const { module, matches, warmUp, seconds, data }: Load = JSON.parse(process.argv[2] ?? '');
const contender: Contender = await import(module);
const running = await contender.start(data);
const measured = await runClosedLoop(await running.open(matches), { warmUp, seconds });
await running.stop();
process.send?.(measured, () => process.exit());
