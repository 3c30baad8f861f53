import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Tally } from './answer-counts.ts';
import { type Stage, setStage } from './fixture.ts';
import { askOverHttp } from './http-requests.ts';
import { speakIntoEar } from './in-process-messages.ts';
import { speakOverSockets } from './socket-messages.ts';
import { readBooks } from './state-digest.ts';

export interface HostileWish {
  readonly seed: string;
  /** Messages straight into the ear of the house, over sockets, and requests. */
  readonly ear: number;
  readonly sockets: number;
  readonly requests: number;
}

export interface HostileReport {
  readonly ear: Tally;
  readonly sockets: Tally;
  readonly requests: Tally;
  /** Tables and matches that are not what they were. */
  readonly changed: readonly string[];
  /** What is still followed though everybody has gone. */
  readonly left: readonly string[];
  /** Bytes on the heap before, after a tenth of it, and in the end. */
  readonly heap: readonly [number, number, number];
}

/** Says so much to a house that must change nothing, and looks what came of it. */
export const runHostile = async ({ seed, ear, sockets, requests }: HostileWish): Promise<HostileReport> => {
  const stage = await setStage();
  try {
    const before = await readBooks(stage);
    const collect = makeCollect();
    const empty = collect();
    const first = await speakIntoEar(stage, { count: Math.ceil(ear / 10), seed: `${seed} first` });
    const early = collect();
    const rest = await speakIntoEar(stage, { count: ear - first.messages, seed });
    const overSockets = await speakOverSockets(stage, { count: sockets, seed });
    const asked = await askOverHttp(stage, { count: requests, seed });
    const late = collect();
    const after = await readBooks(stage);
    return {
      ear: together(first, rest),
      sockets: overSockets,
      requests: asked,
      changed: Object.keys(before).filter((name) => before[name] !== after[name]),
      left: leftBehind(stage),
      heap: [empty, early, late],
    };
  } finally {
    await stage.close();
  }
};

const together = (one: Tally, other: Tally): Tally => {
  const codes = new Map(one.codes);
  for (const [code, times] of other.codes) codes.set(code, (codes.get(code) ?? 0) + times);
  return {
    messages: one.messages + other.messages,
    refused: one.refused + other.refused,
    done: one.done + other.done,
    told: one.told + other.told,
    seconds: one.seconds + other.seconds,
    codes,
    wrong: [...one.wrong, ...other.wrong],
  };
};

const KINDS = ['table', 'chat', 'audience', 'tournament', 'me', 'people', 'seek'];

const leftBehind = ({ services, matches }: Stage): readonly string[] => [
  ...KINDS.flatMap((kind) => services.topics.followed(kind).map((id) => `${kind}:${id}`)),
  ...matches.flatMap((id) => [...services.matches.subscribersOf(id)].map(() => `match:${id}`)),
];

/** Measures the heap when what is not needed has been collected. */
const makeCollect = (): (() => number) => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
};
