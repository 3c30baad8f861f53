import { openSharedHouse } from './cluster.ts';
import { loneTroubles, sharedTroubles } from './fault-injection.ts';
import { type Report, runTrial } from './run-scenario.ts';
import { openLoneHouse } from './single-server.ts';

/** How hard it is tried. */
export interface Hardship {
  /** Every trouble at least once, and again until so much time has passed. */
  readonly seconds: number;
  /** Matches under way at once. */
  readonly matches: number;
  /** Milliseconds that people take over a move, from and to. */
  readonly think: readonly [number, number];
}

const PROCESSES = 3;

/** What a house of three processes on PostgreSQL and Redis goes through. */
export const tryShared = async (hardship: Hardship): Promise<Report> => {
  const house = await openSharedHouse(PROCESSES);
  try {
    const place = { data: '', database: house.postgres.url };
    return await runTrial({ ...house, ...hardship, place, troubles: sharedTroubles(house) });
  } finally {
    await house.close();
  }
};

/** What a house of one process on a SQLite file goes through. */
export const tryLone = async (hardship: Hardship): Promise<Report> => {
  const house = await openLoneHouse();
  const { process, disk } = house;
  try {
    const place = { data: disk.folder };
    return await runTrial({
      ...hardship,
      place,
      processes: [process],
      doors: [process.url],
      troubles: loneTroubles(house),
    });
  } finally {
    await house.close();
  }
};
