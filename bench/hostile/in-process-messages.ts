import { setTimeout as after } from 'node:timers/promises';
import { makeRng, pick } from '@sesame/kernel';
import type { Connection } from '@sesame/server/in-process-server';
import { type AnswerCounts, addError, countRefusal, makeAnswerCounts } from './answer-counts.ts';
import type { Fixture } from './fixture.ts';
import { makeMessageGenerator, parseMessage, type Sender } from './message-generator.ts';

/** Answers since the last message was sent. */
interface Received {
  readonly refusals: { readonly id: number | null; readonly code: string; readonly message: string }[];
  readonly done: number[];
  updates: number;
}

interface InProcessClient extends Received {
  readonly sender: Sender;
  readonly connection: Connection;
}

const SENDERS: readonly Sender[] = ['ann', 'ann', 'cas', 'cas', 'bo'];
/** All clients reconnect after this many messages. */
const MESSAGES_PER_CONNECTION = 5_000;
const ANSWER_TIMEOUT_MS = 5_000;

/** Passes messages directly to the server's message handler, without a socket. */
export const sendInProcess = async (
  fixture: Fixture,
  { count, seed }: { count: number; seed: string },
): Promise<AnswerCounts> => {
  const rng = makeRng(`${seed} senders`);
  const messages = await makeMessageGenerator(fixture, seed);
  const counts = makeAnswerCounts();
  const startedAt = performance.now();
  let clients: readonly InProcessClient[] = [];
  const disconnectAll = () => {
    for (const { connection } of clients) fixture.release(connection);
  };
  while (counts.messages < count) {
    if (counts.messages % MESSAGES_PER_CONNECTION === 0) {
      disconnectAll();
      clients = SENDERS.map((sender) => makeInProcessClient(fixture, sender));
      // Lets timers and disk writes run.
      await after(0);
    }
    const client = pick(rng, clients);
    const text = await messages.next(client.sender);
    await fixture.handle(client.connection, text);
    await untilAnswered(client);
    checkAnswer(counts, client, text);
    counts.messages += 1;
  }
  disconnectAll();
  counts.seconds = (performance.now() - startedAt) / 1_000;
  return counts;
};

const makeInProcessClient = (fixture: Fixture, sender: Sender): InProcessClient => {
  const { id, name } = fixture[sender];
  const client: InProcessClient = {
    sender,
    refusals: [],
    done: [],
    updates: 0,
    connection: {
      player: id,
      name,
      address: '127.0.0.1',
      matches: new Map(),
      topics: new Set(),
      isGone: () => false,
      latency: () => undefined,
      startLatencyPings: () => {},
      send: (message) => {
        if (message.type === 'done') client.done.push(message.id);
        else client.updates += 1;
      },
      sendFrame: () => {
        client.updates += 1;
      },
      refuse: (requestId, { code, message }) => void client.refusals.push({ id: requestId, code, message }),
    },
  };
  return client;
};

const untilAnswered = async (client: InProcessClient): Promise<void> => {
  const until = performance.now() + ANSWER_TIMEOUT_MS;
  const isAnswered = () => client.refusals.length + client.done.length + client.updates > 0;
  while (!isAnswered() && performance.now() < until) await after(1);
};

/** Checks that the answer is allowed for this message. */
const checkAnswer = (counts: AnswerCounts, client: InProcessClient, text: string): void => {
  const { sender, refusals, done, updates } = client;
  const sent = parseMessage(text);
  const [refusal] = refusals;
  if (refusal !== undefined) {
    countRefusal(counts, refusal, text);
    if (!mayRefuseWith(refusal.id, text)) addError(counts, 'refusal with the wrong id', text);
    if (sent === undefined && refusal.code !== 'malformed') addError(counts, 'refused as if it were JSON', text);
    if (refusal.id === null && refusal.code !== 'malformed') addError(counts, 'refusal without an id', text);
  } else if (done.length > 0) {
    counts.done += 1;
    if (done[0] !== sent?.id) addError(counts, 'success with the id of another request', text);
    if (sender !== 'bo' && sent?.type !== 'unwatch') addError(counts, 'accepted', text);
  } else if (updates > 0) {
    counts.readable += 1;
    if (sent?.type !== 'watch') addError(counts, 'answered with data', text);
  } else addError(counts, 'not answered', text);
  refusals.length = 0;
  done.length = 0;
  client.updates = 0;
};

/** A refusal carries the message's own id, or null if it has none. Of a text that is not JSON it may be an id in it. */
const mayRefuseWith = (id: number | null, text: string): boolean => {
  const sent = parseMessage(text);
  if (sent === undefined) return id === null || new RegExp(`"id"\\s*:\\s*${id}\\b`).test(text);
  const hasId = Number.isSafeInteger(sent.id) && Number(sent.id) >= 0;
  return id === (hasId ? sent.id : null);
};
