/** English gives the shape that the other languages follow. */
export const en = {
  lead: 'Chain your five tiles faster than the others, win crystals and cards, and build the machine that holds the most.',
  race: {
    title: 'The race',
    text: 'Nine times, everybody gets five tiles, face down. When all are ready they are turned up for all at once, and the glass runs. Lay your five tiles in one row:',
    rules: [
      'Where two tiles touch, both sides show the same symbol, and at least six of it together.',
      'On a tile that touches two others, at least one side stays free between the two that touch.',
    ],
    pair: 'Three mountains and four: seven of the same. These two hold.',
    apart: 'a free side between',
    adjacent: 'two sides beside each other',
    done: 'Say “Done!” when all five hang together. The first with a right chain wins the race, and the others go on until the glass is empty. Nothing is checked before that: a wrong chain wins nothing, and what is said cannot be taken back. Nearly every hand can be chained, often in several ways; if you find nothing, you may give up.',
  },
  trial: {
    title: 'Try it',
    text: 'Press a tile to turn it by one side. Find the sides with which these two hold.',
    left: 'Turn the left tile',
    right: 'Turn the right tile',
    fits: (one: string, other: string, sum: number) => `${one} and ${other}: ${sum}. They hold.`,
    few: (one: string, other: string, sum: number) => `${one} and ${other}: the same, but only ${sum}.`,
    kinds: (one: string, other: string) => `${one} and ${other}: not the same symbol.`,
  },
  prizes: {
    title: 'Prizes and rooms',
    text: 'Eight rooms hold one crystal more than there are players, each. Every race is about the next room. The winner takes two crystals and draws two cards; everybody else with a right chain in time takes one crystal and one card. What is left goes to the final room.',
    figure: 'Three players, so four crystals: the last one goes to the final room.',
    notes: ['right, 0:21', 'right, 0:34', 'wrong, 0:18'],
    nothing: 'nothing',
    gain: (crystals: number, cards: number) =>
      `${crystals === 1 ? '1 crystal' : `${crystals} crystals`}, ${cards === 1 ? '1 card' : `${cards} cards`}`,
  },
  final: {
    title: 'The final and its sweep',
    text: 'The last two races are both about the final room. The first pays as always. Whoever wins both sweeps the room: the others with a right chain take one crystal and one card each, then the winner takes all crystals that are left, and as many cards. If somebody else wins the last race, it pays as always and the rest is gone.',
    figure: 'Ten crystals are left for the last race, and Ann wins again.',
    notes: ['wins both', 'finishes', 'finishes'],
  },
  machine: {
    title: 'Building a machine',
    text: 'You start with three machine cards. After each race everybody builds at the same time and in secret; all is shown when all have built.',
    rules: [
      'Lay as many cards as you like, edge to edge with your machine and turned as you like. Where cards touch, line meets line or blank meets blank, and at least one line must meet another.',
      'All crystals you just won go on free spots, so lay enough cards for them. They are lost only if no spot is free and no card with a spot can be laid.',
      'What lies, lies: nothing is moved or taken away later.',
      'If you lay nothing, you may discard two cards and draw one.',
    ],
    functions:
      'A machine functions if it is closed, so that no line leads off into nothing, and filled: a crystal on every spot. A printed crystal counts like any other. But a closed machine can grow no more, so do not close it too early.',
    figure: 'Nine crystals, two of them printed, on six cards; and the same machine, not finished.',
  },
  end: {
    title: 'Winning',
    rules: [
      'After the ninth race the functioning machine with the most crystals wins.',
      'Of equal ones the one with fewer cards, then whoever holds more cards in hand; who is still equal shares the victory.',
      'If no machine functions, all are compared in the same way.',
    ],
  },
  apart: {
    title: 'Races over days',
    text: 'With “everybody races in their own time”, nobody has to be there together. Open the round when you have a quiet minute: your own glass starts then, and only your own time counts. Nobody sees how the others fared before all are through.',
  },
  daily: {
    title: 'The deal of the day',
    text: 'Every day there is one hand for everybody, and it can be chained. Your time runs from the moment you open it to your first right chain; a wrong one costs nothing but time.',
  },
  controls: {
    title: 'On the screen',
    race: 'In a race',
    raceText:
      'Drag a tile near another: it snaps to the nearest side. Or tap a side of one tile and then a side of another, and they join. Turn a tile with its round knob, with a double tap, or with the mouse wheel. Drag the small plate beside a joint to move all that hangs together; it also says how many symbols meet there.',
    raceKeys: [
      ['1 – 5', 'choose a tile'],
      ['← →', 'add it to the left or right end of the row'],
      ['↑ ↓', 'move it to the neighbour’s next side'],
      [', .', 'turn it by one side'],
      ['Backspace', 'take it out of the row'],
      ['Esc', 'let go'],
      ['Enter', 'Done!'],
    ],
    build: 'While you build',
    buildText:
      'Press a card of your hand to take it up, press it again to turn it, then press a place that glows; or drag the card there. Press a planned card to take it back. Drag the machine, pinch it or roll the wheel to see all of it; press another’s machine to look at it. Nothing counts before you confirm.',
    buildKeys: [
      ['1 – 9', 'take up a card; again: turn it'],
      ['← → ↑ ↓', 'go from place to place'],
      [', .', 'turn the card'],
      ['Enter', 'lay it'],
      ['Backspace', 'take the last card back'],
      ['Esc', 'let go'],
      ['+ − 0', 'nearer, farther, show all'],
    ],
    time: 'If your time is up while you build, the house builds for you. A race never waits long: 30 seconds after the first is ready, it starts for all.',
  },
};

export type ManualWords = typeof en;
