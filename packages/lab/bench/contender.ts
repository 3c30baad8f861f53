/** A server of two-seat matches that can be measured: real processes, real sockets. */
export interface Contender {
  readonly name: string;
  /** Where an acknowledged move is: on disk, or only in memory. */
  readonly keeps: 'disk' | 'memory' | 'nothing';
  start(): Promise<Running>;
}

export interface Running {
  /** Opens so many matches, each ready for its first move. */
  open(matches: number): Promise<readonly Duel[]>;
  stop(): Promise<void>;
}

/** One match and both its players. */
export interface Duel {
  /** Plays the next move. Resolves when both players have been told of it. */
  move(): Promise<void>;
}
