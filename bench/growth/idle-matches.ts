import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@sesame/registry';
import { importStore } from '@sesame/server/import-store';
import type { BenchRow } from '../benches.ts';
import { post } from '../lib/raw-client.ts';
import type { Services } from './backing-services.ts';
import { playBotMatch } from './bot-match.ts';
import { multiply } from './copy-matches.ts';
import { figureRow, growthRow } from './growth-rows.ts';
import { type GrowthHouse, type GrowthPlace, startHouse } from './measured-server.ts';
import { follow } from './subscribe.ts';

const DAYS = { kind: 'correspondence', perMove: 7 * 86_400, bank: 0 } as const;
const PLIES = 4;
const HOME = ['lobby', 'me', 'people', 'playing'];
const VISITS = 20;

interface Costs {
  /** Seconds until the house was open, and milliseconds until a newcomer's home page has been told everything. */
  readonly opening: number;
  readonly visit: number;
}

/** A house with many matches that go on over days, in which nothing happens: how long it takes to open, and to visit. */
export const measureRest = async (
  data: string,
  services: Services,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const on = (matches: number) => openWith(data, matches, engine === 'SQLite' ? undefined : services);
    const [none, small, large] = [await on(0), await on(few), await on(many)];
    const row = (what: string, unit: string, cost: keyof Costs) => [
      figureRow({ what, unit, size: 0, cost: none[cost] }),
      growthRow({ what, unit, small: { size: few, cost: small[cost] }, large: { size: many, cost: large[cost] } }),
    ];
    rows.push(
      ...row(`to open with matches at rest, ${engine}`, 's', 'opening'),
      ...row(`a newcomer's home page beside matches at rest, ${engine}`, 'ms', 'visit'),
    );
  }
  return rows;
};

const openWith = async (data: string, matches: number, services: Services | undefined): Promise<Costs> => {
  const folder = mkdtempSync(join(data, 'rest-'));
  const place = await fill(folder, matches, services);
  const house = await startHouse(place);
  const visit = await visitHome(house);
  await house.stop();
  rmSync(folder, { recursive: true });
  return { opening: house.openedIn / 1_000, visit };
};

/** One match of each game, begun and left, and the rest of them copies. */
const fill = async (folder: string, matches: number, services: Services | undefined): Promise<GrowthPlace> => {
  const first = await startHouse({ data: folder });
  if (matches > 0) {
    for (const game of GAMES) await playBotMatch({ url: first.url, game, pace: DAYS, plies: PLIES });
  }
  await first.stop();
  const file = join(folder, 'sesame.db');
  if (matches > GAMES.length) multiply(file, Math.ceil(matches / GAMES.length) - 1);
  if (services === undefined) return { data: folder };
  const database = services.makeDatabase(`rest_${matches}`);
  await importStore({ file, database });
  services.ask(database, 'analyze');
  return { data: folder, database, redis: services.redis };
};

const visitHome = async ({ line }: GrowthHouse): Promise<number> => {
  const { cookie } = await post(line, '/me', {});
  const started = performance.now();
  for (let visit = 0; visit < VISITS; visit++) (await follow(line, cookie, HOME)).close();
  return (performance.now() - started) / VISITS;
};
