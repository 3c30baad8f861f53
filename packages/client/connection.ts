import { ok, type Result, refuse, type Seat, type Viewer } from '@sesame/kernel';
import type { ClientMessage, ServerMessage } from '@sesame/protocol';
import { type Backoff, makeBackoff } from './backoff.ts';
import { makePendingRequests } from './pending-requests.ts';
import {
  isForeign,
  isStale,
  makeWatchMessage,
  resolveView,
  type TopicStream,
  type TopicUpdate,
  topicOf,
} from './topic-stream.ts';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/**
 * A WebSocket connection that reconnects by itself, resumes every subscription where it was and repeats unanswered
 * requests with the same key, so that a move is never played twice.
 */
export interface Connection {
  readonly status: Status;
  onStatus(listener: (status: Status) => void): () => void;
  /**
   * Subscribes to a topic; the returned function unsubscribes. A listener hears only the view of a match that it asked
   * for. While a later one watches the match as somebody else, it hears nothing, and then everything again.
   */
  watch(topic: string, listener: (update: TopicUpdate) => void, options?: WatchOptions): () => void;
  isWatching(topic: string): boolean;
  /** Plays a move. In a race, `took` is the time from painting to the move, in milliseconds. */
  play(match: string, move: unknown, took?: number): Promise<Result<void>>;
  /** Plays a move of a seat on this device that may be another player's. */
  playSeat(match: string, seat: Seat, move: unknown): Promise<Result<void>>;
  /** Plays a move that was made earlier, if the match is still at that position. Its key was kept with it. */
  playLate(match: string, late: LateMove): Promise<Result<void>>;
  /** Undoes our last move, or that of another seat on this device, if allowed. */
  takeBack(match: string, seat?: Seat): Promise<Result<void>>;
  /** Sends a line to the chat of a table. */
  say(table: string, text: string): Promise<Result<void>>;
  /** Sends a line to the spectator chat of a match. */
  remark(match: string, text: string): Promise<Result<void>>;
  /** Sends a line to a friend. */
  tell(to: string, text: string): Promise<Result<void>>;
  /** Reconnects at once, for example when the browser is back online. */
  retry(): void;
  close(): void;
}

/** Of a match. */
export interface WatchOptions {
  /** Whose view it is, if not our own seat’s. */
  readonly as?: Viewer | undefined;
  /** What the listener knows already; only what follows is sent. */
  readonly known?: { readonly seq: number; readonly view: unknown } | undefined;
}

export interface LateMove {
  readonly key: string;
  readonly move: unknown;
  /** The `seq` of the match when the move was made. */
  readonly after: number;
}

/** The part of WebSocket that is used. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'>;

const CLOSED = refuse('closed', 'The connection is closed.');
const TOO_LONG = refuse('malformed', 'The server can’t read this message.');
/** The server closes a socket with this code when a message is larger than it accepts. */
const CLOSE_MESSAGE_TOO_BIG = 1009;

/** `makeSocket` may be asynchronous; a failure is retried like a lost socket. */
export const connect = (makeSocket: () => Socket | Promise<Socket>): Connection => {
  const streams = new Map<string, TopicStream>();
  const statusListeners = new Set<(status: Status) => void>();
  const backoff: Backoff = makeBackoff(() => void open());
  let socket: Socket | undefined;
  let status: Status = 'connecting';
  let nextId = 0;

  const isClosed = () => status === 'closed';
  const setStatus = (next: Status) => {
    if (status === next) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  };
  const send = (message: ClientMessage) => {
    if (status === 'open') socket?.send(JSON.stringify(message));
  };
  const requests = makePendingRequests(send, () => socket?.close());
  const request = (make: (id: number, key: string) => ClientMessage): Promise<Result<void>> =>
    isClosed() ? Promise.resolve(CLOSED) : requests.send(make(nextId++, makeKey()));

  const onMessage = (message: ServerMessage) => {
    switch (message.type) {
      case 'welcome':
        return;
      case 'done':
        return requests.settle(message.id, ok(undefined));
      case 'refused':
        return message.id === null ? undefined : requests.settle(message.id, refusalOf(message));
      default:
        return onUpdate(message);
    }
  };
  const subscribe = (topic: string, stream: TopicStream) => send(makeWatchMessage(nextId++, topic, stream));
  const resubscribe = (topic: string, stream: TopicStream) => {
    stream.since = undefined;
    subscribe(topic, stream);
  };
  /** After the latest listener has left: the view that the latest of the others wants. */
  const resumeViewer = (topic: string, stream: TopicStream) => {
    const as = [...stream.listeners.values()].at(-1);
    if (as === stream.as) return;
    stream.as = as;
    resubscribe(topic, stream);
  };
  const deliver = (topic: string, stream: TopicStream, update: TopicUpdate) => {
    const whole = update.type === 'match' ? resolveView(stream, update) : update;
    // Resubscribe once: until the full view arrives, `since` is undefined.
    if (whole === undefined) return stream.since !== undefined && resubscribe(topic, stream);
    if ('seq' in update && update.type !== 'offer' && update.type !== 'receipt') stream.since = update.seq;
    for (const [listener, as] of stream.listeners) if (as === stream.as) listener(whole);
  };
  const onUpdate = (update: TopicUpdate) => {
    const topic = topicOf(update);
    const stream = streams.get(topic);
    if (stream !== undefined && !isStale(stream, update) && !isForeign(stream, update)) deliver(topic, stream, update);
    if (update.type === 'match' && update.re !== undefined) requests.settle(update.re, ok(undefined));
  };

  const onLost = () => {
    socket = undefined;
    if (status === 'closed') return;
    setStatus('lost');
    backoff.schedule();
  };
  const open = async (): Promise<void> => {
    if (status === 'closed') return;
    const next = await Promise.resolve()
      .then(makeSocket)
      .catch(() => undefined);
    if (next === undefined) return onLost();
    if (isClosed()) return next.close();
    socket = next;
    next.onopen = () => {
      backoff.reset();
      setStatus('open');
      for (const [topic, stream] of streams) send(makeWatchMessage(nextId++, topic, stream));
      requests.resendAll();
    };
    next.onmessage = ({ data }) => onMessage(JSON.parse(String(data)));
    next.onerror = () => {};
    next.onclose = ({ code }) => {
      if (socket !== next) return;
      // Sent again, it would close the next socket as well.
      if (code === CLOSE_MESSAGE_TOO_BIG) requests.settleLongest(TOO_LONG);
      onLost();
    };
  };
  void open();

  return {
    get status() {
      return status;
    },
    onStatus: (listener) => {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    watch: (topic, listener, { as, known } = {}) => {
      const stream: TopicStream = streams.get(topic) ?? { listeners: new Map(), since: undefined };
      streams.set(topic, stream);
      stream.listeners.set(listener, as);
      stream.as = as;
      // A second listener needs the full state too; all listeners get it again.
      stream.since = stream.listeners.size === 1 ? known?.seq : undefined;
      if (stream.since !== undefined) stream.view = known?.view;
      subscribe(topic, stream);
      return () => {
        stream.listeners.delete(listener);
        if (streams.get(topic) !== stream) return;
        if (stream.listeners.size > 0) return resumeViewer(topic, stream);
        streams.delete(topic);
        send({ type: 'unwatch', id: nextId++, topic });
      };
    },
    isWatching: (topic) => streams.has(topic),
    play: (match, move, took) =>
      request((id, key) => ({ type: 'play', id, match, key, move, ...(took !== undefined && { took }) })),
    playSeat: (match, seat, move) => request((id, key) => ({ type: 'play', id, match, key, move, seat })),
    playLate: (match, { key, move, after }) => request((id) => ({ type: 'play', id, match, key, move, after })),
    takeBack: (match, seat) =>
      request((id, key) => ({ type: 'take-back', id, match, key, ...(seat !== undefined && { seat }) })),
    say: (table, text) => request((id, key) => ({ type: 'say', id, table, key, text })),
    tell: (to, text) => request((id, key) => ({ type: 'tell', id, to, key, text })),
    remark: (match, text) => request((id, key) => ({ type: 'remark', id, match, key, text })),
    retry: () => {
      if (status === 'lost') backoff.runNow();
    },
    close: () => {
      setStatus('closed');
      backoff.stop();
      socket?.close();
      requests.settleAll(CLOSED);
    },
  };
};

const refusalOf = ({ code, message, until }: Extract<ServerMessage, { type: 'refused' }>): Result<never> => ({
  ok: false,
  error: { code, message, ...(until !== undefined && { until }) },
});

const KEY_LENGTH = 12;
const KEY_LETTERS = '0123456789abcdefghijklmnopqrstuv';

/** Sixty random bits: a key need not occur twice from one seat in one match, and is kept with every move. */
const makeKey = (): string => {
  let key = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(KEY_LENGTH))) key += KEY_LETTERS[byte % KEY_LETTERS.length];
  return key;
};
