import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { below, makeRng, pick, type Rng } from '@sesame/kernel';
import { WebSocket } from 'ws';
import { type AnswerCounts, addError, countRefusal, makeAnswerCounts } from './answer-counts.ts';
import type { Fixture } from './fixture.ts';
import { type MessageGenerator, makeMessageGenerator, parseMessage, type Sender } from './message-generator.ts';

const SENDERS: readonly Sender[] = ['ann', 'cas', 'bo'];
const MESSAGES_PER_BATCH = 200;
const BATCH_TIMEOUT_MS = 10_000;
/** WebSocket close code for a message that is too large. */
const CLOSE_TOO_LARGE = 1009;

/** Sends messages over sockets: some as binary frames, and one oversized message per batch. */
export const sendOverSockets = async (
  fixture: Fixture,
  { count, seed }: { count: number; seed: string },
): Promise<AnswerCounts> => {
  const rng = makeRng(`${seed} sockets`);
  const messages = await makeMessageGenerator(fixture, `${seed} over sockets`);
  const counts = makeAnswerCounts();
  const startedAt = performance.now();
  while (counts.messages < count) await sendBatch(fixture, { messages, rng, counts });
  counts.seconds = (performance.now() - startedAt) / 1_000;
  return counts;
};

interface Batch {
  readonly messages: MessageGenerator;
  readonly rng: Rng;
  readonly counts: AnswerCounts;
}

interface Answer {
  readonly type?: string;
  readonly id?: number | null;
  readonly code?: string;
  readonly message?: string;
}

const sendBatch = async (fixture: Fixture, { messages, rng, counts }: Batch): Promise<void> => {
  const sender = pick(rng, SENDERS);
  const { cookie } = fixture[sender];
  const socket = new WebSocket(`ws://127.0.0.1:${fixture.port}/api/socket`, { headers: { cookie } });
  const answers: Answer[] = [];
  socket.on('message', (data) => void answers.push(JSON.parse(String(data))));
  await once(socket, 'open');
  let expected = 0;
  for (let sent = 0; sent < MESSAGES_PER_BATCH; sent++) {
    const isText = below(rng, 20) > 0;
    const text = await messages.next(sender);
    socket.send(isText ? text : Buffer.from(text));
    if (!isText || parseMessage(text)?.type !== 'watch') expected += 1;
  }
  await untilAllAnswered(answers, expected);
  checkAnswers(counts, answers, { expected, sender });
  const closed = once(socket, 'close');
  socket.send('x'.repeat(20_000));
  const [code] = await closed;
  if (code !== CLOSE_TOO_LARGE) addError(counts, 'closed', `with code ${code}`);
  counts.messages += MESSAGES_PER_BATCH + 1;
  counts.refused += 1;
};

const isAnswer = ({ type }: Answer) => type === 'refused' || type === 'done';

const untilAllAnswered = async (answers: readonly Answer[], expected: number): Promise<void> => {
  const until = performance.now() + BATCH_TIMEOUT_MS;
  while (answers.filter(isAnswer).length < expected && performance.now() < until) await after(2);
};

const checkAnswers = (
  counts: AnswerCounts,
  answers: readonly Answer[],
  batch: { expected: number; sender: Sender },
): void => {
  const before = counts.refused + counts.done;
  for (const answer of answers) {
    if (answer.type === 'refused') countRefusal(counts, answer, JSON.stringify(answer));
    else if (answer.type === 'done') counts.done += 1;
    else counts.readable += 1;
  }
  const answered = counts.refused + counts.done - before;
  if (answered < batch.expected) {
    addError(counts, 'not answered', `${batch.expected - answered} messages of ${batch.sender} over a socket`);
  }
};
