import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { below, makeRng, pick, type Rng } from '@sesame/kernel';
import { WebSocket } from 'ws';
import { makeTally, noteRefusal, type Tally, wrong } from './answer-counts.ts';
import type { Stage } from './fixture.ts';
import { type Messages, makeMessages, parse, type Speaker } from './message-generator.ts';

const SPEAKERS: readonly Speaker[] = ['ann', 'cas', 'bo'];
const AT_ONCE = 200;
/** Milliseconds in which a batch must have been answered. */
const PATIENCE = 10_000;
const TOO_LARGE = 1009;

/** Says so many messages over sockets, some of them no text, and of every batch one that is too large. */
export const speakOverSockets = async (
  stage: Stage,
  { count, seed }: { count: number; seed: string },
): Promise<Tally> => {
  const rng = makeRng(`${seed} sockets`);
  const messages = await makeMessages(stage, `${seed} over sockets`);
  const tally = makeTally();
  const begun = performance.now();
  while (tally.messages < count) await speak(stage, { messages, rng, tally });
  tally.seconds = (performance.now() - begun) / 1_000;
  return tally;
};

interface Batch {
  readonly messages: Messages;
  readonly rng: Rng;
  readonly tally: Tally;
}

interface Answer {
  readonly type?: string;
  readonly id?: number | null;
  readonly code?: string;
  readonly message?: string;
}

const speak = async (stage: Stage, { messages, rng, tally }: Batch): Promise<void> => {
  const speaker = pick(rng, SPEAKERS);
  const { cookie } = stage[speaker];
  const socket = new WebSocket(`ws://127.0.0.1:${stage.port}/api/socket`, { headers: { cookie } });
  const answers: Answer[] = [];
  socket.on('message', (data) => void answers.push(JSON.parse(String(data))));
  await once(socket, 'open');
  let expected = 0;
  for (let sent = 0; sent < AT_ONCE; sent++) {
    const isText = below(rng, 20) > 0;
    const text = await messages.next(speaker);
    socket.send(isText ? text : Buffer.from(text));
    if (!isText || parse(text)?.type !== 'watch') expected += 1;
  }
  await allAnswered(answers, expected);
  judge(tally, answers, { expected, speaker });
  const closed = once(socket, 'close');
  socket.send('x'.repeat(20_000));
  const [code] = await closed;
  if (code !== TOO_LARGE) wrong(tally, 'closed', `with ${code}`);
  tally.messages += AT_ONCE + 1;
  tally.refused += 1;
};

const isAnswer = ({ type }: Answer) => type === 'refused' || type === 'done';

const allAnswered = async (answers: readonly Answer[], expected: number): Promise<void> => {
  const until = performance.now() + PATIENCE;
  while (answers.filter(isAnswer).length < expected && performance.now() < until) await after(2);
};

const judge = (tally: Tally, answers: readonly Answer[], batch: { expected: number; speaker: Speaker }): void => {
  const before = tally.refused + tally.done;
  for (const answer of answers) {
    if (answer.type === 'refused') noteRefusal(tally, answer, JSON.stringify(answer));
    else if (answer.type === 'done') tally.done += 1;
    else tally.told += 1;
  }
  const answered = tally.refused + tally.done - before;
  if (answered < batch.expected) {
    wrong(tally, 'not answered', `${batch.expected - answered} messages of ${batch.speaker} over a socket`);
  }
};
