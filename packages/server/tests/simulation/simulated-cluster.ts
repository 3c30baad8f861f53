import { type AnyRules, fraction, type Rng, type Seat } from '@sesame/kernel';
import { openPosition, proposeDeals } from '@sesame/match';
import type { ClientMessage } from '@sesame/protocol';
import { type Matches, type MatchesDeps, makeMatches } from '../../match/matches.ts';
import type { Append, LogRow, StoredMatch } from '../../store/store.ts';

/** Several processes with one match on one log and one bus, in simulated time and with everything that may go wrong between them. */
export interface SimulatedCluster {
  /** The log of the match, as far as it is on disk. */
  readonly rows: readonly LogRow[];
  readonly processes: readonly SimulatedProcess[];
  /** Kills a process, and starts another in its place. */
  kill(index: number): void;
  /** From now on nothing goes wrong any more. */
  heal(): void;
}

export interface SimulatedProcess {
  readonly matches: Matches;
  /** Opens a socket of a seat. Messages of a socket arrive in order. */
  openSocket(seat: Seat, socket: ClientSide): ServerSide;
}

export interface ClientSide {
  receive(text: string): void;
  onClosed(): void;
}

export interface ServerSide {
  send(text: string): void;
  close(): void;
}

const MAX_DELAY_MS = 12;
const FAILED_WRITES = 0.06;
const LOST_MESSAGES = 0.12;
/** A write whose process has given up on it may still arrive. */
const MAX_STALLED_MS = 300;
const PROCESS_COUNT = 3;

export const makeSimulatedCluster = (stored: StoredMatch, rules: AnyRules, rng: Rng): SimulatedCluster => {
  const opened = proposeDeals(openPosition(rules, stored, { pace: stored.pace }));
  if (!opened.ok) throw new Error(opened.error.message);
  const rows: LogRow[] = [...opened.value.rows];
  let isEnded = false;
  let isHealed = false;
  const happens = (rate: number) => !isHealed && fraction(rng) < rate;
  const wait = (maxMs = MAX_DELAY_MS) => new Promise<void>((over) => setTimeout(over, fraction(rng) * maxMs));
  const buses = Array.from(
    { length: PROCESS_COUNT },
    () => new Map<string, Set<(text: string, from: string) => void>>(),
  );

  /** As PostgreSQL does it: all rows or none, nothing after the end, no gap, and only after the row that its writer has seen. */
  const put = ({ rows: added, after, end }: Append): boolean => {
    const last = rows.findLast(({ key }) => key !== undefined)?.key ?? null;
    if (isEnded || (added[0] !== undefined && (added[0].seq !== rows.length + 1 || after !== last))) return false;
    rows.push(...clone(added));
    isEnded ||= end !== undefined;
    return true;
  };
  /** The answer to a write. One that gets none may still arrive, or not at all. */
  const write = async (append: Append): Promise<boolean> => {
    await wait();
    if (happens(FAILED_WRITES)) {
      if (fraction(rng) < 0.5) setTimeout(put, fraction(rng) * MAX_STALLED_MS, append);
      throw new Error('no answer');
    }
    const isWritten = put(append);
    await wait();
    return isWritten;
  };
  /** Writes one after the other. What waits behind a failed or late write shares its result. */
  const makeAppend = () => {
    const waiting: { append: Append; settle(isWritten: boolean): void; fail(error: unknown): void }[] = [];
    let isWriting = false;
    const settle = (isWritten: boolean) => {
      for (const one of waiting.splice(0, isWritten ? 1 : waiting.length)) one.settle(isWritten);
    };
    const fail = (error: unknown) => {
      for (const one of waiting.splice(0)) one.fail(error);
    };
    const writeAll = async () => {
      isWriting = true;
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) await write(next.append).then(settle, fail);
      isWriting = false;
    };
    return (append: Append): Promise<boolean> =>
      new Promise((settle, fail) => {
        waiting.push({ append, settle, fail });
        if (!isWriting) void writeAll();
      });
  };

  const startProcess = (index: number) => {
    const channels = new Map<string, Set<(text: string, from: string) => void>>();
    buses[index] = channels;
    const sockets = new Set<ClientSide>();
    let isAlive = true;
    /** A killed process gets no more answers. */
    const answer = <Value>(value: Promise<Value>): Promise<Value> =>
      value.finally(() => (isAlive ? undefined : new Promise<never>(() => {})));
    const append = makeAppend();
    const readAfter = async <Value>(read: () => Value): Promise<Value> => {
      await wait();
      const value = read();
      await wait();
      return value;
    };
    const store = {
      matches: { find: () => answer(readAfter(() => ({ ...stored }))), epochs: async () => new Map() },
      log: {
        read: (_: string, after = 0) => answer(readAfter(() => clone(rows.filter(({ seq }) => seq > after)))),
        lengths: () => answer(readAfter(() => new Map([[stored.id, rows.length]]))),
        append: (one: Append) => answer(append(one)),
      },
      deadlines: { removeEnded: async () => {} },
    };
    const bus: MatchesDeps['bus'] = {
      isAlone: false,
      subscribe: (channel, onMessage) => {
        const listeners = channels.get(channel) ?? new Set();
        channels.set(channel, listeners.add(onMessage));
        return () => void listeners.delete(onMessage);
      },
      publish: (channel, text) => {
        if (!isAlive || happens(LOST_MESSAGES)) return;
        const deliver = (to: number) => {
          for (const onMessage of buses[to]?.get(channel) ?? []) onMessage(text, String(index));
        };
        for (let to = 0; to < PROCESS_COUNT; to++)
          if (to !== index) setTimeout(deliver, fraction(rng) * MAX_DELAY_MS, to);
      },
    };
    const nothing = () => {};
    const matches = makeMatches({
      store: store as unknown as MatchesDeps['store'],
      bus,
      spectatorCount: { joined: nothing, left: nothing, of: () => 0 },
      rulesOf: () => rules,
      now: () => Date.now(),
      askBot: nothing,
      areBotsBusy: () => false,
      onCommitted: nothing,
      onRemoteChange: nothing,
      onSpectatorsChanged: nothing,
      onSeatLeft: nothing,
      onAmended: nothing,
      onUnreadable: (_, error) => {
        throw error;
      },
      onError: nothing,
    });
    const process: SimulatedProcess = {
      matches,
      openSocket: (seat, client) => {
        sockets.add(client);
        let isOpen = true;
        const inOrder = (act: (text: string) => void) => {
          let last = Promise.resolve();
          return (text: string) => {
            const arrived = wait();
            last = Promise.all([last, arrived]).then(() => {
              if (isOpen && isAlive) act(text);
            });
          };
        };
        const session = makeSession(matches, seat, inOrder(client.receive));
        const close = () => {
          isOpen = false;
          sockets.delete(client);
          session.close();
        };
        return { send: inOrder((text) => void session.handle(JSON.parse(text)).catch(close)), close };
      },
    };
    const stop = () => {
      isAlive = false;
      for (const { onClosed } of sockets) onClosed();
    };
    return { process, stop };
  };

  const running = Array.from({ length: PROCESS_COUNT }, (_, index) => startProcess(index));
  return {
    rows,
    get processes() {
      return running.map(({ process }) => process);
    },
    kill: (index) => {
      running[index]?.stop();
      running[index] = startProcess(index);
    },
    heal: () => {
      isHealed = true;
    },
  };
};

const clone = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** The server's end of a socket, for the messages of a match. */
const makeSession = (matches: Matches, seat: Seat, sendText: (text: string) => void) => {
  type Subscriber = Parameters<Matches['subscribe']>[1];
  let subscription: { readonly match: string; readonly subscriber: Subscriber } | undefined;
  const send = (frame: Buffer) => sendText(payloadOf(frame));
  const leave = () => {
    if (subscription !== undefined) matches.unsubscribe(subscription.match, subscription.subscriber);
    subscription = undefined;
  };
  const handle = async (message: ClientMessage): Promise<void> => {
    if (message.type === 'unwatch') return leave();
    if (message.type !== 'watch' && message.type !== 'play' && message.type !== 'take-back') return;
    const id = message.type === 'watch' ? (message.topic.split(':')[1] ?? '') : message.match;
    const match = matches.cached(id) ?? (await matches.find(id));
    if (match === undefined) return;
    if (message.type === 'watch') {
      leave();
      const subscriber: Subscriber = { viewer: seat, player: String(seat), changes: true, send };
      subscription = { match: id, subscriber };
      return matches.subscribe(match, subscriber, message.since);
    }
    const answer = (value: object) => sendText(JSON.stringify({ id: message.id, ...value }));
    matches.submitInput(match, {
      input: { at: matches.timeOf(match), by: seat, move: message.type === 'play' ? message.move : null },
      key: message.key,
      ...(message.type === 'take-back' && { takesBack: true }),
      requester: {
        subscriber: subscription?.subscriber,
        requestId: message.id,
        onDone: () => answer({ type: 'done' }),
        onRefused: ({ code, message }) => answer({ type: 'refused', code, message }),
      },
    });
  };
  return { handle, close: leave };
};

/** The text of an unmasked frame. */
const payloadOf = (frame: Buffer): string => {
  const length = frame[1] ?? 0;
  return String(frame.subarray(length === 127 ? 10 : length === 126 ? 4 : 2));
};
