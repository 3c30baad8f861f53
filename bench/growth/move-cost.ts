import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from '../benches.ts';
import type { HouseLine } from '../lib/raw-client.ts';
import { closedLoop } from '../moves/closed-loop.ts';
import { openDuel } from '../moves/sesame-duel.ts';
import type { Services } from './backing-services.ts';
import { figureRow, growthRow, type Point } from './growth-rows.ts';
import { type GrowthHouse, type GrowthPlace, startHouse } from './measured-server.ts';

export interface MovesWish {
  readonly data: string;
  readonly services: Services;
  readonly seconds: number;
}

/** What a move costs so many processes: moves a second, and milliseconds of a core a move. */
interface Cost {
  readonly processes: number;
  readonly matches: number;
  readonly perSecond: number;
  readonly houses: number;
  readonly services: number;
}

const AT_ONCE = 60;
/** Three processes with as many matches each as two have of those. */
const GROWN = { processes: 3, matches: 90 };
const AHEAD = 10;
const WARM_UP = 2;
const PROCESSES = [1, 2, 3];

/** Moves a second with one, two and three processes. Where there are several, the players of a match are with two. */
export const measureMoves = async ({ data, services, seconds }: MovesWish): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(data, 'moves-'));
  const alone = await measureOn([{ data: folder }], { services, seconds, matches: AT_ONCE });
  const shared: Cost[] = [];
  for (const { processes, matches } of [...PROCESSES.map((processes) => ({ processes, matches: AT_ONCE })), GROWN]) {
    const database = services.makeDatabase(`moves_${processes}_${matches}`);
    const place = { data: folder, database, redis: services.redis };
    shared.push(await measureOn(new Array(processes).fill(place), { services, seconds, matches }));
  }
  rmSync(folder, { recursive: true });
  return [...rowsOf('SQLite', alone), ...shared.flatMap((cost) => rowsOf('PostgreSQL', cost)), ...flatness(shared)];
};

const measureOn = async (
  places: readonly GrowthPlace[],
  { services, seconds, matches }: Pick<MovesWish, 'services' | 'seconds'> & { readonly matches: number },
): Promise<Cost> => {
  const houses: GrowthHouse[] = [];
  for (const place of places) houses.push(await startHouse(place));
  const lineOf = (n: number): HouseLine => {
    const house = houses[n % houses.length];
    if (house === undefined) throw new Error('no house is open');
    return house.line;
  };
  const opening = Array.from({ length: matches }, (_, n) => openDuel([lineOf(n), lineOf(n + 1)], AHEAD));
  const duels = await Promise.all(opening);
  const cpuOfHouses = async () => (await Promise.all(houses.map((one) => one.cpu()))).reduce((a, b) => a + b, 0);
  await closedLoop(duels, { warmUp: 0, seconds: WARM_UP });
  const before = { houses: await cpuOfHouses(), services: services.cpu() };
  const { perSecond, moves } = await closedLoop(duels, { warmUp: 0, seconds });
  const after = { houses: await cpuOfHouses(), services: services.cpu() };
  for (const { close } of duels) close();
  await Promise.all(houses.map(({ stop }) => stop()));
  return {
    processes: places.length,
    matches,
    perSecond,
    houses: (after.houses - before.houses) / moves,
    services: (after.services - before.services) / moves,
  };
};

const rowsOf = (on: string, { processes: size, matches, perSecond, houses, services }: Cost): readonly BenchRow[] => [
  figureRow({ what: `moves a second on ${on}, ${matches} matches`, unit: 'moves/s', size, cost: perSecond }),
  figureRow({ what: `of a core a move, houses, on ${on}`, unit: 'ms', size, cost: houses }),
  ...(on === 'SQLite' ? [] : [figureRow({ what: 'and PostgreSQL and Redis', unit: 'ms', size, cost: services })]),
];

/**
 * A match concerns two processes at most: what a move costs must not grow with how many there are. Beside two processes
 * stand three with the same matches, of which less is written together, and three with half as many again.
 */
const flatness = (costs: readonly Cost[]): readonly BenchRow[] => {
  const at = (processes: number, matches: number): Point => {
    const found = costs.find((cost) => cost.processes === processes && cost.matches === matches);
    return { size: 1, cost: (found?.houses ?? 0) + (found?.services ?? 0) };
  };
  const row = (what: string, large: Point) =>
    growthRow({ what: `of a core a move, all, ${what}`, unit: 'ms', small: at(2, AT_ONCE), large });
  return [
    row('three processes beside two, the same matches', at(3, AT_ONCE)),
    row('three processes beside two, as many matches each', at(GROWN.processes, GROWN.matches)),
  ];
};
