import { ok, type Result, refuse } from '@sesame/kernel';
import type { ChatLine, MatchSummary } from '@sesame/protocol';
import { storedChannel } from '../community/chat/channels.ts';
import { makeGroupIndex } from '../lib/group-index.ts';
import { makeFrame } from '../lib/ws-frame.ts';
import { listedTables } from '../lobby/tables/listed-tables.ts';
import { publicTable } from '../lobby/tables/public-table.ts';
import { summaryOf } from '../match/match-summary.ts';
import type { Services } from '../services.ts';
import type { Connection } from '../transport/ws/connection.ts';
import { channelOf, makeTopicSubscriptions } from './topic-subscriptions.ts';

/** What a topic of a kind says now, whole, as JSON. Undefined: there is no such thing. */
export type Source = (id: string) => Promise<string | undefined>;

/** The streams besides matches: the lobby, a player's own matches, a table, its chat, and what others offer. */
export interface Streams {
  /** Answers topics of a kind, `kind` or `kind:id`. The id of a personal topic is the player's. */
  offer(kind: string, source: Source): void;
  /** Tells a topic anew to whoever follows it, soon: changes close together are told as one. */
  tellSoon(topic: string): void;
  /** The ids of the topics of a kind that somebody follows here. */
  followed(kind: string): readonly string[];
  start(connection: Connection, topic: string, since: number): Promise<Result<void>>;
  stop(connection: Connection, topic: string): void;
  /** Tells a line to whoever reads a place: `chat:<table>` or `audience:<match>`. */
  chatted(place: string, line: ChatLine): void;
  /** A visitor went: they follow nothing any more. */
  left(connection: Connection): void;
  /** Running matches of a player, those that wait for them first. */
  matchesOf(player: string): Promise<readonly MatchSummary[]>;
}

/** What a topic said, as it was read from the store. A later reading knows more. */
interface Said {
  readonly reading: number;
  readonly text: string | undefined;
}

/** Topics that say something else to everybody. */
const PERSONAL: ReadonlySet<string> = new Set(['me', 'people', 'seek']);
const LINES = 200;
const MATCHES = 50;
/** Changes closer together than this are told as one; and so much longer for each who listens, so that a crowd can come. */
const SETTLE = 40;
const EACH = 0.2;
/** When a topic could not be read it is tried again. */
const AGAIN = 3_000;

export const makeStreams = (services: Services): Streams => {
  const { store, matches, presence, events, chat: speech, bus } = services;
  const { isOnline } = presence;
  /** Other processes tell that a topic has something new to say, or what it is. */
  const topics = makeTopicSubscriptions<Connection>((topic) => {
    const unsubscribe = bus.subscribe(channelOf(topic), (text) =>
      text === '' ? tellHere(topic) : sendAll(topic, text),
    );
    return () => {
      unsubscribe();
      forget(topic);
    };
  });
  /** Tables that are followed here, by those who sit there. */
  const tables = makeGroupIndex<string>();
  /** What newcomers to a topic of everybody's are told, for as long as others would not be told anew. */
  const fresh = new Map<string, Promise<Said>>();
  let readings = 0;
  const forget = (topic: string) => {
    tables.remove(topic);
    fresh.delete(topic);
  };
  const pending = new Set<string>();
  const announced = new Set<string>();
  const keyOf = (connection: Connection, topic: string) =>
    PERSONAL.has(topic) ? `${topic}:${connection.player}` : topic;

  const matchesOf = async (player: string) => {
    const running = await store.matches.ofPlayer(player, 'running', MATCHES);
    const live = await Promise.all(running.map(({ id }) => matches.find(id)));
    const summaries = live.flatMap((match) => (match === undefined ? [] : [summaryOf(match, player)]));
    return summaries.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  };

  const sources = new Map<string, Source>([
    [
      'lobby',
      async () => JSON.stringify({ type: 'lobby', tables: await listedTables(services), online: presence.online() }),
    ],
    ['me', async (id) => JSON.stringify({ type: 'me', matches: await matchesOf(id) })],
    [
      'table',
      async (id) => {
        const table = await store.tables.find(id);
        const sitting = table?.seats.flatMap((chair) => (chair.kind === 'person' ? chair.player : [])) ?? [];
        if (sitting.length > 0) tables.put(`table:${id}`, sitting);
        return table && JSON.stringify({ type: 'table', table: publicTable(table, isOnline) });
      },
    ],
  ]);
  const read = async (topic: string): Promise<Said> => {
    const [kind = '', id = ''] = topic.split(':');
    readings += 1;
    const reading = readings;
    return { reading, text: await sources.get(kind)?.(id) };
  };
  const sendAll = (topic: string, text: string) => {
    const frame = makeFrame(text);
    for (const connection of topics.listeners(topic)) connection.sendFrame(frame);
  };
  const tell = async (topic: string) => {
    if (topics.size(topic) === 0) return forget(topic);
    const { reading, text } = await read(topic);
    if (text === undefined) return;
    const frame = makeFrame(text);
    for (const connection of topics.listeners(topic)) {
      if (topics.isNews(topic, connection, reading)) connection.sendFrame(frame);
    }
  };
  /** Does something for a topic a little later, once. */
  const settle = (waiting: Set<string>, topic: string, act: () => void) => {
    if (waiting.has(topic)) return;
    waiting.add(topic);
    setTimeout(() => {
      waiting.delete(topic);
      act();
    }, settlesIn(topic)).unref();
  };
  const settlesIn = (topic: string) => SETTLE + EACH * topics.size(topic);
  /** For a crowd of newcomers it is made once. */
  const welcome = (topic: string): Promise<Said> => {
    if (topic.includes(':') || topics.size(topic) === 1) return read(topic);
    const known = fresh.get(topic);
    if (known !== undefined) return known;
    const said = read(topic);
    fresh.set(topic, said);
    setTimeout(() => fresh.get(topic) === said && fresh.delete(topic), settlesIn(topic)).unref();
    return said;
  };
  const retell = (topic: string) => {
    if (topics.size(topic) > 0) settle(pending, topic, () => void tell(topic).catch((error) => failed(topic, error)));
  };
  const failed = (topic: string, error: unknown) => {
    services.onError(error);
    setTimeout(retell, AGAIN, topic).unref();
  };
  const tellHere = (topic: string) => {
    fresh.delete(topic);
    retell(topic);
  };
  const tellSoon = (topic: string) => {
    tellHere(topic);
    if (!bus.isAlone) settle(announced, topic, () => bus.publish(channelOf(topic), ''));
  };

  const chatText = (place: string, since: number, lines: readonly ChatLine[]) => {
    const [kind, id] = place.split(':');
    const where = kind === 'audience' ? { type: 'audience', match: id } : { type: 'chat', table: id };
    return JSON.stringify({ ...where, seq: lines.at(-1)?.seq ?? since, lines });
  };
  const chatSince = async (place: string, since: number) =>
    chatText(place, since, await store.chat.read(storedChannel(place), since, LINES));

  // What others told meanwhile was not heard.
  bus.onReturn(() => {
    for (const topic of topics.starting('')) retell(topic);
  });
  // Every process hears of it by itself. Who comes with a crowd is told how many are here when the crowd is.
  presence.changed.listen((player) => {
    for (const topic of ['lobby', ...tables.of(player)]) retell(topic);
  });
  events.table.listen((table) => {
    tellSoon(`table:${table.id}`);
    if (table.open) tellSoon('lobby');
    if (table.match !== undefined)
      for (const chair of table.seats) if (chair.kind === 'person') tellSoon(`me:${chair.player}`);
  });
  events.match.listen(({ stored }) => {
    for (const { player } of stored.seats) if (player !== undefined) tellSoon(`me:${player}`);
  });

  const stop = (connection: Connection, topic: string) => {
    connection.topics.delete(topic);
    topics.remove(keyOf(connection, topic), connection);
  };

  return {
    offer: (kind, source) => {
      sources.set(kind, source);
    },
    tellSoon,
    followed: (kind) => topics.starting(`${kind}:`).map((topic) => topic.slice(kind.length + 1)),
    start: async (connection, topic, since) => {
      const key = keyOf(connection, topic);
      const [kind] = topic.split(':');
      const isChat = kind === 'audience' || kind === 'chat';
      const mayRead = isChat ? await speech.mayRead(topic, connection.player) : ok(undefined);
      if (!mayRead.ok) return mayRead;
      if (connection.isGone()) return ok(undefined);
      // First listened, then read: whatever changes in between is told as well, and what was read before it is not.
      connection.topics.add(topic);
      topics.add(key, connection);
      await bus.listening();
      if (isChat) {
        connection.sendFrame(makeFrame(await chatSince(topic, since)));
        return ok(undefined);
      }
      const { reading, text } = await welcome(key);
      if (text !== undefined && topics.isNews(key, connection, reading)) connection.sendFrame(makeFrame(text));
      if (text === undefined) stop(connection, topic);
      return text === undefined ? refuse('no-topic', 'Unknown topic.') : ok(undefined);
    },
    stop,
    chatted: (place, line) => {
      const text = chatText(place, line.seq, [line]);
      sendAll(place, text);
      bus.publish(channelOf(place), text);
    },
    left: (connection) => {
      for (const topic of connection.topics) topics.remove(keyOf(connection, topic), connection);
      for (const [id, subscriber] of connection.matches) matches.unsubscribe(id, subscriber);
    },
    matchesOf,
  };
};
