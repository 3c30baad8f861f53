import { applyChange, type Change, ok, type Result, refuse } from '@sesame/kernel';
import type { FromClient, FromServer } from '@sesame/protocol';
import { type Backoff, makeBackoff } from './backoff.ts';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** What a stream tells: everything but answers. */
export type News = Exclude<FromServer, { type: 'welcome' | 'done' | 'refused' }>;

/**
 * One live connection to the house. It comes back by itself, takes up every stream where it was, and asks
 * again what was not answered: with the same key, so a move is never played twice.
 */
export interface Connection {
  readonly status: Status;
  onStatus(listener: (status: Status) => void): () => void;
  /** Follows a topic until the returned function is called. */
  watch(topic: string, listener: (news: News) => void): () => void;
  /** Plays a move. In a race `took` says how many milliseconds after painting it was made. */
  play(match: string, move: unknown, took?: number): Promise<Result<void>>;
  /** Takes back our last move, if that may be. */
  takeBack(match: string): Promise<Result<void>>;
  say(table: string, text: string): Promise<Result<void>>;
  /** Says something to the others who watch a match. */
  remark(match: string, text: string): Promise<Result<void>>;
  /** Tries again at once, when there is reason to think that it works now. */
  retry(): void;
  close(): void;
}

/** The part of the standard WebSocket that is used. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'>;

interface Asked {
  readonly message: FromClient;
  readonly answer: (result: Result<void>) => void;
}

interface Stream {
  readonly listeners: Set<(news: News) => void>;
  /** How far this stream has been followed. */
  since: number | undefined;
  /** Of a match: the view as it was last told. */
  view?: unknown;
}

const PATIENCE = 15_000;

/** `makeSocket` may take its time, and fail: then it is tried again like a socket that was lost. */
export const connect = (makeSocket: () => Socket | Promise<Socket>): Connection => {
  const asked = new Map<number, Asked>();
  const streams = new Map<string, Stream>();
  const watchers = new Set<(status: Status) => void>();
  const backoff: Backoff = makeBackoff(() => void open());
  let socket: Socket | undefined;
  let status: Status = 'connecting';
  let ids = 0;
  let overdue: ReturnType<typeof setTimeout> | undefined;

  const isClosed = () => status === 'closed';
  const become = (next: Status) => {
    if (status === next) return;
    status = next;
    for (const watcher of watchers) watcher(next);
  };
  const send = (message: FromClient) => {
    if (status === 'open') socket?.send(JSON.stringify(message));
  };
  /** A socket that swallows questions is as good as lost. */
  const expect = () => {
    overdue ??= setTimeout(() => {
      overdue = undefined;
      if (asked.size > 0) socket?.close();
    }, PATIENCE);
  };
  const ask = (make: (id: number) => FromClient): Promise<Result<void>> =>
    new Promise((answer) => {
      if (status === 'closed') return answer(refuse('closed', 'The connection is closed.'));
      const message = make(ids++);
      asked.set(message.id, { message, answer });
      send(message);
      expect();
    });
  const settle = (id: number, result: Result<void>) => {
    const found = asked.get(id);
    asked.delete(id);
    if (asked.size === 0) {
      clearTimeout(overdue);
      overdue = undefined;
    }
    found?.answer(result);
  };

  const hear = (message: FromServer) => {
    switch (message.type) {
      case 'welcome':
        return;
      case 'done':
        return settle(message.id, ok(undefined));
      case 'refused':
        return message.id === null ? undefined : settle(message.id, refusalOf(message));
      default:
        return tell(message);
    }
  };
  const tell = (news: News) => {
    const stream = streams.get(topicOf(news));
    if (stream !== undefined && !isStale(stream, news)) {
      if ('seq' in news) stream.since = news.seq;
      const whole = news.type === 'match' ? withView(stream, news) : news;
      for (const listener of stream.listeners) listener(whole);
    }
    if (news.type === 'match' && news.re !== undefined) settle(news.re, ok(undefined));
  };

  const lose = () => {
    socket = undefined;
    if (status === 'closed') return;
    become('lost');
    backoff.wait();
  };
  const open = async (): Promise<void> => {
    if (status === 'closed') return;
    const next = await Promise.resolve()
      .then(makeSocket)
      .catch(() => undefined);
    if (next === undefined) return lose();
    if (isClosed()) return next.close();
    socket = next;
    next.onopen = () => {
      backoff.reset();
      become('open');
      for (const [topic, { since }] of streams) send(makeWatch(ids++, topic, since));
      for (const { message } of asked.values()) send(message);
      if (asked.size > 0) expect();
    };
    next.onmessage = ({ data }) => hear(JSON.parse(String(data)));
    next.onerror = () => {};
    next.onclose = () => {
      if (socket === next) lose();
    };
  };
  void open();

  return {
    get status() {
      return status;
    },
    onStatus: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    watch: (topic, listener) => {
      const stream = streams.get(topic) ?? { listeners: new Set(), since: undefined };
      streams.set(topic, stream);
      stream.listeners.add(listener);
      // Whoever comes second wants the whole story too: it is told again, to all.
      stream.since = undefined;
      send(makeWatch(ids++, topic, undefined));
      return () => {
        stream.listeners.delete(listener);
        if (stream.listeners.size > 0 || streams.get(topic) !== stream) return;
        streams.delete(topic);
        send({ type: 'unwatch', id: ids++, topic });
      };
    },
    play: (match, move, took) => {
      const key = makeKey();
      return ask((id) => ({ type: 'play', id, match, key, move, ...(took !== undefined && { took }) }));
    },
    takeBack: (match) => {
      const key = makeKey();
      return ask((id) => ({ type: 'take-back', id, match, key }));
    },
    say: (table, text) => {
      const key = makeKey();
      return ask((id) => ({ type: 'say', id, table, key, text }));
    },
    remark: (match, text) => {
      const key = makeKey();
      return ask((id) => ({ type: 'remark', id, match, key, text }));
    },
    retry: () => {
      if (status === 'lost') backoff.now();
    },
    close: () => {
      become('closed');
      backoff.stop();
      clearTimeout(overdue);
      socket?.close();
      for (const id of [...asked.keys()]) settle(id, refuse('closed', 'The connection is closed.'));
    },
  };
};

/** What was told before, told again after a reconnection. A first telling has `info` and starts over. */
const isStale = (stream: Stream, news: News): boolean =>
  news.type === 'match' && news.info === undefined && stream.since !== undefined && news.seq < stream.since;

/** News with the whole view, which may have told only what changed in it. */
const withView = (stream: Stream, { change, ...news }: Extract<News, { type: 'match' }>): News => {
  stream.view = 'view' in news ? news.view : applyChange(stream.view, change as Change | undefined);
  return { ...news, view: stream.view };
};

const refusalOf = ({ code, message, until }: Extract<FromServer, { type: 'refused' }>): Result<never> => ({
  ok: false,
  error: { code, message, ...(until !== undefined && { until }) },
});

const topicOf = (news: News): string => {
  switch (news.type) {
    case 'match':
    case 'offer':
      return `match:${news.match}`;
    case 'table':
      return `table:${news.table.id}`;
    case 'chat':
      return `chat:${news.table}`;
    case 'tournament':
      return `tournament:${news.tournament.id}`;
    case 'watchers':
      return `match:${news.match}`;
    case 'audience':
      return `audience:${news.match}`;
    default:
      return news.type;
  }
};

const makeWatch = (id: number, topic: string, since: number | undefined): FromClient => ({
  type: 'watch',
  id,
  topic,
  ...(topic.startsWith('match:') && { changes: true }),
  ...(since !== undefined && { since }),
});

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
