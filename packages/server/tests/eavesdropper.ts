import type { NodeClient } from '@sesame/client';
import { type AnyRules, eventsFor, makeChange, play, type Told, type Viewer } from '@sesame/kernel';
import { isInput } from '@sesame/match';
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

/** A match as its log tells it: what everybody may be told after every row that they can notice. */
export interface Truth {
  /** The view after so many rows that the viewer can notice. */
  view(seq: number, viewer: Viewer): unknown;
  /** Events of such a row, or of any row for who comes when the match is over; undefined: none. */
  told(ply: number, viewer: Viewer, isOver: boolean): readonly unknown[] | undefined;
}

export const truthOf = (rules: AnyRules, seats: number, options: unknown, rows: readonly LogRow[]): Truth => {
  const states = [rules.setup(seats, options)];
  const tellings: { readonly by: unknown; readonly events: readonly Told<unknown>[] }[] = [];
  for (const { by, at, move } of rows.filter(isInput)) {
    const step = play(rules, states.at(-1), { by, at, move });
    if (!step.ok) throw new Error(step.error.message);
    states.push(step.value.state);
    tellings.push({ by, events: step.value.events });
  }
  const isNoticed = (row: number, viewer: Viewer): boolean => {
    const { by, events } = tellings[row - 1] ?? { by: undefined, events: [] };
    if (by === viewer || eventsFor(events, viewer).length > 0) return true;
    const seen = (state: unknown) => JSON.stringify([rules.view(state, viewer), rules.awaits(state).seats]);
    return seen(states[row - 1]) !== seen(states[row]) || rules.outcome(states[row]) !== undefined;
  };
  const noticed = new Map<Viewer, readonly number[]>();
  /** The rows that a viewer can notice, after the start. */
  const rowsFor = (viewer: Viewer): readonly number[] => {
    const known = noticed.get(viewer) ?? [0, ...rows.map((_, i) => i + 1).filter((row) => isNoticed(row, viewer))];
    noticed.set(viewer, known);
    return known;
  };
  return {
    view: (seq, viewer) => {
      const row = rowsFor(viewer)[seq];
      return row === undefined ? undefined : rules.view(states[row], viewer);
    },
    told: (ply, viewer, isOver) => {
      const telling = tellings[(isOver ? ply : (rowsFor(viewer)[ply] ?? 0)) - 1];
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
    const truly = truth.told(ply, viewer, news.outcome !== undefined && news.info !== undefined);
    if (!same(events, truly)) excess.push({ ply, events, truly });
  }
  // A message that tells nothing new tells when something happened.
  if (before === seq && news.info === undefined && news.re === undefined) excess.push({ seq, nothing: true });
  return excess;
};

const same = (one: unknown, other: unknown): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(plain(other));
