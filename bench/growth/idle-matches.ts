import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@sesame/registry';
import { importStore } from '@sesame/server/import-store';
import type { BenchRow } from '../benches.ts';
import { post } from '../lib/raw-client.ts';
import type { BackingServices } from './backing-services.ts';
import { playBotMatch } from './bot-match.ts';
import { copyMatches } from './copy-matches.ts';
import { figureRow, growthRow } from './growth-rows.ts';
import { type MeasuredServer, type StorageSettings, startMeasuredServer } from './measured-server.ts';
import { subscribe } from './subscribe.ts';

const CORRESPONDENCE = { kind: 'correspondence', perMove: 7 * 86_400, bank: 0 } as const;
const PLIES_PER_MATCH = 4;
const HOME_TOPICS = ['lobby', 'me', 'people', 'playing'];
const HOME_VISITS = 20;

interface Costs {
  readonly startupSeconds: number;
  /** Until the home page of a new guest has all its data. */
  readonly homePageMs: number;
}

/** Start-up time and home page latency of a server with many idle correspondence matches. */
export const measureIdleMatches = async (
  data: string,
  services: BackingServices,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const on = (matches: number) => measureWith(data, matches, engine === 'SQLite' ? undefined : services);
    const [none, small, large] = [await on(0), await on(few), await on(many)];
    const row = (what: string, unit: string, cost: keyof Costs) => [
      figureRow({ what, unit, size: 0, cost: none[cost] }),
      growthRow({ what, unit, small: { size: few, cost: small[cost] }, large: { size: many, cost: large[cost] } }),
    ];
    rows.push(
      ...row(`start-up with idle matches, ${engine}`, 's', 'startupSeconds'),
      ...row(`home page of a new guest with idle matches, ${engine}`, 'ms', 'homePageMs'),
    );
  }
  return rows;
};

const measureWith = async (data: string, matches: number, services: BackingServices | undefined): Promise<Costs> => {
  const folder = mkdtempSync(join(data, 'rest-'));
  const storage = await prepareStore(folder, matches, services);
  const server = await startMeasuredServer(storage);
  const homePageMs = await measureHomePage(server);
  await server.stop();
  rmSync(folder, { recursive: true });
  return { startupSeconds: server.startupMs / 1_000, homePageMs };
};

/** Starts one match of each game; the rest are copies of these. */
const prepareStore = async (
  folder: string,
  matches: number,
  services: BackingServices | undefined,
): Promise<StorageSettings> => {
  const first = await startMeasuredServer({ data: folder });
  if (matches > 0) {
    for (const game of GAMES)
      await playBotMatch({ url: first.url, game, pace: CORRESPONDENCE, plies: PLIES_PER_MATCH });
  }
  await first.stop();
  const file = join(folder, 'sesame.db');
  if (matches > GAMES.length) copyMatches(file, Math.ceil(matches / GAMES.length) - 1);
  if (services === undefined) return { data: folder };
  const database = services.makeDatabase(`rest_${matches}`);
  await importStore({ data: folder, database });
  services.query(database, 'analyze');
  return { data: folder, database, redis: services.redis };
};

const measureHomePage = async ({ target }: MeasuredServer): Promise<number> => {
  const { cookie } = await post(target, '/me', {});
  const started = performance.now();
  for (let visit = 0; visit < HOME_VISITS; visit++) (await subscribe(target, cookie, HOME_TOPICS)).close();
  return (performance.now() - started) / HOME_VISITS;
};
