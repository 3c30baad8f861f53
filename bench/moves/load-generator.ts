import { closedLoop } from './closed-loop.ts';
import type { Contender } from './contender.ts';
import type { Load } from './measure.ts';

/** The load generator, a process of its own: starts a contender's server, plays against it, says what it measured. */
process.once('disconnect', () => process.exit(1));
const { module, matches, warmUp, seconds, data }: Load = JSON.parse(process.argv[2] ?? '');
const contender: Contender = await import(module);
const running = await contender.start(data);
const measured = await closedLoop(await running.open(matches), { warmUp, seconds });
await running.stop();
process.send?.(measured, () => process.exit());
