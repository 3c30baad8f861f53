/** English gives the shape that the other languages follow. */
export const en = {
  lead: 'Hide a code of five crystals, and find the other player’s code before yours is found.',
  hiding: {
    title: 'Hiding',
    text: 'Both players choose a secret code at the same time: five places, and in each one of six crystals. A crystal may be used several times. A code that is confirmed stays as it is, and only its owner sees it until the match is over.',
  },
  pins: {
    title: 'Guesses and pins',
    text: 'When both codes are hidden, guessing starts, first one player, then the other. Every guess is answered with pins, for all to see.',
    black: 'A black pin: a right crystal in the right place.',
    white: 'A white pin: a right crystal in the wrong place.',
    silent:
      'Pins are only counted. They do not say which crystals they stand for, and each crystal of the code earns one pin at most.',
    code: 'The code',
    guess: 'The guess',
    steps: [
      'White and blue stand where they should: two black pins.',
      'Of the rest, the other white and green are in the code, elsewhere: two white pins.',
      'Red is not in the code: no pin.',
    ],
  },
  trial: {
    title: 'Try it',
    text: 'Here the code lies open. Press a crystal of the guess to change it, and watch the pins.',
    change: (place: number, crystal: string) => `Place ${place}: ${crystal}. Press to change it.`,
  },
  winning: {
    title: 'Who wins',
    rules: [
      'Whoever finds the other’s code first wins, but both get the same number of guesses.',
      'If the player who began finds the code, the other has one guess left to equalise. Both found in the same round: a draw.',
      'If only the second player finds the code in a round, the match is won at once.',
      'Twelve guesses each, and neither code found: a draw.',
      'Whoever gives up or runs out of time loses.',
    ],
  },
  sizes: {
    title: 'Other sizes',
    text: 'A table may choose 3 to 6 places, 4 to 8 crystals (orange and black join), 6 to 16 guesses, and whether a crystal may be used more than once in a code.',
  },
  plan: {
    title: 'Planning ahead',
    text: 'In a match over days, or without a clock, “Plan ahead” under the board lets you decide your next guesses while the other player thinks: one guess, and another for each answer that it may get. They are made as soon as it is your turn. Nobody else hears of your plan, and you may change or drop it at any time.',
  },
  controls: {
    title: 'On the screen',
    text: 'Press a crystal and it goes to the next free place, or drag it where you want it. Press a place to choose it, press again to empty it. A crystal of an earlier guess can be pressed too, and the number of a guess repeats the whole row. You may prepare your guess while the other player thinks.',
    keys: [
      ['r y b w g p o k', 'place a crystal by its letter'],
      ['1 – 8', 'place a crystal by its number'],
      ['← →', 'choose a place'],
      ['↑ ↓', 'take up an earlier guess'],
      ['Backspace', 'take a crystal out'],
      ['Esc', 'clear'],
      ['Enter', 'confirm'],
    ],
  },
};

export type ManualWords = typeof en;
