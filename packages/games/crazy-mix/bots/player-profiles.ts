/** Reaction speed and error rate of a bot level. */
export interface PlayerProfile {
  /** Motor time of pointing. */
  readonly handMs: number;
  /** Time to read one property that changed since the last round. */
  readonly lookMs: number;
  /** Visual search time per symbol scanned. */
  readonly perSymbolMs: number;
  /** Sigma of the lognormal time distribution. */
  readonly spread: number;
  /** Chance of reading one property wrongly. */
  readonly errorRate: number;
}

/*
 * Based on visual search research: in conjunction search the time grows by 20 to 30 ms per item for practised people, a
 * saccade with fixation takes about 250 ms, and times are skewed to the right. The levels are our own estimates between
 * that and beginners.
 */
export const BEGINNER: PlayerProfile = { handMs: 450, lookMs: 750, perSymbolMs: 60, spread: 0.35, errorRate: 0.12 };
export const REGULAR: PlayerProfile = { handMs: 380, lookMs: 480, perSymbolMs: 40, spread: 0.3, errorRate: 0.07 };
export const QUICK: PlayerProfile = { handMs: 320, lookMs: 320, perSymbolMs: 28, spread: 0.27, errorRate: 0.04 };
export const LIGHTNING: PlayerProfile = { handMs: 260, lookMs: 220, perSymbolMs: 20, spread: 0.25, errorRate: 0.02 };
