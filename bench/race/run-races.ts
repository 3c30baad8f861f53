import { connectAsGuest, type NodeClient } from '@sesame/client';
import { below, fraction, makeRng, type Rng } from '@sesame/kernel';
import { startServer } from '../lib/server-process.ts';
import { type LatencyProxy, openLatencyProxy } from './latency-proxy.ts';
import { type Racer, startRacer } from './racer.ts';

/** One round: who was fastest, who won, and who would have won by order of arrival. */
export interface Race {
  readonly players: number;
  /** Between the fastest player and the next. */
  readonly gapMs: number;
  readonly wonByFastest: boolean;
  readonly fastestArrivedFirst: boolean;
  /** How long the server waited before it decided. */
  readonly waitedMs: number;
  /** Reaction time a winning cheater was credited with too little, and the jitter measured for its connection. */
  readonly cheaterGain?: { readonly gainedMs: number; readonly jitterMs: number };
}

interface Player {
  readonly guest: NodeClient;
  readonly proxy: LatencyProxy;
  readonly isCheater: boolean;
}

/** Round trips from 5 to 300 ms and up to 30 ms of jitter each way. */
const randomLatency = (rng: Rng) => ({ roundTripMs: 5 + fraction(rng) * 295, jitterMs: fraction(rng) * 30 });

/** Reactions within a round are close together, where a wrong order is most likely. */
const MAX_BASE_REACTION_MS = 1_400;
const REACTION_SPREAD_MS = 350;

/** Plays several tables of Crazy Mix at the same time, each player over a connection with its own latency. */
export const runRaces = async (request: {
  readonly tables: number;
  readonly seconds: number;
  readonly withCheater: boolean;
  readonly data: string;
}): Promise<readonly Race[]> => {
  const { port, stop } = await startServer(new URL('../lib/sesame-server.ts', import.meta.url), request.data);
  const rng = makeRng('race');
  const tables = await Promise.all(
    Array.from({ length: request.tables }, (_, table) =>
      openTable(port, { table, rng, withCheater: request.withCheater }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, request.seconds * 1_000));
  const races = tables.flatMap(({ players, racers }) => racesOf(players, racers));
  for (const { players, racers } of tables) {
    for (const racer of racers) racer.stop();
    for (const { guest, proxy } of players) {
      guest.connection.close();
      proxy.close();
    }
  }
  await stop();
  return races;
};

const openTable = async (port: number, request: { table: number; rng: Rng; withCheater: boolean }) => {
  const { table, rng, withCheater } = request;
  const seats = 2 + (table % 7);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const proxy = await openLatencyProxy(port, randomLatency(rng), rng);
    players.push({ proxy, guest: await connectAsGuest(proxy.url), isCheater: withCheater && seat === 0 });
  }
  const [host, ...others] = players;
  const opened = await host?.guest.api.openTable({ body: { game: 'crazy-mix', seats } });
  if (!opened?.ok) throw new Error('the table could not be opened');
  let match: string | undefined;
  for (const { guest } of others) {
    const joined = await guest.api.sit({ params: { id: opened.value.id }, body: { terms: opened.value.terms } });
    if (!joined.ok) throw new Error(joined.error.message);
    match = joined.value.match;
  }
  if (match === undefined) throw new Error('the full table did not start a match');
  const matchId = match;
  const baseReactions = new Map<number, number>();
  const reactionMs = (round: number) => {
    const base = baseReactions.get(round) ?? 300 + below(rng, MAX_BASE_REACTION_MS - 300);
    baseReactions.set(round, base);
    return base + fraction(rng) * REACTION_SPREAD_MS;
  };
  const racers = players.map((player) => startRacer({ ...player, match: matchId }, reactionMs, player.isCheater));
  return { players, racers };
};

const racesOf = (players: readonly Player[], racers: readonly Racer[]): readonly Race[] => {
  const races: Race[] = [];
  for (const [round, { seat, receipt }] of racers[0]?.awards ?? []) {
    const runs = racers.map((racer) => racer.runs.get(round));
    // Players who had not pointed yet when the race was decided were slower than all others.
    const known = runs.flatMap((run, racer) => (run === undefined ? [] : [{ racer, ...run }]));
    const byTruth = known.toSorted((a, b) => a.reactionMs - b.reactionMs);
    const [first, second] = byTruth;
    const plain = known.reduce<(typeof known)[number] | undefined>(
      (a, b) => (a && a.arrivalMs < b.arrivalMs ? a : b),
      undefined,
    );
    const winner = runs[seat];
    if (first === undefined || second === undefined || plain === undefined || winner === undefined) continue;
    races.push({
      players: players.length,
      gapMs: second.reactionMs - first.reactionMs,
      wonByFastest: seat === first.racer,
      fastestArrivedFirst: plain.racer === first.racer,
      waitedMs: receipt.waited,
      ...(players[seat]?.isCheater && {
        cheaterGain: { gainedMs: winner.reactionMs - receipt.credited, jitterMs: receipt.trip.high - receipt.trip.low },
      }),
    });
  }
  return races;
};
