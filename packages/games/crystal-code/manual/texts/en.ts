/** English defines the shape of the other languages. */
export const en = {
  lead: 'Build the working machine that holds the most crystals. You win crystals and cards in nine races: chain your five tiles faster than the others.',
  race: {
    title: 'The race',
    text: 'In each of the nine races everyone gets five tiles, face down. When everyone is ready, all tiles are revealed at once and the hourglass is turned. Join your five tiles into one chain:',
    rules: [
      'Where two tiles touch, both sides must show the same symbol, at least six of it in all.',
      'On a tile that touches two others, leave at least one free side between the two joined sides.',
    ],
    pair: 'Three mountains and four make seven: these two fit.',
    apart: 'a free side in between',
    adjacent: 'two adjacent sides',
    done: 'Call “Done!” when all five tiles are joined. The first player with a right chain wins the race; the others keep going until time runs out. Chains are only checked at the end of the race: a wrong chain wins nothing, and you can’t take “Done!” back. Nearly every hand can be chained, often in several ways. If you can’t find a chain, you may give up.',
  },
  trial: {
    title: 'Try it',
    text: 'Press a tile to turn it by one side. Find the two sides that fit together.',
    left: 'Turn the left tile',
    right: 'Turn the right tile',
    fits: (one: string, other: string, sum: number) => `${one} and ${other}: ${sum} in all. They fit!`,
    few: (one: string, other: string, sum: number) => `${one} and ${other}: the same symbol, but only ${sum}.`,
    kinds: (one: string, other: string) => `${one} and ${other}: different symbols.`,
  },
  prizes: {
    title: 'Rooms and prizes',
    text: 'There are eight rooms, and each holds one crystal more than there are players. Each race is for the crystals of the next room. The winner takes two crystals and draws two cards; every other player with a right chain in time takes one crystal and draws one card. Whatever is left goes to the final room.',
    figure: 'Three players, so four crystals: the last one goes to the final room.',
    notes: ['right, 0:21', 'right, 0:34', 'wrong, 0:18'],
    nothing: 'nothing',
    gain: (crystals: number, cards: number) =>
      `${crystals === 1 ? '1 crystal' : `${crystals} crystals`}, ${cards === 1 ? '1 card' : `${cards} cards`}`,
  },
  final: {
    title: 'The final',
    text: 'The last two races are both for the final room. The first one pays as usual. Win both and you sweep the room: the other players with a right chain take one crystal and one card each, then you take all the crystals that are left and draw as many cards, at least two. If someone else wins the last race, it pays as usual and the remaining crystals are lost.',
    figure: 'Ten crystals are left for the last race, and Ann wins again.',
    notes: ['wins both', 'finishes', 'finishes'],
  },
  machine: {
    title: 'Building your machine',
    text: 'You start with three machine cards. After each race everyone builds at the same time and in secret. The machines are revealed when everyone is done.',
    rules: [
      'Lay as many cards as you like, edge to edge with your machine and turned any way you like. Where cards touch, line must meet line and blank must meet blank, and at least one line must connect.',
      'Place all the crystals you just won on free spots, so lay enough cards for them. Crystals are lost only if no spot is free and you can’t lay a card with a spot.',
      'Cards can’t be moved or removed once laid.',
      'If you lay no cards, you may discard two and draw one.',
    ],
    functions:
      'A machine works if it is closed (no line leads nowhere) and filled (a crystal on every spot). A printed crystal counts like any other. A closed machine can’t grow any more, so don’t close yours too early.',
    figure:
      'A working machine: nine crystals, two of them printed, on six cards. Next to it, the same machine unfinished.',
  },
  end: {
    title: 'Winning',
    rules: [
      'After the ninth race, the working machine with the most crystals wins.',
      'Ties go to the machine with fewer cards, then to the larger hand; otherwise the win is shared.',
      'If no machine works, all machines are compared in the same way.',
    ],
  },
  apart: {
    title: 'Races over several days',
    text: 'With the option “Everyone races in their own time” you don’t have to be online together. Start your race when you have a quiet moment: your own timer starts then, and only your own time counts. Nobody sees how the others did until everyone has finished.',
  },
  untimed: {
    title: 'Without an hourglass',
    text: 'With the option “No hourglass: every right chain counts” you take your time, and it doesn’t matter who is first. Chains are checked when everyone has handed theirs in. All right chains win the same: 2 crystals and 2 cards if the room has enough for everyone, otherwise 1 of each. Nobody sweeps the final. The setting “By ear” turns it on against bots, for playing with a screen reader. Such matches aren’t rated.',
  },
  daily: {
    title: 'The daily puzzle',
    text: 'Every day there is one hand, the same for everyone, and it can always be chained. The clock runs from the moment you open it to your first right chain. A wrong chain only costs you time.',
  },
  controls: {
    title: 'Controls',
    race: 'In a race',
    raceText:
      'Drag a tile close to another and it snaps to the nearest side. Or tap a side of one tile, then a side of another, to join them. Turn a tile with its round knob, a double tap or the mouse wheel. The small plate next to a joint shows how many symbols meet there; drag it to move all the joined tiles together.',
    build: 'While building',
    buildText:
      'Press a card in your hand to pick it up, press it again to turn it, then press one of the glowing places, or drag the card there. Press a planned card to take it back. Drag, pinch or scroll to see more of the machine; press another player’s machine to look at it. Nothing is final until you confirm.',
    time: 'If you run out of time while building, your machine is built for you. Races don’t wait long either: 30 seconds after the first player is ready, the race starts for everyone.',
  },
};

export type ManualTexts = typeof en;
