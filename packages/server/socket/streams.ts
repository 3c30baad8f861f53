import { ok, type Result, refuse } from '@sesame/kernel';
import type { ChatLine, MatchSummary } from '@sesame/protocol';
import type { House } from '../house.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { summaryOf } from '../matches/summary.ts';
import type { StoredTable } from '../store/store.ts';
import { publicTable } from '../tables/public-table.ts';
import { makeFrame } from './frame.ts';
import { makeTopics } from './topics.ts';
import type { Visitor } from './visitor.ts';

/** The streams besides matches: the lobby, a player's own matches, a table, its chat. */
export interface Streams {
  start(visitor: Visitor, topic: string, since: number): Promise<Result<void>>;
  stop(visitor: Visitor, topic: string): void;
  chatted(table: string, line: ChatLine): void;
  /** A visitor came or went. */
  came(visitor: Visitor): void;
  left(visitor: Visitor): void;
  isOnline(player: string): boolean;
  /** Running matches of a player, those that wait for them first. */
  matchesOf(player: string): Promise<readonly MatchSummary[]>;
}

const LINES = 200;
const MATCHES = 50;
/** Changes closer together than this are told as one. */
const SETTLE = 40;

export const makeStreams = (house: House): Streams => {
  const { store, matches, tables } = house;
  const topics = makeTopics<Visitor>();
  const present = new Map<string, number>();
  const pending = new Map<string, NodeJS.Timeout>();
  const isOnline = (player: string) => present.has(player);
  const keyOf = (visitor: Visitor, topic: string) => (topic === 'me' ? `me:${visitor.player}` : topic);

  const matchesOf = async (player: string) => {
    const running = await store.matches.ofPlayer(player, 'running', MATCHES);
    const live = await Promise.all(running.map(({ id }) => matches.find(id)));
    const summaries = live.flatMap((match) => (match === undefined ? [] : [summaryOf(match, player)]));
    return summaries.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  };

  /** What a topic says now, whole. */
  const makeText = async (topic: string): Promise<string | undefined> => {
    const [kind, id = ''] = topic.split(':');
    switch (kind) {
      case 'lobby': {
        const listed = (await tables.listOpen()).map((table) => publicTable(table, isOnline));
        return JSON.stringify({ type: 'lobby', tables: listed, online: present.size });
      }
      case 'me':
        return JSON.stringify({ type: 'me', matches: await matchesOf(id) });
      default: {
        const table = await store.tables.find(id);
        return table && JSON.stringify({ type: 'table', table: publicTable(table, isOnline) });
      }
    }
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
  const presenceChanged = (visitor: Visitor) => {
    tellSoon('lobby');
    for (const topic of topics.starting('table:')) tellSoon(topic);
    tellSoon(`me:${visitor.player}`);
  };

  house.listeners.table = (table: StoredTable) => {
    tellSoon(`table:${table.id}`);
    if (table.open) tellSoon('lobby');
    if (table.match !== undefined)
      for (const chair of table.seats) if (chair.kind === 'person') tellSoon(`me:${chair.player}`);
  };
  house.listeners.match = ({ stored }: LiveMatch) => {
    for (const { player } of stored.seats) if (player !== undefined) tellSoon(`me:${player}`);
  };

  return {
    start: async (visitor, topic, since) => {
      const key = keyOf(visitor, topic);
      const [kind, id = ''] = topic.split(':');
      const text = kind === 'chat' ? await chatSince(id, since) : await makeText(key);
      if (text === undefined) return refuse('no-table', 'There is no such table.');
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
    came: (visitor) => {
      present.set(visitor.player, (present.get(visitor.player) ?? 0) + 1);
      presenceChanged(visitor);
    },
    left: (visitor) => {
      const count = (present.get(visitor.player) ?? 1) - 1;
      if (count > 0) present.set(visitor.player, count);
      else present.delete(visitor.player);
      for (const topic of visitor.topics) topics.remove(keyOf(visitor, topic), visitor);
      for (const [id, watcher] of visitor.matches) matches.unwatch(id, watcher);
      presenceChanged(visitor);
    },
    isOnline,
    matchesOf,
  };
};
