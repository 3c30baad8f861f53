import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnswerCounts } from './answer-counts.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { sendHttpRequests } from './http-requests.ts';
import { sendInProcess } from './in-process-messages.ts';
import { sendOverSockets } from './socket-messages.ts';
import { digestState } from './state-digest.ts';

export interface HostileLoad {
  readonly seed: string;
  /** Number of messages passed directly to the message handler. */
  readonly inProcess: number;
  /** Number of messages over sockets. */
  readonly sockets: number;
  /** Number of HTTP requests. */
  readonly requests: number;
}

export interface HostileReport {
  readonly inProcess: AnswerCounts;
  readonly sockets: AnswerCounts;
  readonly requests: AnswerCounts;
  /** Database tables and matches that differ from before. */
  readonly changed: readonly string[];
  /** Topics still subscribed to after all clients have disconnected. */
  readonly leftSubscriptions: readonly string[];
  /** Before, after a tenth of the in-process messages, and at the end. */
  readonly heapBytes: readonly [number, number, number];
}

/** Sends hostile input in three ways and reports how it was answered and whether anything changed. */
export const runHostile = async ({ seed, inProcess, sockets, requests }: HostileLoad): Promise<HostileReport> => {
  const fixture = await createFixture();
  try {
    const before = await digestState(fixture);
    const measureHeap = makeHeapMeter();
    const empty = measureHeap();
    const first = await sendInProcess(fixture, { count: Math.ceil(inProcess / 10), seed: `${seed} first` });
    const early = measureHeap();
    const rest = await sendInProcess(fixture, { count: inProcess - first.messages, seed });
    const overSockets = await sendOverSockets(fixture, { count: sockets, seed });
    const httpRequests = await sendHttpRequests(fixture, { count: requests, seed });
    const late = measureHeap();
    const after = await digestState(fixture);
    return {
      inProcess: sumCounts(first, rest),
      sockets: overSockets,
      requests: httpRequests,
      changed: Object.keys(before).filter((name) => before[name] !== after[name]),
      leftSubscriptions: remainingSubscriptions(fixture),
      heapBytes: [empty, early, late],
    };
  } finally {
    await fixture.close();
  }
};

const sumCounts = (one: AnswerCounts, other: AnswerCounts): AnswerCounts => {
  const codes = new Map(one.codes);
  for (const [code, times] of other.codes) codes.set(code, (codes.get(code) ?? 0) + times);
  return {
    messages: one.messages + other.messages,
    refused: one.refused + other.refused,
    done: one.done + other.done,
    readable: one.readable + other.readable,
    seconds: one.seconds + other.seconds,
    codes,
    errors: [...one.errors, ...other.errors],
  };
};

const TOPIC_KINDS = ['table', 'chat', 'audience', 'tournament', 'me', 'people', 'seek'];

const remainingSubscriptions = ({ services, matches }: Fixture): readonly string[] => [
  ...TOPIC_KINDS.flatMap((kind) => services.topics.followed(kind).map((id) => `${kind}:${id}`)),
  ...matches.flatMap((id) => [...services.matches.subscribersOf(id)].map(() => `match:${id}`)),
];

/** Returns a function that collects garbage and measures the heap. */
const makeHeapMeter = (): (() => number) => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
};
