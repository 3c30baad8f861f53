import { bots } from '@sesame/fake-crystal/bots';
import { measure } from '@sesame/fake-crystal/rivals';
import { CLAIMS, FACES, type Trade } from '@sesame/fake-crystal/rules';
import type { BenchRow } from '../benches.ts';

const MATCHES = 400;
const PRICES: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 35],
];

/** How often the claims of the top bot are true, by claim and price, in matches against itself. */
export const benchFakeCrystalClaims = async (): Promise<readonly BenchRow[]> => {
  const top = bots.at(-1);
  if (top === undefined) throw new Error('no bots');
  const trades: Trade[] = [];
  measure([top, top], { matches: MATCHES, seed: 'claims', budget: 1_000, watch: (end) => trades.push(...end.trades) });
  return CLAIMS.flatMap((claim) =>
    [[1, 35] as const, ...PRICES].map(([least, most]) => {
      const made = trades.filter((one) => one.claim === claim && one.price >= least && one.price <= most);
      const share = (of: (trade: Trade) => boolean) =>
        made.length === 0 ? '' : ((100 * made.filter(of).length) / made.length).toFixed(1);
      return {
        claim,
        price: most === 35 ? (least === 1 ? 'any' : `${least} or more`) : `${least}–${most}`,
        offers: made.length,
        'true, %': share(({ tile }) => FACES[tile].value === claim),
        'fake, %': share(({ tile }) => FACES[tile].value < 0),
        'mean value': made.length === 0 ? '' : mean(made).toFixed(1),
        'bought, %': share(({ type }) => type === 'bought'),
      };
    }),
  );
};

const mean = (trades: readonly Trade[]): number =>
  trades.reduce((sum, { tile }) => sum + FACES[tile].value, 0) / trades.length;
