import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closedLoop } from '../bench/closed-loop.ts';
import { openDuel } from '../bench/duel.ts';
import type { HouseLine } from '../bench/visitor.ts';
import type { BenchRow } from '../benches.ts';
import { figureRow, growthRow, type Point } from './growth.ts';
import { type GrowthHouse, type GrowthPlace, startHouse } from './house.ts';
import type { Services } from './services.ts';

export interface MovesWish {
  readonly data: string;
  readonly services: Services;
  readonly seconds: number;
}

/** What a move costs so many processes: moves a second, and milliseconds of a core a move. */
interface Cost {
  readonly processes: number;
  readonly perSecond: number;
  readonly houses: number;
  readonly services: number;
}

const AT_ONCE = 60;
const AHEAD = 10;
const WARM_UP = 2;
const PROCESSES = [1, 2, 3];

/** Moves a second with one, two and three processes. Where there are several, the players of a match are with two. */
export const measureMoves = async ({ data, services, seconds }: MovesWish): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(data, 'moves-'));
  const alone = await measureOn([{ data: folder }], { services, seconds });
  const shared: Cost[] = [];
  for (const processes of PROCESSES) {
    const database = services.makeDatabase(`moves_${processes}`);
    const place = { data: folder, database, redis: services.redis };
    shared.push(await measureOn(new Array(processes).fill(place), { services, seconds }));
  }
  rmSync(folder, { recursive: true });
  return [...rowsOf('SQLite', alone), ...shared.flatMap((cost) => rowsOf('PostgreSQL', cost)), ...flatness(shared)];
};

const measureOn = async (
  places: readonly GrowthPlace[],
  { services, seconds }: Pick<MovesWish, 'services' | 'seconds'>,
): Promise<Cost> => {
  const houses: GrowthHouse[] = [];
  for (const place of places) houses.push(await startHouse(place));
  const lineOf = (n: number): HouseLine => {
    const house = houses[n % houses.length];
    if (house === undefined) throw new Error('no house is open');
    return house.line;
  };
  const opening = Array.from({ length: AT_ONCE }, (_, n) => openDuel([lineOf(n), lineOf(n + 1)], AHEAD));
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
    perSecond,
    houses: (after.houses - before.houses) / moves,
    services: (after.services - before.services) / moves,
  };
};

const rowsOf = (on: string, { processes: size, perSecond, houses, services }: Cost): readonly BenchRow[] => [
  figureRow({ what: `moves a second on ${on}`, unit: 'moves/s', size, cost: perSecond }),
  figureRow({ what: `of a core a move, houses, on ${on}`, unit: 'ms', size, cost: houses }),
  ...(on === 'SQLite' ? [] : [figureRow({ what: 'and PostgreSQL and Redis', unit: 'ms', size, cost: services })]),
];

/** A match concerns two processes at most: what a move costs must not grow with how many there are. */
const flatness = (costs: readonly Cost[]): readonly BenchRow[] => {
  const at = (processes: number): Point => {
    const found = costs.find((cost) => cost.processes === processes);
    return { size: 1, cost: (found?.houses ?? 0) + (found?.services ?? 0) };
  };
  return [
    growthRow({
      what: 'of a core a move, all, with three processes beside two',
      unit: 'ms',
      small: at(2),
      large: at(3),
    }),
  ];
};
