/** Entrants of a tournament at one table, by number in seat order. A single one has a bye. */
export interface Meeting {
  readonly round: number;
  readonly seats: readonly number[];
  /** Rank per seat once it is over, 1 is best; equal ranks are ties. */
  readonly ranks?: readonly number[];
}
