/** English defines the shape of the other languages. */
export const en = {
  lead: 'Find the other player’s code before they find yours. Each of you hides five crystals, and every guess is answered with pins.',
  hiding: {
    title: 'Hiding your code',
    text: 'Both players choose a secret code at the same time: five crystals, each in one of six colours. You can use a colour more than once. After you confirm your code you can’t change it, and only you can see it until the match is over.',
  },
  pins: {
    title: 'Guesses and pins',
    text: 'Once both codes are hidden, you take turns guessing. Every guess is answered with pins that everyone can see.',
    black: 'Black pin: right colour, right place.',
    white: 'White pin: right colour, wrong place.',
    silent: 'Pins don’t tell you which crystals they belong to. Each crystal of the code earns one pin at most.',
    code: 'Code',
    guess: 'Guess',
    steps: [
      'White and blue are in the right place: two black pins.',
      'The other white and the green are in the code, but elsewhere: two white pins.',
      'Red isn’t in the code: no pin.',
    ],
  },
  trial: {
    title: 'Try it',
    text: 'Here you can see the code. Press a crystal in the guess to change its colour, and watch the pins.',
    change: (place: number, crystal: string) => `Place ${place}: ${crystal}. Press to change it.`,
  },
  winning: {
    title: 'Winning',
    rules: [
      'The first to find the other player’s code wins, but both players get the same number of guesses.',
      'If the player who goes first finds the code, the other has one last guess. If they find it too, the match is a draw.',
      'If only the player who goes second finds the code in a round, they win at once.',
      'If nobody finds a code within twelve guesses each, the match is a draw.',
      'You lose if you resign or run out of time.',
    ],
  },
  sizes: {
    title: 'Options',
    text: 'A table can use codes of 3 to 6 crystals, 4 to 8 colours (orange and black are the last two), 6 to 16 guesses per player, and codes with or without repeated colours.',
  },
  plan: {
    title: 'Conditional moves',
    text: 'In a correspondence match, or one without a clock, “Plan next move” below the board lets you choose your next guesses while the other player is thinking: one guess, and a follow-up for each possible answer. They are played as soon as it is your turn. Only you can see your plan, and you can change or delete it at any time.',
  },
  controls: {
    title: 'Controls',
    text: 'Press a crystal to put it in the next free place, or drag it where you want it. Press a place to select it, and again to empty it. You can also press a crystal of an earlier guess, or the number of a guess to copy the whole row. You can prepare your guess while the other player is thinking.',
  },
};

export type ManualTexts = typeof en;
