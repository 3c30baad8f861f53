import { EQUAL_RACERS } from '@sesame/crystal-code/bots';
import { type Count, isRightChain, type Move, ROUNDS } from '@sesame/crystal-code/rules';
import type { MatchRecord, Outcome } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { meanOf, type Share, shareOf, simulate } from '@sesame/simulator';
import type { BenchRow } from '../benches.ts';

/** Builders at a table and the number of matches. */
const TABLES_PLAYED: readonly (readonly [matches: number, ...bots: readonly string[]])[] = [
  [400, 'sixty-futures', 'greedy'],
  [400, 'sixty-futures', 'four-futures'],
  [400, 'four-futures', 'greedy'],
  [200, 'greedy', 'greedy'],
  [200, 'sixty-futures', 'sixty-futures'],
  [200, 'sixty-futures', 'sixty-futures', 'sixty-futures'],
  [200, 'sixty-futures', 'sixty-futures', 'sixty-futures', 'sixty-futures'],
];

/** How often machines in Crystal Code work, and whether planning them pays off. */
export const balanceCrystalCode = async (): Promise<readonly BenchRow[]> => {
  const game = gameOf('crystal-code');
  if (game === undefined) throw new Error('Crystal Code is not registered');
  const rows: BenchRow[] = [];
  for (const [matches, ...bots] of TABLES_PLAYED) {
    const played = await simulate(
      { ...game, bots: async () => EQUAL_RACERS },
      { bots, matches, seed: 'balance', keepRecords: true },
    );
    if (!played.ok) throw new Error(played.error.message);
    const records = played.value.records ?? [];
    const [first] = played.value.bots;
    rows.push({
      bots: bots.join(','),
      matches,
      'won by the first bot, %': first === undefined ? '' : percent(first.wins),
      'won by a working machine, %': percent(shareOf(records.filter(isWonByMachine).length, matches)),
      ...figuresOf(records, bots[0] ?? ''),
      'p99 ms per move': (first?.time.p99 ?? 0).toFixed(1),
    });
  }
  return rows;
};

const percent = ({ rate, low, high }: Share): string =>
  `${(100 * rate).toFixed(1)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

const countOf = ({ outcome }: { readonly outcome?: Outcome }): Count => outcome as Count;

const isWonByMachine = (record: MatchRecord): boolean => {
  const { ranks, detail } = countOf(record);
  return detail.some(({ functions }, seat) => functions && ranks[seat] === 1);
};

/** Mean results of one bot. */
const figuresOf = (records: readonly MatchRecord[], bot: string): BenchRow => {
  const seats = records.flatMap((record) =>
    countOf(record).detail.flatMap((tally, seat) =>
      record.seats[seat] === bot ? [{ ...tally, chained: chainedBy(record, seat) }] : [],
    ),
  );
  const share = (holds: (seat: (typeof seats)[number]) => number) => (100 * meanOf(seats.map(holds))).toFixed(1);
  return {
    'its working machines, %': share(({ functions }) => Number(functions)),
    'its crystals per match': meanOf(seats.map(({ crystals }) => crystals)).toFixed(1),
    'hands it chained, %': share(({ chained }) => chained / ROUNDS),
  };
};

/** Number of races in which a seat claimed a correct chain. */
const chainedBy = ({ inputs }: MatchRecord, seat: number): number =>
  inputs.filter(({ by, move }) => {
    const made = move as Move;
    return by === seat && made.type === 'done' && isRightChain(made.chain);
  }).length;
