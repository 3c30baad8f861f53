import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@sesame/registry';
import type { BenchRow } from '../benches.ts';
import { post, type RawClient } from '../lib/raw-client.ts';
import { playBotMatch } from './bot-match.ts';
import { copyMatches } from './copy-matches.ts';
import { figureRow, growthRow } from './growth-rows.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import { subscribe } from './subscribe.ts';

const CORRESPONDENCE = { kind: 'correspondence', perMove: 7 * 86_400, bank: 0 } as const;
/** Few enough that no match ends. */
const PLIES_PER_MATCH = 6;
const CACHE_POLL_MS = 2_000;
const TOPICS_PER_SOCKET = 200;

/**
 * Heap used by matches while they are watched, and after the server has evicted the unwatched ones from its cache. The
 * eviction runs once per minute, so this takes a while.
 */
export const measureMemory = async (
  data: string,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(data, 'memory-'));
  const matches = await seedRunningMatches(folder, many);
  const server = await startMeasuredServer({ data: folder });
  const { cookie } = await post(server.target, '/me', {});
  // Rules and dictionaries are loaded once and must not count as memory of the matches.
  for (const { close } of await subscribeToMatches(server, cookie, matches.slice(0, GAMES.length))) close();
  const empty = await server.heapBytes();
  const bytesOf = async (count: number) => {
    const clients = await subscribeToMatches(server, cookie, matches.slice(0, count));
    return { clients, bytes: (await server.heapBytes()) - empty };
  };
  const small = await bytesOf(few);
  const large = await bytesOf(many);
  for (const { close } of [...small.clients, ...large.clients]) close();
  await untilCacheEmpty(server);
  const baseline = await server.heapBytes();
  // The first round also allocates what stays for good, such as compiled code. Only a leak would grow again.
  for (const { close } of await subscribeToMatches(server, cookie, matches)) close();
  await untilCacheEmpty(server);
  const left = (await server.heapBytes()) - baseline;
  await server.stop();
  rmSync(folder, { recursive: true });
  const what = 'heap used by watched matches';
  return [
    growthRow({
      what,
      unit: 'bytes',
      small: { size: few, cost: small.bytes },
      large: { size: many, cost: large.bytes },
    }),
    figureRow({ what: 'heap per watched match', unit: 'bytes', size: many, cost: large.bytes / many }),
    figureRow({ what: 'heap per match after eviction', unit: 'bytes', size: many, cost: left / many }),
  ];
};

/** Subscribes to matches over as few sockets as the server allows. */
const subscribeToMatches = async (
  { target }: MeasuredServer,
  cookie: string,
  matches: readonly string[],
): Promise<readonly RawClient[]> => {
  const clients: RawClient[] = [];
  for (let first = 0; first < matches.length; first += TOPICS_PER_SOCKET) {
    const topics = matches.slice(first, first + TOPICS_PER_SOCKET).map((match) => `match:${match}`);
    clients.push(await subscribe(target, cookie, topics));
  }
  return clients;
};

const seedRunningMatches = async (folder: string, matches: number): Promise<readonly string[]> => {
  const server = await startMeasuredServer({ data: folder });
  for (const game of GAMES) await playBotMatch({ url: server.url, game, pace: CORRESPONDENCE, plies: PLIES_PER_MATCH });
  await server.stop();
  const file = join(folder, 'sesame.db');
  copyMatches(file, Math.ceil(matches / GAMES.length) - 1);
  using db = new DatabaseSync(file);
  const found = db.prepare('select id from matches where ended_at is null').all();
  if (found.length < matches) throw new Error(`only ${found.length} matches are running`);
  return found.map(({ id }) => String(id)).slice(0, matches);
};

/** Resolves when the server has no match in its cache. */
const untilCacheEmpty = async ({ url }: MeasuredServer): Promise<void> => {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    if (/^sesame_live_matches 0$/m.test(metrics)) return;
    await new Promise((later) => setTimeout(later, CACHE_POLL_MS));
  }
};
