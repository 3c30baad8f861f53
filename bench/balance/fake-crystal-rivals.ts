import { bots } from '@sesame/fake-crystal/bots';
import { measure, RIVALS } from '@sesame/fake-crystal/rivals';
import { shareOf } from '@sesame/simulator';
import type { BenchRow } from '../benches.ts';

const MATCHES = 400;
const FOUR_PLAYER_MATCHES = 400;
const BUDGET_MS = 1_000;
const SEED = 'rivals';

/** The top bot against each rival for two, then among four against three of the one that did best. */
export const benchFakeCrystalRivals = async (): Promise<readonly BenchRow[]> => {
  const top = bots.at(-1);
  if (top === undefined) throw new Error('no bots');
  const rows = RIVALS.map((rival) => {
    const points = measure([top, rival], { matches: MATCHES, seed: `${SEED} ${rival.id}`, budget: BUDGET_MS });
    return { rival, players: 2, matches: MATCHES, points };
  });
  const [best] = rows.toSorted((a, b) => a.points - b.points).flatMap(({ rival }) => (rival.forTwo ? [] : [rival]));
  if (best === undefined) throw new Error('no rivals');
  const series = { matches: FOUR_PLAYER_MATCHES, seed: `${SEED} four`, budget: BUDGET_MS };
  const four = { rival: best, players: 4, matches: series.matches, points: measure([top, best, best, best], series) };
  const mean = rows.reduce((sum, { points, matches }) => sum + points / matches, 0) / rows.length;
  return [
    ...[...rows, four].map(({ rival, players, matches, points }) => ({
      rival: rival.id,
      players,
      matches,
      'won, %': percent(shareOf(points, matches)),
    })),
    { rival: 'mean of two', players: 2, matches: rows.length * MATCHES, 'won, %': (100 * mean).toFixed(1) },
  ];
};

const percent = ({ rate, low, high }: ReturnType<typeof shareOf>): string =>
  `${(100 * rate).toFixed(1)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
