export { BENCHES, type Bench, type BenchRow } from './benches.ts';
export { type Plan, type Simulation, simulate } from './simulate.ts';
export type { Share } from './statistics.ts';
export type { BotResult } from './tally.ts';
