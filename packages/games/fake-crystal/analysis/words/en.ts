/** What is told of a bluff. */
export interface BluffWords {
  readonly round: number;
  readonly seller: string;
  readonly by: string;
  readonly tile: string;
  readonly claim: number;
  readonly price: number;
  readonly profit: number;
}

/** English gives the shape that the other languages follow. */
export const en = {
  unreadable: 'This record cannot be analysed.',
  nothing: 'No tile changed hands.',
  soldBluff: ({ round, seller, by, tile, claim, price, profit }: BluffWords) =>
    `The biggest bluff, in round ${round}: ${seller} sold ${by} ${tile} as ${claim}, for ${price}, and came out ${profit} ahead.`,
  leftBluff: ({ round, seller, by, tile, claim, price, profit }: BluffWords) =>
    `The biggest bluff, in round ${round}: ${seller} claimed ${claim} for ${tile}; ${by} was content with ${price} and fell ${profit} behind.`,
  noBluff: 'There were lies in this match, but none that paid.',
  noLies: 'Not one lie in this match: every claim was true.',
  transactions: 'Transactions',
  explained:
    'Worth is what a transaction brought in points: credits, the tile, a trophy claimed at once. Trophies for blue are counted in the end and stand in no transaction.',
  whose: 'Whose transactions',
  everybody: 'Everybody',
  none: 'Nothing to show.',
  round: (round: number) => `Round ${round}`,
  offer: 'Offer',
  happened: 'What happened',
  worth: 'Worth',
  compared: 'Compared',
  verdict: 'Verdict',
  claimed: (claim: number) => `claimed ${claim}`,
  price: (price: number) => `price ${price}`,
  bid: (sum: number) => `bid ${sum}`,
  honest: 'honest',
  lie: (value: number) => (value < 0 ? 'a lie: a fake' : `a lie: worth ${value}`),
  bought: (by: string, seller: string) => `${by} buys from ${seller}`,
  banked: (by: string, seller: string) => `${by} banks ${seller}’s stake`,
  kept: (by: string, seller: string) => `${seller} keeps it and pays ${by}`,
  sold: (by: string, seller: string) => `${seller} sells it to ${by}`,
  repacked: (_: string, seller: string) => `${seller} takes it back`,
  looked: (name: string) => `${name} had looked at it`,
  steppedIn: (name: string, tile: string) => `in place of ${name}, who gets ${tile}`,
  parts: { credits: 'credits', tile: 'tile', trophy: 'trophy' },
  ahead: (points: number) => `${points} ahead`,
  behind: (points: number) => `${points} behind`,
  even: 'even',
  tooDear: 'the other choice was too dear',
  edge: (name: string, standing: string) => `${name} ${standing}`,
  other: {
    bought: (standing: string) => `if bought: ${standing}`,
    banked: (standing: string) => `if banked: ${standing}`,
    kept: (standing: string) => `if kept: ${standing}`,
    sold: (standing: string) => `if sold: ${standing}`,
  },
  verdicts: {
    bluffed: (by: string, seller: string) => `${by} believed ${seller}`,
    overpaid: (by: string) => `${by} paid too much`,
    'let-go': (by: string) => `${by} let a good tile go`,
    caught: (_: string, seller: string) => `${seller}’s lie was caught`,
    'given-away': (_: string, seller: string) => `${seller} gave it away`,
    overstaked: (_: string, seller: string) => `${seller} staked too much`,
    fair: () => 'a fair deal',
    forced: () => 'no other choice',
    repacked: () => 'nobody took it',
  },
  lies: {
    title: 'Lies told and believed',
    player: 'Player',
    told: 'Lies told',
    toldOf: (lies: number, claims: number) => `${lies} of ${claims}`,
    believed: 'Believed',
    called: 'Called',
    gained: 'Won by lying',
    lost: 'Lost by lying',
    fellFor: 'Believed others',
    fellForBy: (lies: number, points: string) => (lies === 0 ? '0' : `${lies} (${points})`),
    explained:
      'A lie is believed when a tile claimed too high is bought, or one claimed too low is left to its seller. It is called when the opposite happens, or when nobody takes the tile.',
  },
};

export type AnalysisWords = typeof en;
