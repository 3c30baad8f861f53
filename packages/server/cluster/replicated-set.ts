import type { Bus } from './bus/bus.ts';

/**
 * Replicated set: the union of the reference-counted sets of all processes. Each process publishes its changes with a
 * version; a version gap triggers a full resync. A process without heartbeats times out with all its names.
 */
export interface ReplicatedSet {
  has(name: string): boolean;
  size(): number;
  /** Increments the local refcount; true if the name was absent everywhere. */
  add(name: string): boolean;
  /** Decrements the local refcount; true if the name is now absent everywhere. */
  remove(name: string): boolean;
  stop(): void;
}

export interface ReplicatedSetDeps {
  readonly bus: Bus;
  readonly channel: string;
  /** Local changes within this time are published as one message. 0: each at once. */
  readonly debounceMs: number;
  /** Called when another process has added or removed a name. */
  readonly onRemoteChange: (name: string) => void;
  readonly clock?: () => number;
}

/** `round`: version of the sender's set. */
type PeerMessage =
  | { readonly is: 'alive'; readonly round: number }
  | { readonly is: 'moved'; readonly round: number; readonly came: readonly string[]; readonly left: readonly string[] }
  | { readonly is: 'all'; readonly round: number; readonly names: readonly string[] }
  | { readonly is: 'asking' };

interface PeerState {
  names: Set<string>;
  /** Last version up to which no change was missed. */
  round: number;
  lastMessageAt: number;
}

/**
 * The names of a process that died are gone within 4.5 s: its players must be shown as away within five. A process that
 * was only busy gets its names back with its next heartbeat.
 */
const HEARTBEAT_MS = 1_000;
const PEER_TIMEOUT_MS = 3_500;

export const makeReplicatedSet = ({
  bus,
  channel,
  debounceMs,
  onRemoteChange,
  clock = () => performance.now(),
}: ReplicatedSetDeps): ReplicatedSet => {
  /** Local refcount per name. */
  const localCounts = new Map<string, number>();
  const peers = new Map<string, PeerState>();
  /** Number of processes per name. */
  const processCounts = new Map<string, number>();
  const unpublished = new Set<string>();
  let round = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Channel of one process, for full sets that the others don't need. */
  const channelOf = (process: string) => `${channel}:${process}`;
  const publish = (message: PeerMessage) => bus.publish(channel, JSON.stringify(message));
  const sendTo = (process: string, message: PeerMessage) => bus.publish(channelOf(process), JSON.stringify(message));

  const increment = (name: string): boolean => {
    const count = processCounts.get(name) ?? 0;
    processCounts.set(name, count + 1);
    return count === 0;
  };
  const decrement = (name: string): boolean => {
    const count = (processCounts.get(name) ?? 0) - 1;
    if (count > 0) processCounts.set(name, count);
    return count <= 0 && processCounts.delete(name);
  };
  const addTo = ({ names }: PeerState, name: string) => {
    if (names.has(name)) return;
    names.add(name);
    if (increment(name)) onRemoteChange(name);
  };
  const removeFrom = ({ names }: PeerState, name: string) => {
    if (names.delete(name) && decrement(name)) onRemoteChange(name);
  };
  /** Replaces the set of a peer, reporting only differences. */
  const replace = (peer: PeerState, names: ReadonlySet<string>) => {
    for (const name of names) addTo(peer, name);
    for (const name of peer.names) if (!names.has(name)) removeFrom(peer, name);
  };

  const publishChanges = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unpublished.size === 0) return;
    const [came, left]: [string[], string[]] = [[], []];
    for (const name of unpublished) (localCounts.has(name) ? came : left).push(name);
    unpublished.clear();
    round += 1;
    publish({ is: 'moved', round, came, left });
  };
  /** Queues a local change. An add and a remove before publishing cancel out. */
  const queueChange = (name: string) => {
    if (bus.isAlone) return;
    if (!unpublished.delete(name)) unpublished.add(name);
    if (debounceMs === 0) publishChanges();
    else timer ??= setTimeout(publishChanges, debounceMs).unref();
  };

  const receive = (message: PeerMessage, from: string) => {
    const peer = peers.get(from) ?? { names: new Set<string>(), round: 0, lastMessageAt: 0 };
    peers.set(from, peer);
    peer.lastMessageAt = clock();
    switch (message.is) {
      case 'alive':
        if (message.round !== peer.round) sendTo(from, { is: 'asking' });
        return;
      case 'moved':
        for (const name of message.came) addTo(peer, name);
        for (const name of message.left) removeFrom(peer, name);
        if (message.round === peer.round + 1) peer.round = message.round;
        return;
      case 'all':
        replace(peer, new Set(message.names));
        peer.round = message.round;
        return;
      case 'asking':
        publishChanges();
        return sendTo(from, { is: 'all', round, names: [...localCounts.keys()] });
    }
  };
  const unsubscribe = [channel, channelOf(bus.self)].map((name) =>
    bus.subscribe(name, (text, from) => receive(JSON.parse(text) as PeerMessage, from)),
  );
  publish({ is: 'asking' });

  const heartbeat = setInterval(() => {
    publishChanges();
    publish({ is: 'alive', round });
    for (const [process, peer] of peers) {
      if (clock() - peer.lastMessageAt <= PEER_TIMEOUT_MS) continue;
      peers.delete(process);
      replace(peer, new Set());
    }
  }, HEARTBEAT_MS).unref();

  return {
    has: (name) => processCounts.has(name),
    size: () => processCounts.size,
    add: (name) => {
      const count = localCounts.get(name) ?? 0;
      localCounts.set(name, count + 1);
      if (count > 0) return false;
      queueChange(name);
      return increment(name);
    },
    remove: (name) => {
      const count = (localCounts.get(name) ?? 0) - 1;
      if (count > 0) localCounts.set(name, count);
      if (count > 0 || !localCounts.delete(name)) return false;
      queueChange(name);
      return decrement(name);
    },
    stop: () => {
      clearInterval(heartbeat);
      clearTimeout(timer);
      for (const stop of unsubscribe) stop();
    },
  };
};
