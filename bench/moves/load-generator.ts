import type { ThreadCpu } from '../lib/server-process.ts';
import { runClosedLoop } from './closed-loop.ts';
import type { Contender } from './contender.ts';
import type { Load, Measurement } from './measure.ts';

/** The load generator process: starts a contender's server, plays on it and reports the result to the parent. */
process.once('disconnect', () => process.exit(1));
const { module, matches, warmUp, seconds, data }: Load = JSON.parse(process.argv[2] ?? '');
const contender: Contender = await import(module);
const running = await contender.start(data);
const duels = await running.open(matches);
await runClosedLoop(duels, { warmUp: 0, seconds: warmUp });
const before = await running.cpu();
const played = await runClosedLoop(duels, { warmUp: 0, seconds });
const after = await running.cpu();
await running.stop();
const perMove = (thread: keyof ThreadCpu) => (after[thread] - before[thread]) / played.moves;
const measured: Measurement = { ...played, mainMicroseconds: perMove('main'), writerMicroseconds: perMove('writer') };
process.send?.(measured, () => process.exit());
