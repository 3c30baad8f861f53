import type { Bus } from './bus/bus.ts';

/**
 * Names that hold as long as one of the processes says so. Each tells the others what has changed with it, and now and
 * then how many times it did: whoever has missed one asks for all. Whoever is silent for long is gone with all its names.
 */
export interface ReplicatedSet {
  has(name: string): boolean;
  size(): number;
  /** It holds here, once more. True: nobody said so before. */
  add(name: string): boolean;
  /** It holds here once less. True: nobody says so any more. */
  remove(name: string): boolean;
  stop(): void;
}

export interface ReplicatedSetDeps {
  readonly bus: Bus;
  readonly channel: string;
  /** What changes here within so many milliseconds is told as one. 0: each at once. */
  readonly debounceMs: number;
  /** Called when a name holds, or does not any more, by the word of another process. */
  readonly onRemoteChange: (name: string) => void;
  readonly clock?: () => number;
}

/** `round`: how many times something has changed with the process that says so. */
type PeerMessage =
  | { readonly is: 'alive'; readonly round: number }
  | { readonly is: 'moved'; readonly round: number; readonly came: readonly string[]; readonly left: readonly string[] }
  | { readonly is: 'all'; readonly round: number; readonly names: readonly string[] }
  | { readonly is: 'asking' };

interface PeerState {
  names: Set<string>;
  /** Up to which nothing was missed. */
  round: number;
  heardAt: number;
}

const HEARTBEAT_MS = 3_000;
/** A process that is silent for so long is gone. */
const PEER_TIMEOUT_MS = 4 * HEARTBEAT_MS;

export const makeReplicatedSet = ({
  bus,
  channel,
  debounceMs: settle,
  onRemoteChange: onMessage,
  clock = () => performance.now(),
}: ReplicatedSetDeps): ReplicatedSet => {
  /** How many times each holds here. */
  const here = new Map<string, number>();
  const peerSync = new Map<string, PeerState>();
  /** In how many processes each holds. */
  const places = new Map<string, number>();
  const untold = new Set<string>();
  let round = 0;
  let telling: NodeJS.Timeout | undefined;
  /** What one process alone has to hear: all that holds with another is much. */
  const channelOf = (process: string) => `${channel}:${process}`;
  const tell = (told: PeerMessage) => bus.publish(channel, JSON.stringify(told));
  const tellOne = (process: string, told: PeerMessage) => bus.publish(channelOf(process), JSON.stringify(told));

  const arrive = (name: string): boolean => {
    const count = places.get(name) ?? 0;
    places.set(name, count + 1);
    return count === 0;
  };
  const depart = (name: string): boolean => {
    const count = (places.get(name) ?? 0) - 1;
    if (count > 0) places.set(name, count);
    return count <= 0 && places.delete(name);
  };
  const put = ({ names }: PeerState, name: string) => {
    if (names.has(name)) return;
    names.add(name);
    if (arrive(name)) onMessage(name);
  };
  const drop = ({ names }: PeerState, name: string) => {
    if (names.delete(name) && depart(name)) onMessage(name);
  };
  /** With another process others hold now. What did and does has not moved. */
  const replace = (other: PeerState, names: ReadonlySet<string>) => {
    for (const name of names) put(other, name);
    for (const name of other.names) if (!names.has(name)) drop(other, name);
  };

  const tellMoved = () => {
    clearTimeout(telling);
    telling = undefined;
    if (untold.size === 0) return;
    const [came, left]: [string[], string[]] = [[], []];
    for (const name of untold) (here.has(name) ? came : left).push(name);
    untold.clear();
    round += 1;
    tell({ is: 'moved', round, came, left });
  };
  /** What came and went again before it was told has not moved. */
  const move = (name: string) => {
    if (bus.isAlone) return;
    if (!untold.delete(name)) untold.add(name);
    if (settle === 0) tellMoved();
    else telling ??= setTimeout(tellMoved, settle).unref();
  };

  const hear = (told: PeerMessage, from: string) => {
    const other = peerSync.get(from) ?? { names: new Set<string>(), round: 0, heardAt: 0 };
    peerSync.set(from, other);
    other.heardAt = clock();
    switch (told.is) {
      case 'alive':
        if (told.round !== other.round) tellOne(from, { is: 'asking' });
        return;
      case 'moved':
        for (const name of told.came) put(other, name);
        for (const name of told.left) drop(other, name);
        if (told.round === other.round + 1) other.round = told.round;
        return;
      case 'all':
        replace(other, new Set(told.names));
        other.round = told.round;
        return;
      case 'asking':
        tellMoved();
        return tellOne(from, { is: 'all', round, names: [...here.keys()] });
    }
  };
  const unsubscribe = [channel, channelOf(bus.self)].map((name) =>
    bus.subscribe(name, (text, from) => hear(JSON.parse(text) as PeerMessage, from)),
  );
  tell({ is: 'asking' });

  const beat = setInterval(() => {
    tellMoved();
    tell({ is: 'alive', round });
    for (const [process, other] of peerSync) {
      if (clock() - other.heardAt <= PEER_TIMEOUT_MS) continue;
      peerSync.delete(process);
      replace(other, new Set());
    }
  }, HEARTBEAT_MS).unref();

  return {
    has: (name) => places.has(name),
    size: () => places.size,
    add: (name) => {
      const count = here.get(name) ?? 0;
      here.set(name, count + 1);
      if (count > 0) return false;
      move(name);
      return arrive(name);
    },
    remove: (name) => {
      const count = (here.get(name) ?? 0) - 1;
      if (count > 0) here.set(name, count);
      if (count > 0 || !here.delete(name)) return false;
      move(name);
      return depart(name);
    },
    stop: () => {
      clearInterval(beat);
      clearTimeout(telling);
      for (const stop of unsubscribe) stop();
    },
  };
};
