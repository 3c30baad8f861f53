import { resolve } from 'node:path';
import type { BenchRow, BenchSize } from '../benches.ts';
import { type Race, runRaces } from './run-races.ts';

const TABLES = 21;
/** Closer than this nobody can be sure. */
const CLEAR = 40;

const percent = (races: readonly Race[], holds: (race: Race) => boolean): number =>
  Number(((100 * races.filter(holds).length) / races.length).toFixed(2));

/** Who wins races over lines of 5 to 300 ms with jitter, and who would by plain arrival; then what a liar gains. */
export const benchRace = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const wish = { tables: TABLES, seconds, data: resolve('data') };
  const honest = await runRaces({ ...wish, withLiar: false });
  const clear = honest.filter(({ gap }) => gap > CLEAR);
  const lied = (await runRaces({ ...wish, withLiar: true })).flatMap(({ gain }) => gain ?? []);
  const beyond = lied.map(({ gained, jitter }) => gained - jitter);
  return [
    { what: 'races, 2 to 8 players', value: honest.length },
    { what: `of these decided by more than ${CLEAR} ms`, value: clear.length },
    { what: 'won by the truly fastest, %', value: percent(clear, ({ isTrue }) => isTrue) },
    { what: 'by plain arrival, %', value: percent(clear, ({ isPlainTrue }) => isPlainTrue) },
    { what: 'longest wait before an award, ms', value: Math.max(...honest.map(({ waited }) => waited)) },
    { what: 'races won by a liar', value: lied.length },
    { what: 'most a liar gained beyond its jitter, ms', value: Number(Math.max(...beyond).toFixed(1)) },
  ];
};
