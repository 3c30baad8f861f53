import type { NodeClient } from '@sesame/client';
import { type AnyRules, eventsFor, makeChange, play, type Told, type Viewer } from '@sesame/kernel';
import { InputEvents, MatchInfo, MatchUpdate, SeatClock, ServerMessage } from '@sesame/protocol';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import type { LogRow } from '../store/store.ts';

/** A socket that records every received byte. */
export interface Eavesdropper {
  readonly viewer: Viewer;
  readonly frames: readonly string[];
  /** Sends a message and waits for its answer. */
  say(message: object): Promise<{ readonly code?: string }>;
  close(): void;
}

export const openEavesdropper = async (url: string, { cookie }: NodeClient, viewer: Viewer): Promise<Eavesdropper> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const frames: string[] = [];
  const waiting = new Map<number, (answer: { code?: string }) => void>();
  let asks = 0;
  socket.on('message', (data) => {
    const frame = String(data);
    frames.push(frame);
    const { id, re, code }: { id?: number; re?: number; code?: string } = JSON.parse(frame);
    waiting.get(id ?? re ?? -1)?.(code === undefined ? {} : { code });
  });
  await new Promise<void>((open) => socket.once('open', () => open()));
  return {
    viewer,
    frames,
    say: (message) =>
      new Promise((answered) => {
        asks += 1;
        waiting.set(asks, answered);
        socket.send(JSON.stringify({ ...message, id: asks }));
      }),
    close: () => socket.terminate(),
  };
};

/** A match as its log tells it: what everybody may be told after every row. */
export interface Truth {
  view(seq: number, viewer: Viewer): unknown;
  /** Events of a row for a viewer; undefined: none. */
  told(ply: number, viewer: Viewer): readonly unknown[] | undefined;
}

export const truthOf = (rules: AnyRules, seats: number, options: unknown, rows: readonly LogRow[]): Truth => {
  const states = [rules.setup(seats, options)];
  const tellings: { readonly by: unknown; readonly events: readonly Told<unknown>[] }[] = [];
  for (const { by, at, move } of rows) {
    const step = play(rules, states.at(-1), { by, at, move });
    if (!step.ok) throw new Error(step.error.message);
    states.push(step.value.state);
    tellings.push({ by, events: step.value.events });
  }
  return {
    view: (seq, viewer) => rules.view(states[seq], viewer),
    told: (ply, viewer) => {
      const telling = tellings[ply - 1];
      const events = eventsFor(telling?.events ?? [], viewer);
      return events.length > 0 || telling?.by === viewer ? events : undefined;
    },
  };
};

const check = Compile(ServerMessage);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const strangers = (value: object, schema: { readonly properties: object }): readonly string[] =>
  Object.keys(value).filter((key) => !Object.hasOwn(schema.properties, key));

/** What frames hold, in their order, that their viewer must not have been told. Empty: nothing. */
export const excessIn = (frames: readonly string[], viewer: Viewer, truth: Truth): readonly unknown[] => {
  let last: number | undefined;
  return frames.flatMap((frame) => {
    const news: unknown = JSON.parse(frame);
    if (!check.Check(news)) return [`no message of the protocol: ${frame}`];
    if (news.type !== 'match') return [];
    const before = last;
    last = news.seq;
    return excessOf(news, { viewer, truth, before });
  });
};

interface Eyes {
  readonly viewer: Viewer;
  readonly truth: Truth;
  /** Last row sent to the viewer. */
  readonly before: number | undefined;
}

const excessOf = (news: MatchUpdate, { viewer, truth, before }: Eyes): readonly unknown[] => {
  const excess: unknown[] = [
    ...strangers(news, MatchUpdate),
    ...strangers(news.info ?? {}, MatchInfo),
    ...news.told.flatMap((told) => strangers(told, InputEvents)),
    ...(news.clocks ?? []).flatMap((clock) => strangers(clock, SeatClock)),
  ];
  const { seq, view, change, since } = news;
  const now = truth.view(seq, viewer);
  const changed = before === undefined ? undefined : makeChange(truth.view(before, viewer), now);
  const isTrue =
    'view' in news
      ? same(view, now) && change === undefined
      : same({ change, since }, { change: changed && JSON.parse(changed), since: before });
  if (!isTrue) excess.push({ seq, view, change, since });
  for (const { ply, events } of news.told) {
    if (!same(events, truth.told(ply, viewer))) excess.push({ ply, events, truly: truth.told(ply, viewer) });
  }
  return excess;
};

const same = (one: unknown, other: unknown): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(plain(other));
