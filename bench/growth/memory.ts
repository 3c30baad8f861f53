import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@sesame/registry';
import type { BenchRow } from '../benches.ts';
import { post, type Visitor } from '../lib/raw-client.ts';
import { playBotMatch } from './bot-match.ts';
import { multiply } from './copy-matches.ts';
import { figureRow, growthRow } from './growth-rows.ts';
import { type GrowthHouse, startHouse } from './measured-server.ts';
import { follow } from './subscribe.ts';

const DAYS = { kind: 'correspondence', perMove: 7 * 86_400, bank: 0 } as const;
/** So few that no match is over. */
const PLIES = 6;
const POLL = 2_000;
const A_SOCKET = 200;

/**
 * What matches take on the heap: while somebody looks at them, and once the house has swept those that nobody looks at.
 * It does that every minute, so this one takes its time.
 */
export const measureMemory = async (
  data: string,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(data, 'memory-'));
  const matches = await fill(folder, many);
  const house = await startHouse({ data: folder });
  const { cookie } = await post(house.line, '/me', {});
  // What is loaded once, rules and dictionaries, is no match's.
  for (const { close } of await look(house, cookie, matches.slice(0, GAMES.length))) close();
  const empty = await house.bytes();
  const bytesOf = async (count: number) => {
    const eyes = await look(house, cookie, matches.slice(0, count));
    return { eyes, bytes: (await house.bytes()) - empty };
  };
  const small = await bytesOf(few);
  const large = await bytesOf(many);
  for (const { close } of [...small.eyes, ...large.eyes]) close();
  await swept(house);
  const once = await house.bytes();
  // What is made the first time stays, as code does; what comes with every match would come again.
  for (const { close } of await look(house, cookie, matches)) close();
  await swept(house);
  const left = (await house.bytes()) - once;
  await house.stop();
  rmSync(folder, { recursive: true });
  const what = 'bytes of matches that are looked at';
  return [
    growthRow({
      what,
      unit: 'bytes',
      small: { size: few, cost: small.bytes },
      large: { size: many, cost: large.bytes },
    }),
    figureRow({ what: 'bytes a match that is looked at', unit: 'bytes', size: many, cost: large.bytes / many }),
    figureRow({ what: 'bytes a match at rest, after the sweep', unit: 'bytes', size: many, cost: left / many }),
  ];
};

/** Looks at matches, over as few sockets as the house lets somebody do it. */
const look = async ({ line }: GrowthHouse, cookie: string, matches: readonly string[]): Promise<readonly Visitor[]> => {
  const eyes: Visitor[] = [];
  for (let first = 0; first < matches.length; first += A_SOCKET) {
    const topics = matches.slice(first, first + A_SOCKET).map((match) => `match:${match}`);
    eyes.push(await follow(line, cookie, topics));
  }
  return eyes;
};

const fill = async (folder: string, matches: number): Promise<readonly string[]> => {
  const house = await startHouse({ data: folder });
  for (const game of GAMES) await playBotMatch({ url: house.url, game, pace: DAYS, plies: PLIES });
  await house.stop();
  const file = join(folder, 'sesame.db');
  multiply(file, Math.ceil(matches / GAMES.length) - 1);
  using db = new DatabaseSync(file);
  const found = db.prepare('select id from matches where ended_at is null').all();
  if (found.length < matches) throw new Error(`only ${found.length} matches go on`);
  return found.map(({ id }) => String(id)).slice(0, matches);
};

/** Resolves when the house has no match in memory. */
const swept = async ({ url }: GrowthHouse): Promise<void> => {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    if (/^sesame_live_matches 0$/m.test(metrics)) return;
    await new Promise((later) => setTimeout(later, POLL));
  }
};
