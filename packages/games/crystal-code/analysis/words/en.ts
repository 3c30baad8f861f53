/** What is told of the quickest chain. */
export interface QuickestWords {
  readonly name: string;
  readonly time: string;
  readonly round: number;
}

/** English gives the shape that the other languages follow. */
export const en = {
  unreadable: 'This record cannot be analysed.',
  nothing: 'No race was run.',
  allPossible: (right: number, hands: number) => `All ${hands} hands could be chained; ${right} were.`,
  somePossible: (right: number, possible: number, hands: number) =>
    `${possible} of ${hands} hands could be chained; ${right} were.`,
  quickest: ({ name, time, round }: QuickestWords) => `The quickest chain: ${name}, ${time} in race ${round}.`,
  races: 'The races',
  whose: 'Whose chains',
  explained:
    'Bars are times, as parts of the glass. Beside them: how many chains the five tiles allowed. The fewer there are, the harder they are to find.',
  race: (round: number) => `Race ${round}`,
  final: 'final',
  player: 'Player',
  time: 'Time',
  chains: 'Chains',
  possible: (chains: number) => (chains === 0 ? 'none possible' : chains === 1 ? '1 chain' : `${chains} chains`),
  won: 'won',
  wrong: 'wrong',
  gaveUp: (time: string) => `gave up, ${time}`,
  late: 'no time left',
  own: (name: string, chains: number) =>
    chains === 1 ? `${name}’s chain, the only one there was.` : `${name}’s chain, one of ${chains}.`,
  shouted: (name: string) => `What ${name} shouted:`,
  instead: (chains: number) => (chains === 1 ? 'The only right one:' : `The nearest of ${chains} right ones:`),
  missed: (name: string, chains: number) =>
    chains === 1 ? `The only chain ${name} could have found.` : `One of ${chains} chains ${name} could have found.`,
  impossible: (name: string) => `${name}’s tiles allowed no chain at all.`,
  fault: {
    kinds: (one: string, other: string) => `${one} against ${other}: not the same symbol.`,
    few: (one: string, other: string) => `${one} against ${other}: fewer than six.`,
    adjacent: (at: number) => `Tile ${at} of the chain is touched on two sides beside each other.`,
  },
  touch: (one: string, other: string) => `${one} with ${other}`,
  inWords: (touches: string) => `The chain: ${touches}.`,
  machines: 'The machines',
  hindsight:
    'The best machine is searched for among all cards a player laid or held in the end, as if they and all crystals won had been there from the start.',
  built: 'Built',
  best: 'The best with these cards',
  searching: 'Searching for the best machine',
  had: (cards: number, crystals: number) =>
    `${cards === 1 ? '1 card' : `${cards} cards`} and ${crystals === 1 ? '1 crystal' : `${crystals} crystals`} to build with`,
  verdict: {
    best: 'Nothing better was possible.',
    cards: (fewer: number) =>
      fewer === 1 ? 'As many crystals fit on one card fewer.' : `As many crystals fit on ${fewer} cards fewer.`,
    crystals: (more: number) =>
      more === 1 ? 'One crystal more was possible.' : `${more} crystals more were possible.`,
    functions: (crystals: number) =>
      `It could have functioned, with ${crystals === 1 ? '1 crystal' : `${crystals} crystals`}.`,
    none: 'With these cards no machine could function.',
    unfound: 'No machine that functions was found.',
    unsure: 'Perhaps there is an even better one: not everything was tried.',
  },
};

export type AnalysisWords = typeof en;
