/** How quickly and how surely somebody of a level reads and finds. Times in milliseconds. */
export interface Person {
  /** From knowing where to pointing there. */
  readonly hand: number;
  /** A look at an edge and at the card it names, for each property that is not as it was. */
  readonly look: number;
  /** Search for a thing known by several marks: so much for each symbol on the way. */
  readonly perSymbol: number;
  /** Spread of the times, which are skewed as people's are: the sigma of a lognormal. */
  readonly spread: number;
  /** How often one of the properties is read wrongly. */
  readonly slips: number;
}

/*
 * The shape of the times follows what is known of visual search: for things that differ by a combination of marks the
 * time grows with each item looked at, by some 20 to 30 ms for practised people; a look elsewhere takes about a quarter
 * of a second; times are skewed to the right. The levels are our own estimate of players between those and beginners.
 */
export const BEGINNER: Person = { hand: 450, look: 750, perSymbol: 60, spread: 0.35, slips: 0.12 };
export const REGULAR: Person = { hand: 380, look: 480, perSymbol: 40, spread: 0.3, slips: 0.07 };
export const QUICK: Person = { hand: 320, look: 320, perSymbol: 28, spread: 0.27, slips: 0.04 };
export const LIGHTNING: Person = { hand: 260, look: 220, perSymbol: 20, spread: 0.25, slips: 0.02 };
