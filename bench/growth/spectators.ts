import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from '@sesame/simulator';
import type { BenchRow } from '../benches.ts';
import { enter, openMatch, openSocket, post } from '../lib/raw-client.ts';
import { growthRow } from './growth-rows.ts';
import { startHouse } from './measured-server.ts';
import { inTurn } from './subscribe.ts';

interface Costs {
  /** Seconds of a core until all have come. */
  readonly coming: number;
  /** Milliseconds from a move to the last of them, and of a core a move. */
  readonly last: number;
  readonly cpu: number;
}

const AT_ONCE = 64;
const ATTEMPTS = 16;
/** Both codes, and most guesses. */
const MOVES = 30;

/** One match that many watch: what a move takes until the last of them knows it. */
export const measureSpectators = async (
  data: string,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const [small, large] = [await watchOne(data, few), await watchOne(data, many)];
  const rowOf = (what: string, unit: string, cost: keyof Costs) =>
    growthRow({ what, unit, small: { size: few, cost: small[cost] }, large: { size: many, cost: large[cost] } });
  return [
    rowOf('from a move to the last spectator of it', 'ms', 'last'),
    rowOf('of a core, the house, a move with spectators', 'ms', 'cpu'),
    rowOf('of a core, the house, until all spectators have come', 's', 'coming'),
  ];
};

const watchOne = async (data: string, spectators: number): Promise<Costs> => {
  const folder = mkdtempSync(join(data, 'spectators-'));
  const house = await startHouse({ data: folder });
  const { line } = house;
  const players = [await enter(line, () => {}), await enter(line, () => {})] as const;
  const match = await openMatch(line, players, { options: { attempts: ATTEMPTS } });
  const topic = `match:${match}`;
  const guests = await inTurn(new Array(spectators).fill(0), AT_ONCE, async () => (await post(line, '/me', {})).cookie);

  let seq = 0;
  let missing = spectators;
  let toldAll = () => {};
  const everybody = () =>
    new Promise<void>((resolve) => {
      missing = spectators;
      toldAll = resolve;
    });
  const hear = (text: string) => {
    if (!text.includes(`"seq":${seq},`) || !text.startsWith('{"type":"match"')) return;
    missing -= 1;
    if (missing === 0) toldAll();
  };
  for (const { send } of players) send({ type: 'watch', id: 0, topic });
  const before = await house.cpu();
  const come = everybody();
  const eyes = await inTurn(guests, AT_ONCE, (cookie) => openSocket(line, cookie, hear));
  for (const { send } of eyes) send({ type: 'watch', id: 0, topic });
  await come;
  const here = await house.cpu();

  const times: number[] = [];
  for (const [move, code] of Array.from({ length: MOVES }, (_, n) => [n, n < 2 ? 'rrrrr' : 'yyyyy'] as const)) {
    seq = move + 1;
    const told = everybody();
    const started = performance.now();
    const played = { type: move < 2 ? 'hide' : 'guess', code };
    players[move % 2]?.send({ type: 'play', id: move + 1, match, key: `bench-move-${move}`, move: played });
    await told;
    times.push(performance.now() - started);
  }
  const after = await house.cpu();
  for (const { close } of [...eyes, ...players]) close();
  await house.stop();
  rmSync(folder, { recursive: true });
  return {
    coming: (here - before) / 1_000,
    last: quantile(times, 0.5),
    cpu: (after - here) / MOVES,
  };
};
