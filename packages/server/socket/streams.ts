import { ok, type Result, refuse } from '@sesame/kernel';
import type { ChatLine, MatchSummary } from '@sesame/protocol';
import type { House } from '../house.ts';
import { summaryOf } from '../matches/summary.ts';
import { publicTable } from '../tables/public-table.ts';
import { makeFrame } from './frame.ts';
import { makeTopics } from './topics.ts';
import type { Visitor } from './visitor.ts';

/** What a topic of a kind says now, whole, as JSON. Undefined: there is no such thing. */
export type Source = (id: string) => Promise<string | undefined>;

/** The streams besides matches: the lobby, a player's own matches, a table, its chat, and what others offer. */
export interface Streams {
  /** Answers topics of a kind, `kind` or `kind:id`. The id of a personal topic is the player's. */
  offer(kind: string, source: Source): void;
  /** Tells a topic anew to whoever follows it, soon: changes close together are told as one. */
  tellSoon(topic: string): void;
  start(visitor: Visitor, topic: string, since: number): Promise<Result<void>>;
  stop(visitor: Visitor, topic: string): void;
  chatted(table: string, line: ChatLine): void;
  /** A visitor went: they follow nothing any more. */
  left(visitor: Visitor): void;
  /** Running matches of a player, those that wait for them first. */
  matchesOf(player: string): Promise<readonly MatchSummary[]>;
}

/** Topics that say something else to everybody. */
const PERSONAL: ReadonlySet<string> = new Set(['me', 'people']);
const LINES = 200;
const MATCHES = 50;
/** Changes closer together than this are told as one. */
const SETTLE = 40;

export const makeStreams = (house: House): Streams => {
  const { store, matches, tables, presence, signals } = house;
  const { isOnline } = presence;
  const topics = makeTopics<Visitor>();
  const pending = new Map<string, NodeJS.Timeout>();
  const keyOf = (visitor: Visitor, topic: string) => (PERSONAL.has(topic) ? `${topic}:${visitor.player}` : topic);

  const matchesOf = async (player: string) => {
    const running = await store.matches.ofPlayer(player, 'running', MATCHES);
    const live = await Promise.all(running.map(({ id }) => matches.find(id)));
    const summaries = live.flatMap((match) => (match === undefined ? [] : [summaryOf(match, player)]));
    return summaries.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  };

  const sources = new Map<string, Source>([
    [
      'lobby',
      async () => {
        const listed = (await tables.listOpen()).map((table) => publicTable(table, isOnline));
        return JSON.stringify({ type: 'lobby', tables: listed, online: presence.online() });
      },
    ],
    ['me', async (id) => JSON.stringify({ type: 'me', matches: await matchesOf(id) })],
    [
      'table',
      async (id) => {
        const table = await store.tables.find(id);
        return table && JSON.stringify({ type: 'table', table: publicTable(table, isOnline) });
      },
    ],
  ]);
  const makeText = async (topic: string): Promise<string | undefined> => {
    const [kind = '', id = ''] = topic.split(':');
    return sources.get(kind)?.(id);
  };
  const tell = async (topic: string) => {
    if (!topics.has(topic)) return;
    const text = await makeText(topic);
    if (text === undefined) return;
    const frame = makeFrame(text);
    for (const visitor of topics.listeners(topic)) visitor.sendFrame(frame);
  };
  const tellSoon = (topic: string) => {
    if (pending.has(topic) || !topics.has(topic)) return;
    const timer = setTimeout(() => {
      pending.delete(topic);
      void tell(topic);
    }, SETTLE);
    pending.set(topic, timer.unref());
  };

  const chatText = (table: string, since: number, lines: readonly ChatLine[]) =>
    JSON.stringify({ type: 'chat', table, seq: lines.at(-1)?.seq ?? since, lines });
  const chatSince = async (table: string, since: number) =>
    chatText(table, since, await store.chat.read(table, since, LINES));

  presence.changed.listen(() => {
    tellSoon('lobby');
    for (const topic of topics.starting('table:')) tellSoon(topic);
  });
  signals.table.listen((table) => {
    tellSoon(`table:${table.id}`);
    if (table.open) tellSoon('lobby');
    if (table.match !== undefined)
      for (const chair of table.seats) if (chair.kind === 'person') tellSoon(`me:${chair.player}`);
  });
  signals.match.listen(({ stored }) => {
    for (const { player } of stored.seats) if (player !== undefined) tellSoon(`me:${player}`);
  });

  return {
    offer: (kind, source) => {
      sources.set(kind, source);
    },
    tellSoon,
    start: async (visitor, topic, since) => {
      const key = keyOf(visitor, topic);
      const [kind, id = ''] = topic.split(':');
      const text = kind === 'chat' ? await chatSince(id, since) : await makeText(key);
      if (text === undefined) return refuse('no-topic', 'There is nothing to follow by this name.');
      visitor.topics.add(topic);
      topics.add(key, visitor);
      visitor.sendFrame(makeFrame(text));
      return ok(undefined);
    },
    stop: (visitor, topic) => {
      visitor.topics.delete(topic);
      topics.remove(keyOf(visitor, topic), visitor);
    },
    chatted: (table, line) => {
      const frame = makeFrame(chatText(table, line.seq, [line]));
      for (const visitor of topics.listeners(`chat:${table}`)) visitor.sendFrame(frame);
    },
    left: (visitor) => {
      for (const topic of visitor.topics) topics.remove(keyOf(visitor, topic), visitor);
      for (const [id, watcher] of visitor.matches) matches.unwatch(id, watcher);
    },
    matchesOf,
  };
};
