import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from '../benches.ts';
import { openMatch, post } from '../lib/raw-client.ts';
import { growthRow } from './growth-rows.ts';
import { type GrowthHouse, startHouse } from './measured-server.ts';
import { follow, inTurn } from './subscribe.ts';

/** People with a match each, and what their pages follow. */
interface Person {
  readonly cookie: string;
  readonly topics: readonly string[];
}

const MAKING = 32;

/** All sockets of a house break and come back at once: until everybody has been told again how it stands. */
export const measureReconnect = async (
  data: string,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const [small, large] = [await reconnect(data, few), await reconnect(data, many)];
  const rowOf = (what: string, unit: string, cost: keyof Costs) =>
    growthRow({ what, unit, small: { size: few, cost: small[cost] }, large: { size: many, cost: large[cost] } });
  return [
    rowOf('until all who come back at once are told again', 's', 'seconds'),
    rowOf('of a core, the house, for all of them and the moment after', 's', 'cpu'),
  ];
};

interface Costs {
  readonly seconds: number;
  readonly cpu: number;
}

/** Afterwards the house still has news to tell: who is here has changed. */
const MOMENT = 3_000;

const reconnect = async (data: string, sockets: number): Promise<Costs> => {
  const folder = mkdtempSync(join(data, 'reconnect-'));
  const house = await startHouse({ data: folder });
  const people = await settle(house, sockets);
  const come = () => Promise.all(people.map(({ cookie, topics }) => follow(house.line, cookie, topics)));
  // In turn the first time, so that nobody is measured who has never been here.
  const here = await inTurn(people, MAKING, ({ cookie, topics }) => follow(house.line, cookie, topics));
  for (const { close } of here) close();
  await pause(MOMENT);
  const before = await house.cpu();
  const started = performance.now();
  const back = await come();
  const seconds = (performance.now() - started) / 1_000;
  await pause(MOMENT);
  const after = await house.cpu();
  for (const { close } of back) close();
  await house.stop();
  rmSync(folder, { recursive: true });
  return { seconds, cpu: (after - before) / 1_000 };
};

/** Pairs of guests, each in a match: half of them before it, half on the home page. */
const settle = async ({ line }: GrowthHouse, count: number): Promise<readonly Person[]> => {
  const pairs = Array.from({ length: Math.ceil(count / 2) }, (_, pair) => pair);
  const people = await inTurn(pairs, MAKING, async (pair) => {
    const [host, guest] = [await post(line, '/me', {}), await post(line, '/me', {})];
    const match = await openMatch(line, [host, guest]);
    const page = pair % 2 === 0 ? [`match:${match}`, 'me', 'people'] : ['lobby', 'me', 'people', 'playing'];
    return [host, guest].map(({ cookie }): Person => ({ cookie, topics: page }));
  });
  return people.flat().slice(0, count);
};

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));
