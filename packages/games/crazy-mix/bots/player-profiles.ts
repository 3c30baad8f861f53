/** How quickly and how surely somebody of a level reads and finds. Times in milliseconds. */
export interface PlayerProfile {
  /** From knowing where to pointing there. */
  readonly handMs: number;
  /** A look at an edge and at the card it names, for each property that is not as it was. */
  readonly lookMs: number;
  /** Search for a thing known by several marks: so much for each symbol on the way. */
  readonly perSymbolMs: number;
  /** Spread of the times, which are skewed as people's are: the sigma of a lognormal. */
  readonly spread: number;
  /** How often one of the properties is read wrongly. */
  readonly errorRate: number;
}

/*
 * The shape of the times follows what is known of visual search: for things that differ by a combination of marks the
 * time grows with each item looked at, by some 20 to 30 ms for practised people; a look elsewhere takes about a quarter
 * of a second; times are skewed to the right. The levels are our own estimate of players between those and beginners.
 */
export const BEGINNER: PlayerProfile = { handMs: 450, lookMs: 750, perSymbolMs: 60, spread: 0.35, errorRate: 0.12 };
export const REGULAR: PlayerProfile = { handMs: 380, lookMs: 480, perSymbolMs: 40, spread: 0.3, errorRate: 0.07 };
export const QUICK: PlayerProfile = { handMs: 320, lookMs: 320, perSymbolMs: 28, spread: 0.27, errorRate: 0.04 };
export const LIGHTNING: PlayerProfile = { handMs: 260, lookMs: 220, perSymbolMs: 20, spread: 0.25, errorRate: 0.02 };
