import { resolve } from 'node:path';
import { meanOf } from '@sesame/simulator';
import type { BenchRow, BenchSize } from '../benches.ts';
import type { LoopResult } from './closed-loop.ts';
import { measureContender } from './measure.ts';

const UNRATED = new URL('./sesame-unrated.ts', import.meta.url);
const RATED = new URL('./sesame-rated.ts', import.meta.url);
const CONCURRENT_MATCHES = [10, 100];
const ROUNDS = 4;
const WARM_UP_SECONDS = 3;

/** What the receipts of rated matches cost: the same matches with and without them, in alternation. */
export const benchReceipts = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const matches of CONCURRENT_MATCHES) {
    const measure = (module: URL) =>
      measureContender({
        module: module.href,
        matches,
        warmUp: WARM_UP_SECONDS,
        seconds,
        data: resolve('data'),
      });
    const unrated: LoopResult[] = [];
    const rated: LoopResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      unrated.push(await measure(UNRATED));
      rated.push(await measure(RATED));
    }
    const ratios = rated.map(({ perSecond }, i) => perSecond / (unrated[i]?.perSecond ?? 1));
    rows.push({
      matches,
      'moves/s without': Math.round(meanOf(unrated.map(({ perSecond }) => perSecond))),
      'moves/s with': Math.round(meanOf(rated.map(({ perSecond }) => perSecond))),
      'with / without': Number(meanOf(ratios).toFixed(3)),
      'lowest pair': Number(Math.min(...ratios).toFixed(3)),
    });
  }
  return rows;
};
