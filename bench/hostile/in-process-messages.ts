import { setTimeout as after } from 'node:timers/promises';
import { makeRng, pick } from '@sesame/kernel';
import type { Visitor } from '@sesame/server/inside';
import { makeTally, noteRefusal, type Tally, wrong } from './answer-counts.ts';
import type { Stage } from './fixture.ts';
import { makeMessages, parse, type Speaker } from './message-generator.ts';

/** What a visitor was answered since it was last asked. */
interface Heard {
  readonly refusals: { readonly id: number | null; readonly code: string; readonly message: string }[];
  readonly done: number[];
  news: number;
}

interface Listener extends Heard {
  readonly speaker: Speaker;
  readonly visitor: Visitor;
}

const SPEAKERS: readonly Speaker[] = ['ann', 'ann', 'cas', 'cas', 'bo'];
/** After so many messages everybody goes and comes again. */
const STAY = 5_000;
/** Milliseconds in which an answer must have come. */
const PATIENCE = 5_000;

/** Says so many messages straight into the ear of the house. */
export const speakIntoEar = async (stage: Stage, { count, seed }: { count: number; seed: string }): Promise<Tally> => {
  const rng = makeRng(`${seed} speakers`);
  const messages = await makeMessages(stage, seed);
  const tally = makeTally();
  const begun = performance.now();
  let listeners: readonly Listener[] = [];
  const leave = () => {
    for (const { visitor } of listeners) stage.release(visitor);
  };
  while (tally.messages < count) {
    if (tally.messages % STAY === 0) {
      leave();
      listeners = SPEAKERS.map((speaker) => makeListener(stage, speaker));
      // So that timers and the disk have their turn.
      await after(0);
    }
    const listener = pick(rng, listeners);
    const text = await messages.next(listener.speaker);
    await stage.handle(listener.visitor, text);
    await answered(listener);
    judge(tally, listener, text);
    tally.messages += 1;
  }
  leave();
  tally.seconds = (performance.now() - begun) / 1_000;
  return tally;
};

const makeListener = (stage: Stage, speaker: Speaker): Listener => {
  const { id, name } = stage[speaker];
  const listener: Listener = {
    speaker,
    refusals: [],
    done: [],
    news: 0,
    visitor: {
      player: id,
      name,
      matches: new Map(),
      topics: new Set(),
      isGone: () => false,
      latency: () => undefined,
      startLatencyPings: () => {},
      send: (message) => {
        if (message.type === 'done') listener.done.push(message.id);
        else listener.news += 1;
      },
      sendFrame: () => {
        listener.news += 1;
      },
      refuse: (ask, { code, message }) => void listener.refusals.push({ id: ask, code, message }),
    },
  };
  return listener;
};

const answered = async (listener: Listener): Promise<void> => {
  const until = performance.now() + PATIENCE;
  const isAnswered = () => listener.refusals.length + listener.done.length + listener.news > 0;
  while (!isAnswered() && performance.now() < until) await after(1);
};

/** Whether the answer is one that this message may have. */
const judge = (tally: Tally, listener: Listener, text: string): void => {
  const { speaker, refusals, done, news } = listener;
  const ask = parse(text);
  const [refusal] = refusals;
  if (refusal !== undefined) {
    noteRefusal(tally, refusal, text);
    if (refusal.id !== null && refusal.id !== ask?.id) wrong(tally, 'another ask was refused', text);
    if (refusal.id === null && refusal.code !== 'malformed') wrong(tally, 'refused without its number', text);
  } else if (done.length > 0) {
    tally.done += 1;
    if (done[0] !== ask?.id) wrong(tally, 'another ask was done', text);
    if (speaker !== 'bo' && ask?.type !== 'unwatch') wrong(tally, 'done', text);
  } else if (news > 0) {
    tally.told += 1;
    if (ask?.type !== 'watch') wrong(tally, 'told', text);
  } else wrong(tally, 'not answered', text);
  refusals.length = 0;
  done.length = 0;
  listener.news = 0;
};
