import { resolve } from 'node:path';
import type { BenchRow, BenchSize } from '../benches.ts';
import { type Race, runRaces } from './run-races.ts';

const TABLE_COUNT = 21;
/** Races closer than this may go either way. */
const CLEAR_GAP_MS = 40;

const percent = (races: readonly Race[], holds: (race: Race) => boolean): number =>
  Number(((100 * races.filter(holds).length) / races.length).toFixed(2));

/** Who wins races over connections of 5 to 300 ms with jitter, compared with order of arrival; then what a cheater gains. */
export const benchRace = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const settings = { tables: TABLE_COUNT, seconds, data: resolve('data') };
  const honest = await runRaces({ ...settings, withCheater: false });
  const clear = honest.filter(({ gapMs }) => gapMs > CLEAR_GAP_MS);
  const cheaterGains = (await runRaces({ ...settings, withCheater: true })).flatMap(
    ({ cheaterGain }) => cheaterGain ?? [],
  );
  const beyondJitter = cheaterGains.map(({ gainedMs, jitterMs }) => gainedMs - jitterMs);
  return [
    { what: 'races, 2 to 8 players', value: honest.length },
    { what: `decided by more than ${CLEAR_GAP_MS} ms`, value: clear.length },
    { what: 'of these won by the fastest player, %', value: percent(clear, ({ wonByFastest }) => wonByFastest) },
    {
      what: 'of these by order of arrival, %',
      value: percent(clear, ({ fastestArrivedFirst }) => fastestArrivedFirst),
    },
    { what: 'longest wait before a decision, ms', value: Math.max(...honest.map(({ waitedMs }) => waitedMs)) },
    { what: 'races won by a cheater', value: cheaterGains.length },
    { what: 'largest gain of a cheater beyond its jitter, ms', value: Number(Math.max(...beyondJitter).toFixed(1)) },
  ];
};
