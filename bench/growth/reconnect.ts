import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from '../benches.ts';
import { openMatch, post } from '../lib/raw-client.ts';
import { growthRow } from './growth-rows.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import { mapConcurrently, subscribe } from './subscribe.ts';

/** A guest seated in a match, and the topics of the page they have open. */
interface Guest {
  readonly cookie: string;
  readonly topics: readonly string[];
}

const SETUP_CONCURRENCY = 32;

/** All sockets reconnect at once: time until every guest has the current state again. */
export const measureReconnect = async (
  data: string,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const [small, large] = [await measureReconnectOf(data, few), await measureReconnectOf(data, many)];
  const rowOf = (what: string, unit: string, cost: keyof Costs) =>
    growthRow({ what, unit, small: { size: few, cost: small[cost] }, large: { size: many, cost: large[cost] } });
  return [
    rowOf('until all reconnected guests have the current state', 's', 'seconds'),
    rowOf('server CPU for the reconnect and the presence updates after it', 's', 'cpu'),
  ];
};

interface Costs {
  readonly seconds: number;
  readonly cpu: number;
}

/** Presence updates follow this long after a reconnect. */
const PRESENCE_DELAY_MS = 3_000;

const measureReconnectOf = async (data: string, sockets: number): Promise<Costs> => {
  const folder = mkdtempSync(join(data, 'reconnect-'));
  const server = await startMeasuredServer({ data: folder });
  const guests = await createGuests(server, sockets);
  const connectAll = () => Promise.all(guests.map(({ cookie, topics }) => subscribe(server.target, cookie, topics)));
  // The first connections are not measured: new guests cost more than returning ones.
  const connected = await mapConcurrently(guests, SETUP_CONCURRENCY, ({ cookie, topics }) =>
    subscribe(server.target, cookie, topics),
  );
  for (const { close } of connected) close();
  await pause(PRESENCE_DELAY_MS);
  const before = await server.cpuMs();
  const started = performance.now();
  const reconnected = await connectAll();
  const seconds = (performance.now() - started) / 1_000;
  await pause(PRESENCE_DELAY_MS);
  const after = await server.cpuMs();
  for (const { close } of reconnected) close();
  await server.stop();
  rmSync(folder, { recursive: true });
  return { seconds, cpu: (after - before) / 1_000 };
};

/** Pairs of guests in a match each: half of them on the match page, half on the home page. */
const createGuests = async ({ target }: MeasuredServer, count: number): Promise<readonly Guest[]> => {
  const pairs = Array.from({ length: Math.ceil(count / 2) }, (_, pair) => pair);
  const guests = await mapConcurrently(pairs, SETUP_CONCURRENCY, async (pair) => {
    const [host, guest] = [await post(target, '/me', {}), await post(target, '/me', {})];
    const match = await openMatch(target, [host, guest]);
    const page = pair % 2 === 0 ? [`match:${match}`, 'me', 'people'] : ['lobby', 'me', 'people', 'playing'];
    return [host, guest].map(({ cookie }): Guest => ({ cookie, topics: page }));
  });
  return guests.flat().slice(0, count);
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
