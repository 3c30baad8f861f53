import type { ThreadCpu } from '../lib/server-process.ts';

/** A game server to measure, over real processes and sockets. Each is a module that the load generator imports. */
export interface Contender {
  /** Starts the server. Its files go to a new folder inside `data`. */
  start(data: string): Promise<RunningContender>;
}

export interface RunningContender {
  /** Opens this many matches, each ready for its first move. */
  open(matches: number): Promise<readonly Duel[]>;
  /** CPU time of the server's threads so far. */
  cpu(): Promise<ThreadCpu>;
  stop(): Promise<void>;
}

/** One match and both its players. */
export interface Duel {
  /** Opens the next match when this one is over. Lowers the throughput, but is not part of a move's latency. */
  ready?(): Promise<void>;
  /** Plays the next move. Resolves when both players have received it. */
  move(): Promise<void>;
}
