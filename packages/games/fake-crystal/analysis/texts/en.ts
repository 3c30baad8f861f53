/** The parts of a sentence about a bluff. */
export interface BluffParts {
  readonly round: number;
  readonly seller: string;
  readonly by: string;
  readonly tile: string;
  readonly claim: number;
  readonly price: number;
  readonly profit: number;
}

/** English defines the shape of the catalogue. */
export const en = {
  unreadable: 'This match can’t be analysed.',
  nothing: 'No tiles changed hands.',
  soldBluff: ({ round, seller, by, tile, claim, price, profit }: BluffParts) =>
    `Biggest bluff, in round ${round}: ${seller} sold ${by} ${tile}, claimed as ${claim}, for ${price} and came out ${profit} ahead.`,
  leftBluff: ({ round, seller, by, tile, claim, price, profit }: BluffParts) =>
    `Biggest bluff, in round ${round}: ${seller} claimed only ${claim} for ${tile}; ${by} settled for ${price} and fell ${profit} behind.`,
  noBluff: 'There were lies in this match, but none paid off.',
  noLies: 'Not a single lie in this match: every claim was honest.',
  turning: {
    title: 'Turning points',
    graph: 'Points ahead of the average, after each transaction; turning points are marked.',
  },
  transactions: 'Transactions',
  explained:
    'Points are what each player got out of a transaction: credits, the tile and any trophy claimed right away. Blue trophies are awarded at the end and aren’t included.',
  whose: 'Show transactions of',
  everybody: 'Everyone',
  none: 'No transactions.',
  round: (round: number) => `Round ${round}`,
  offer: 'Offer',
  happened: 'What happened',
  points: 'Points',
  compared: 'Net result',
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
  steppedIn: (name: string, tile: string) => `ahead of ${name}, who gets ${tile}`,
  parts: { credits: 'credits', tile: 'tile', trophy: 'trophy' },
  ahead: (points: number) => `${points} ahead`,
  behind: (points: number) => `${points} behind`,
  even: 'even',
  tooExpensive: 'the other choice was too expensive',
  edge: (name: string, standing: string) => `${name} ${standing}`,
  other: {
    bought: (standing: string) => `if bought: ${standing}`,
    banked: (standing: string) => `if banked: ${standing}`,
    kept: (standing: string) => `if kept: ${standing}`,
    sold: (standing: string) => `if sold: ${standing}`,
  },
  verdicts: {
    bluffed: (by: string, seller: string) => `${by} fell for ${seller}’s bluff`,
    overpaid: (by: string) => `${by} paid too much`,
    'let-go': (by: string) => `${by} let a good tile go`,
    caught: (_: string, seller: string) => `${seller}’s lie was caught`,
    'given-away': (_: string, seller: string) => `${seller} sold too cheap`,
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
    gained: 'Gained by lying',
    lost: 'Lost by lying',
    fellFor: 'Fell for',
    fellForBy: (lies: number, points: string) => (lies === 0 ? '0' : `${lies} (${points})`),
    explained:
      'A lie is believed when a tile claimed too high is bought, or one claimed too low is left to its seller. It is called when the opposite happens or nobody takes the tile.',
  },
};

export type AnalysisTexts = typeof en;
