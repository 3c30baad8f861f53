/** A server of two-seat matches that can be measured: real processes, real sockets. A module each, loaded by its load. */
export interface Contender {
  /** Starts the server. What it must keep it keeps in a folder of its own inside this one. */
  start(data: string): Promise<Running>;
}

export interface Running {
  /** Opens so many matches, each ready for its first move. */
  open(matches: number): Promise<readonly Duel[]>;
  stop(): Promise<void>;
}

/** One match and both its players. */
export interface Duel {
  /** Goes on in the next match when this one is over. It takes its time from the moves, but no move waits for it. */
  ready?(): Promise<void>;
  /** Plays the next move. Resolves when both players have been told of it. */
  move(): Promise<void>;
}
