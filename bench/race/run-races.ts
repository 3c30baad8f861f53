import { connectAsGuest, type NodeClient } from '@sesame/client';
import { below, fraction, makeRng, type Rng } from '@sesame/kernel';
import { startServer } from '../lib/server-process.ts';
import { openSlowLine, type SlowLine } from './latency-proxy.ts';
import { type Racer, startRacer } from './racer.ts';

/** What came of one round: the truth, the award, and what plain arrival would have awarded. */
export interface Race {
  readonly players: number;
  /** Milliseconds between the truly fastest and the next. */
  readonly gap: number;
  readonly isTrue: boolean;
  readonly isPlainTrue: boolean;
  /** How long the house waited before the award. */
  readonly waited: number;
  /** What the liar of the table gained by lying, beyond the measured jitter of its line; undefined if it did not win. */
  readonly gain?: { readonly gained: number; readonly jitter: number };
}

interface Player {
  readonly guest: NodeClient;
  readonly line: SlowLine;
  readonly isLiar: boolean;
}

/** Trips from 5 to 300 ms, and up to 30 ms of jitter each way. */
const anyLine = (rng: Rng) => ({ trip: 5 + fraction(rng) * 295, jitter: fraction(rng) * 30 });

/** Reactions of one round lie close together: that is where an order can go wrong. */
const SLOWEST = 1_400;
const SPREAD = 350;

/** Plays tables of Crazy Mix at the same time for so long, each player over a line of its own. */
export const runRaces = async (wish: {
  readonly tables: number;
  readonly seconds: number;
  readonly withLiar: boolean;
  readonly data: string;
}): Promise<readonly Race[]> => {
  const { port, stop } = await startServer(new URL('../lib/sesame-server.ts', import.meta.url), wish.data);
  const rng = makeRng('race');
  const tables = await Promise.all(
    Array.from({ length: wish.tables }, (_, table) => openTable(port, { table, rng, withLiar: wish.withLiar })),
  );
  await new Promise((over) => setTimeout(over, wish.seconds * 1_000));
  const races = tables.flatMap(({ players, racers }) => racesOf(players, racers));
  for (const { players, racers } of tables) {
    for (const racer of racers) racer.stop();
    for (const { guest, line } of players) {
      guest.connection.close();
      line.close();
    }
  }
  await stop();
  return races;
};

const openTable = async (port: number, wish: { table: number; rng: Rng; withLiar: boolean }) => {
  const { table, rng, withLiar } = wish;
  const seats = 2 + (table % 7);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const line = await openSlowLine(port, anyLine(rng), rng);
    players.push({ line, guest: await connectAsGuest(line.url), isLiar: withLiar && seat === 0 });
  }
  const [host, ...others] = players;
  const opened = await host?.guest.api.openTable({ body: { game: 'crazy-mix', seats } });
  if (!opened?.ok) throw new Error('a table could not be opened');
  let match: string | undefined;
  for (const { guest } of others) {
    const sat = await guest.api.sit({ params: { id: opened.value.id } });
    if (!sat.ok) throw new Error(sat.error.message);
    match = sat.value.match;
  }
  if (match === undefined) throw new Error('a full table did not begin');
  const begun = match;
  const bases = new Map<number, number>();
  const reactIn = (round: number) => {
    const base = bases.get(round) ?? 300 + below(rng, SLOWEST - 300);
    bases.set(round, base);
    return base + fraction(rng) * SPREAD;
  };
  const racers = players.map((player) => startRacer({ ...player, match: begun }, reactIn, player.isLiar));
  return { players, racers };
};

const racesOf = (players: readonly Player[], racers: readonly Racer[]): readonly Race[] => {
  const races: Race[] = [];
  for (const [round, { seat, receipt }] of racers[0]?.awards ?? []) {
    const runs = racers.map((racer) => racer.runs.get(round));
    // Those who had not pointed yet when it was decided were slower than anybody.
    const known = runs.flatMap((run, racer) => (run === undefined ? [] : [{ racer, ...run }]));
    const byTruth = known.toSorted((a, b) => a.truly - b.truly);
    const [first, second] = byTruth;
    const plain = known.reduce<(typeof known)[number] | undefined>(
      (a, b) => (a && a.plain < b.plain ? a : b),
      undefined,
    );
    const winner = runs[seat];
    if (first === undefined || second === undefined || plain === undefined || winner === undefined) continue;
    races.push({
      players: players.length,
      gap: second.truly - first.truly,
      isTrue: seat === first.racer,
      isPlainTrue: plain.racer === first.racer,
      waited: receipt.waited,
      ...(players[seat]?.isLiar && {
        gain: { gained: winner.truly - receipt.credited, jitter: receipt.trip.high - receipt.trip.low },
      }),
    });
  }
  return races;
};
