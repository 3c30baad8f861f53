export { BENCHES, type Bench, type BenchRow } from './benches.ts';
