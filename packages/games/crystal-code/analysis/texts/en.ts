/** Parameters of `quickest`. */
export interface QuickestChain {
  readonly name: string;
  readonly time: string;
  readonly round: number;
}

/** English defines the shape of the other languages. */
export const en = {
  unreadable: 'This match can’t be analysed.',
  nothing: 'No races were played.',
  allPossible: (right: number, hands: number) => `All ${hands} hands could be chained; ${right} were.`,
  somePossible: (right: number, possible: number, hands: number) =>
    `${possible} of ${hands} hands could be chained; ${right} were.`,
  quickest: ({ name, time, round }: QuickestChain) => `Fastest chain: ${name}, ${time} in race ${round}.`,
  races: 'Races',
  whose: 'Show chains by',
  explained:
    'The bars show times as a share of the hourglass. Next to them: how many chains the five tiles allowed. The fewer there are, the harder they are to find.',
  race: (round: number) => `Race ${round}`,
  final: 'final',
  player: 'Player',
  time: 'Time',
  chains: 'Chains',
  possible: (chains: number) => (chains === 0 ? 'none possible' : chains === 1 ? '1 chain' : `${chains} chains`),
  won: 'won',
  wrong: 'wrong',
  gaveUp: (time: string) => `gave up, ${time}`,
  late: 'out of time',
  own: (name: string, chains: number) =>
    chains === 1 ? `${name}’s chain, the only one possible.` : `${name}’s chain, one of ${chains} possible.`,
  ownWrong: (name: string) => `${name}’s chain:`,
  instead: (chains: number) => (chains === 1 ? 'The only right chain:' : `The closest of ${chains} right chains:`),
  missed: (name: string, chains: number) =>
    chains === 1 ? `The only chain ${name} could have made.` : `One of ${chains} chains ${name} could have made.`,
  impossible: (name: string) => `${name}’s tiles couldn’t be chained.`,
  fault: {
    kinds: (one: string, other: string) => `${one} against ${other}: different symbols.`,
    few: (one: string, other: string) => `${one} against ${other}: fewer than six.`,
    adjacent: (at: number) => `Tile ${at} of the chain is joined on two adjacent sides.`,
  },
  touch: (one: string, other: string) => `${one} with ${other}`,
  inWords: (touches: string) => `The chain: ${touches}.`,
  machines: 'Machines',
  hindsight:
    'The best machine is what a player could have built with all the cards they laid or still held and all the crystals they won, had everything been there from the start.',
  built: 'Built',
  best: 'Best with these cards',
  searching: 'Searching for the best machine',
  had: (cards: number, crystals: number) =>
    `${cards === 1 ? '1 card' : `${cards} cards`} and ${crystals === 1 ? '1 crystal' : `${crystals} crystals`} to build with`,
  verdict: {
    best: 'Nothing better was possible.',
    cards: (fewer: number) =>
      fewer === 1
        ? 'The same crystals would have fit on one fewer card.'
        : `The same crystals would have fit on ${fewer} fewer cards.`,
    crystals: (more: number) =>
      more === 1 ? 'One more crystal was possible.' : `${more} more crystals were possible.`,
    functions: (crystals: number) =>
      `A working machine was possible, with ${crystals === 1 ? '1 crystal' : `${crystals} crystals`}.`,
    none: 'No working machine was possible with these cards.',
    unfound: 'No working machine was found.',
    unsure: 'There may be an even better one: not every combination was tried.',
  },
};

export type AnalysisTexts = typeof en;
