/** How fast a person is at each stage of a round, in median milliseconds, and how often they slip. */
export interface PlayerProfile {
  /** Moving the hand to a target at a medium distance. */
  readonly handMs: number;
  /** Reading one property off the decoder and its card, or mixing two colours. */
  readonly lookMs: number;
  /** Looking at one symbol while searching. */
  readonly perSymbolMs: number;
  /** Chance to point at a symbol that is one property off. */
  readonly slips: number;
}

/*
 * After what is known of people: conjunction search takes 20 to 30 ms per item for the practised and twice that for
 * children; a saccade with fixation takes about 250 ms, and reading a property takes several. Medians of a whole round
 * are about 8.7, 7.2, 6.0, 5.0, 4.1, 3.4 and 2.8 seconds.
 */
export const PROFILES = {
  child: { handMs: 1100, lookMs: 1270, perSymbolMs: 60, slips: 0.12 },
  beginner: { handMs: 1000, lookMs: 1020, perSymbolMs: 55, slips: 0.1 },
  casual: { handMs: 900, lookMs: 830, perSymbolMs: 48, slips: 0.08 },
  average: { handMs: 800, lookMs: 670, perSymbolMs: 42, slips: 0.06 },
  practised: { handMs: 700, lookMs: 540, perSymbolMs: 36, slips: 0.05 },
  quick: { handMs: 600, lookMs: 445, perSymbolMs: 31, slips: 0.04 },
  expert: { handMs: 520, lookMs: 360, perSymbolMs: 26, slips: 0.03 },
} as const satisfies Readonly<Record<string, PlayerProfile>>;
