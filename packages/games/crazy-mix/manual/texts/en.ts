/** English defines the shape of the other languages. */
export const en = {
  lead: 'Win the most cards. In each round four cards describe one symbol: be the first to find it among the targets and point at it.',
  round: {
    title: 'A round',
    text: 'Cards are turned up until there is one on each side of the pile. The card now on top of the pile is the decoder: each of its four edges names a property, to be read from the card next to that edge.',
    rules: [
      'At the colour edge, look at the colour of the symbol on the card next to it.',
      'Read shape, size and fill in the same way, each from its own card.',
      'Together they describe one symbol. It is on exactly one of the targets around the pile.',
    ],
  },
  trial: {
    title: 'Try it',
    text: 'Press a property to see where it is read. Then switch to “After the mix”.',
    before: 'Before the mix',
    after: 'After the mix',
    read: (property: string, side: string, value: string) => `${property}, ${side}: ${value}`,
    mixed: (one: string, other: string, both: string) => `${one} symbol on ${other} background: ${both}`,
    found: (name: string) => `Wanted: the ${name}.`,
    more: 'Press all four properties.',
  },
  pointing: {
    title: 'Pointing',
    rules: [
      'The first player to point at the right symbol takes as many of the four cards as the number on the decoder, and chooses which.',
      'Pointing at a wrong symbol costs you one of the cards you won earlier. You have two tries per round. If the second is right, the first one still costs a card, even if it is one you have just won.',
      'Being second with the right symbol costs you nothing; you are told how close it was.',
      'If nobody finds the symbol in time, as many cards as the number on the decoder are lost.',
    ],
    ready:
      'At the start, after the mix and after a break, nothing starts before you say you are ready. If somebody else is ready, the round starts after 30 seconds.',
    fair: 'Everyone sees the last card at the same moment, and slow connections are compensated for. Press a time in the log to see how it was measured.',
  },
  mix: {
    title: 'The Crazy Mix card',
    text: 'One card in the pile has a logo. When it comes up, point at the target with the same logo. The first player to do so takes all the cards around the pile and the Crazy Mix card. Then all targets are turned over.',
    after: 'From then on the colour you look for is a mix of two: the symbol’s colour and its background.',
  },
  end: {
    title: 'Winning',
    text: 'The match ends when the pile has too few cards for another round. The player with the most cards wins. If there is a tie, the Crazy Mix card decides.',
  },
  apart: {
    title: 'Matches over several days',
    text: 'In a correspondence match you start each round when you like. Your own clock runs from then on. Once everyone has answered, the fastest right answer wins.',
  },
  untimed: {
    title: 'Without a clock',
    text: 'With the option “No clock: every right answer counts” you start each round when you like and take your time. Answers stay hidden until everyone has answered; then everyone who was right scores the stake, no matter who was first. The setting “By ear” turns it on against bots, for playing with a screen reader. Such matches aren’t rated.',
  },
  controls: {
    title: 'Controls',
    text: 'Tap or click a symbol on a target. At tables with “Point by properties”, you can also press or type the four properties in any order; the fourth one points. Against bots this is on.',
    marks: 'If colours are hard to tell apart, switch on patterns or letters with the buttons above the board.',
  },
};

export type ManualTexts = typeof en;
