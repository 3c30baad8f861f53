import { ok, type Result, refuse } from '@sesame/kernel';
import type { ClientMessage, ServerMessage } from '@sesame/protocol';
import { type Backoff, makeBackoff } from './backoff.ts';
import { makePendingRequests } from './pending-requests.ts';
import { isStale, makeWatch, type TopicStream, type TopicUpdate, topicOf, withView } from './topic-stream.ts';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/**
 * One live connection to the house. It comes back by itself, takes up every stream where it was, and asks
 * again what was not answered: with the same key, so a move is never played twice.
 */
export interface Connection {
  readonly status: Status;
  onStatus(listener: (status: Status) => void): () => void;
  /** Follows a topic until the returned function is called. */
  watch(topic: string, listener: (news: TopicUpdate) => void): () => void;
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

const CLOSED = refuse('closed', 'The connection is closed.');

/** `makeSocket` may take its time, and fail: then it is tried again like a socket that was lost. */
export const connect = (makeSocket: () => Socket | Promise<Socket>): Connection => {
  const streams = new Map<string, TopicStream>();
  const watchers = new Set<(status: Status) => void>();
  const backoff: Backoff = makeBackoff(() => void open());
  let socket: Socket | undefined;
  let status: Status = 'connecting';
  let ids = 0;

  const isClosed = () => status === 'closed';
  const become = (next: Status) => {
    if (status === next) return;
    status = next;
    for (const watcher of watchers) watcher(next);
  };
  const send = (message: ClientMessage) => {
    if (status === 'open') socket?.send(JSON.stringify(message));
  };
  const questions = makePendingRequests(send, () => socket?.close());
  const ask = (make: (id: number, key: string) => ClientMessage): Promise<Result<void>> =>
    isClosed() ? Promise.resolve(CLOSED) : questions.ask(make(ids++, makeKey()));

  const hear = (message: ServerMessage) => {
    switch (message.type) {
      case 'welcome':
        return;
      case 'done':
        return questions.settle(message.id, ok(undefined));
      case 'refused':
        return message.id === null ? undefined : questions.settle(message.id, refusalOf(message));
      default:
        return tell(message);
    }
  };
  const startOver = (topic: string, stream: TopicStream) => {
    stream.since = undefined;
    send(makeWatch(ids++, topic, undefined));
  };
  const pass = (topic: string, stream: TopicStream, news: TopicUpdate) => {
    const whole = news.type === 'match' ? withView(stream, news) : news;
    // Asked once: until all is told again nothing is known.
    if (whole === undefined) return stream.since !== undefined && startOver(topic, stream);
    if ('seq' in news && news.type !== 'offer') stream.since = news.seq;
    for (const listener of stream.listeners) listener(whole);
  };
  const tell = (news: TopicUpdate) => {
    const topic = topicOf(news);
    const stream = streams.get(topic);
    if (stream !== undefined && !isStale(stream, news)) pass(topic, stream, news);
    if (news.type === 'match' && news.re !== undefined) questions.settle(news.re, ok(undefined));
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
      questions.askAgain();
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
      startOver(topic, stream);
      return () => {
        stream.listeners.delete(listener);
        if (stream.listeners.size > 0 || streams.get(topic) !== stream) return;
        streams.delete(topic);
        send({ type: 'unwatch', id: ids++, topic });
      };
    },
    play: (match, move, took) =>
      ask((id, key) => ({ type: 'play', id, match, key, move, ...(took !== undefined && { took }) })),
    takeBack: (match) => ask((id, key) => ({ type: 'take-back', id, match, key })),
    say: (table, text) => ask((id, key) => ({ type: 'say', id, table, key, text })),
    remark: (match, text) => ask((id, key) => ({ type: 'remark', id, match, key, text })),
    retry: () => {
      if (status === 'lost') backoff.now();
    },
    close: () => {
      become('closed');
      backoff.stop();
      socket?.close();
      questions.settleAll(CLOSED);
    },
  };
};

const refusalOf = ({ code, message, until }: Extract<ServerMessage, { type: 'refused' }>): Result<never> => ({
  ok: false,
  error: { code, message, ...(until !== undefined && { until }) },
});

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
