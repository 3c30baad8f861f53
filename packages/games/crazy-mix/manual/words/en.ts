export const en = {
  lead: 'Four cards around the pile describe one symbol. Find it on the border before anybody else does.',
  round: {
    title: 'A round',
    text: 'Cards are turned up until one lies at each side of the pile. The card that is now on top of the pile is the decoder: each of its four edges names a property, and the card at that edge gives it.',
    rules: [
      'The edge with the colour sign: look at the colour of the symbol on the card beside it.',
      'The edges for shape, size and fill are read the same way, each from its own card.',
      'Together they make one symbol. It is on exactly one card of the border.',
    ],
  },
  trial: {
    title: 'Try it',
    text: 'Press a property to see where it is read. Then switch to “after the mix”.',
    before: 'Before the mix',
    after: 'After the mix',
    read: (property: string, side: string, value: string) => `${property}, ${side}: ${value}`,
    mixed: (one: string, other: string, both: string) => `${one} symbol on ${other} ground: ${both}`,
    found: (name: string) => `Wanted: the ${name}.`,
    more: 'Press all four properties.',
  },
  pointing: {
    title: 'Pointing',
    rules: [
      'The first who points at the right symbol takes as many of the four cards as the number on the decoder says.',
      'A wrong symbol costs a card won earlier. Everybody has two tries a round.',
      'Coming second with the right symbol costs nothing.',
      'If nobody finds it in time, the cards of the stake are lost.',
    ],
    fair: 'Everybody sees the last card at the same instant, and a slow connection is allowed for. The times in the log open to show how.',
  },
  mix: {
    title: 'The Crazy Mix card',
    text: 'One card of the pile has a logo. When it comes up, point at the same logo on the border. Whoever is first takes every card at the sides and the Crazy Mix card. Then all targets are turned over.',
    after: 'From then on two colours count: the one of the symbol and the one of its ground, mixed.',
  },
  end: {
    title: 'The end',
    text: 'The match ends when the pile cannot fill the sides any more. Most cards win. If there is a tie, the holder of the Crazy Mix card wins it.',
  },
  apart: {
    title: 'Over days',
    text: 'In a correspondence match everybody opens a round when they like. Your own time runs from there, and the quickest right answer wins once all have answered.',
  },
  controls: {
    title: 'Controls',
    text: 'Tap or click a symbol on the border. On a keyboard, press the letters of the four properties in any order: the last one points.',
    keys: (letters: KeyLetters) => [
      [letters.primaries, 'colour before the mix'],
      [letters.secondaries, 'colour after the mix'],
      [letters.shapes, 'square, triangle, circle'],
      ['1 2', 'big, small'],
      [letters.fills, 'full, empty'],
      ['Esc', 'start over'],
      ['1 2', 'the logos, when one is wanted'],
      ['1–4', 'cards to take: top, right, bottom, left'],
    ],
    marks: 'Colours can also be told apart by patterns or letters: there is a switch on the board.',
  },
};

/** The keys of the properties, in the reader's language. */
export interface KeyLetters {
  readonly primaries: string;
  readonly secondaries: string;
  readonly shapes: string;
  readonly fills: string;
}

export type Words = typeof en;
