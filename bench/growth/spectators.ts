import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from '@sesame/simulator';
import type { BenchRow } from '../benches.ts';
import { connectGuest, openMatch, openSocket, post } from '../lib/raw-client.ts';
import { growthRow } from './growth-rows.ts';
import { startMeasuredServer } from './measured-server.ts';
import { mapConcurrently } from './subscribe.ts';

interface Costs {
  /** CPU time until all spectators have joined. */
  readonly joinCpuSeconds: number;
  /** Time from a move until the last spectator has it (p50). */
  readonly lastSpectatorMs: number;
  readonly moveCpuMs: number;
}

const SETUP_CONCURRENCY = 64;
const GUESSES_PER_PLAYER = 16;
/** Both codes and most of the guesses. */
const MOVES_PLAYED = 30;

/** One match with many spectators: latency and CPU time per move. */
export const measureSpectators = async (
  data: string,
  [few, many]: readonly [number, number],
): Promise<readonly BenchRow[]> => {
  const [small, large] = [await measureWith(data, few), await measureWith(data, many)];
  const rowOf = (what: string, unit: string, cost: keyof Costs) =>
    growthRow({ what, unit, small: { size: few, cost: small[cost] }, large: { size: many, cost: large[cost] } });
  return [
    rowOf('from a move to its last spectator', 'ms', 'lastSpectatorMs'),
    rowOf('server CPU per move with spectators', 'ms', 'moveCpuMs'),
    rowOf('server CPU until all spectators have joined', 's', 'joinCpuSeconds'),
  ];
};

const measureWith = async (data: string, spectators: number): Promise<Costs> => {
  const folder = mkdtempSync(join(data, 'spectators-'));
  const server = await startMeasuredServer({ data: folder });
  const { target } = server;
  const players = [await connectGuest(target, () => {}), await connectGuest(target, () => {})] as const;
  const match = await openMatch(target, players, { options: { attempts: GUESSES_PER_PLAYER } });
  const topic = `match:${match}`;
  const guests = await mapConcurrently(
    new Array(spectators).fill(0),
    SETUP_CONCURRENCY,
    async () => (await post(target, '/me', {})).cookie,
  );

  let seq = 0;
  let missing = spectators;
  let resolveAll = () => {};
  const untilAllReceived = () =>
    new Promise<void>((resolve) => {
      missing = spectators;
      resolveAll = resolve;
    });
  const onText = (text: string) => {
    if (!text.includes(`"seq":${seq},`) || !text.startsWith('{"type":"match"')) return;
    missing -= 1;
    if (missing === 0) resolveAll();
  };
  for (const { send } of players) send({ type: 'watch', id: 0, topic });
  const before = await server.cpuMs();
  const allJoined = untilAllReceived();
  const watchers = await mapConcurrently(guests, SETUP_CONCURRENCY, (cookie) => openSocket(target, cookie, onText));
  for (const { send } of watchers) send({ type: 'watch', id: 0, topic });
  await allJoined;
  const joined = await server.cpuMs();

  const times: number[] = [];
  for (const [move, code] of Array.from({ length: MOVES_PLAYED }, (_, n) => [n, n < 2 ? 'rrrrr' : 'yyyyy'] as const)) {
    seq = move + 1;
    const received = untilAllReceived();
    const started = performance.now();
    const played = { type: move < 2 ? 'hide' : 'guess', code };
    players[move % 2]?.send({ type: 'play', id: move + 1, match, key: `bench-move-${move}`, move: played });
    await received;
    times.push(performance.now() - started);
  }
  const after = await server.cpuMs();
  for (const { close } of [...watchers, ...players]) close();
  await server.stop();
  rmSync(folder, { recursive: true });
  return {
    joinCpuSeconds: (joined - before) / 1_000,
    lastSpectatorMs: quantile(times, 0.5),
    moveCpuMs: (after - joined) / MOVES_PLAYED,
  };
};
