/** Some entrants of a tournament at one table, by their numbers in the order of their seats. Alone: a free round. */
export interface Meeting {
  readonly round: number;
  readonly seats: readonly number[];
  /** A rank a seat once it is over, 1 the best; equal ranks share. */
  readonly ranks?: readonly number[];
}
