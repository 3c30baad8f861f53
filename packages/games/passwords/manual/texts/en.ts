/** English defines the shape of the other languages. */
export const en = {
  lead: 'Get rid of your stones: play a word, walk once around the circle of safes and leave stones on its letters. The player with the fewest stones at the end wins.',
  circle: {
    title: 'The circle',
    text: 'Seven safes lie in a circle. Each shows a letter and has two, three or four spaces for stones. The other 45 safes lie face down in a pile.',
    stones: 'Each player starts with 20 stones in a match of two, 18 in a match of three, 15 of four and 12 of five.',
    empty: 'four free spaces',
    begun: 'two stones, one free space',
    full: 'full: it locks',
  },
  turn: {
    title: 'Your turn',
    rules: [
      'Play a word that starts with the letter of a safe, and lay a stone on that safe. If several safes show the letter, choose one.',
      'From there, walk clockwise or anticlockwise, once around at most. Lay at most one stone on each safe.',
      'The letters you lay stones on must follow the order of the letters in your word. You can skip letters and safes. A letter that occurs twice in the word can be used twice.',
      'You can’t lay more stones than you have, but you can lay fewer than the word allows.',
      'You can also pass.',
    ],
    figure: (word: string) =>
      `Ann plays ${word}. She starts on G, goes anticlockwise, skips I and F, and lays stones on R, I, E and S: five in all.`,
  },
  trial: {
    title: 'Try it',
    text: (first: string, second: string) =>
      `Ann has played ${first} and Bo ${second}. Now it’s your turn: type a word and see where it goes. Press a safe to add it or leave it out. Words aren’t checked in the dictionary here.`,
    tries: 'Words to try',
  },
  locking: {
    title: 'Locking safes',
    text: 'A safe that is full at the end of your turn is locked. Its stones go into the box and no longer count, no matter who laid them. You keep the card, and a new safe from the pile takes its place.',
    tip: 'So other players can save your stones, and you can save theirs. Stones on the circle still count.',
    figure: (word: string) =>
      `Cleo plays ${word}, clockwise from F. The lower I now has three stones, so she locks it. The E also has three, but it has a fourth space, so it stays.`,
  },
  words: {
    title: 'Valid words',
    rules: [
      'The word is in the dictionary and has at least two letters.',
      'Nobody has played it in this match.',
      'It doesn’t contain a word that was played: after LOCK, you can’t play LOCKER or CLOCK.',
      'It doesn’t have the same root as a word that was played: after MAKING, you can’t play MAKES.',
    ],
    tip: 'Short words rule out a lot: after AT, nobody can play a word with AT in it.',
    strict:
      'In a strict match, which is the default, an invalid word loses your turn: you lay no stones, and everyone sees why. The word doesn’t count as played and rules out no other words.',
    gentle:
      'In a gentle match, an invalid word is refused with the reason, and you can try again until your time is up. Then you pass.',
    missing:
      'Is your word missing from the dictionary? Type it and press “Ask the others”, once per turn. If all of them agree, it counts in this match for everyone, and you can play it. In a strict match, a no loses your turn. Bots agree once per player, if the word looks like one.',
  },
  end: {
    title: 'End of the match',
    text: 'The match ends as soon as a player has no stones left in hand at the end of their turn. It also ends when everyone has passed twice in a row.',
    counting:
      'All players count their stones in hand and on the circle. The fewest wins. Ties go to the player with more safes; if that is a tie too, they share the win.',
    equal:
      'With equal turns, a choice of the table, the round is finished first, so that everyone has had as many turns. So that going first decides nothing, chance draws who begins each round; a player can have two turns in a row.',
    figure: 'Ann has laid her last stone, but four of her stones are still on the circle. Bo wins.',
  },
  languages: {
    title: 'Languages',
    text: 'Each table chooses the language of its words: English, French or Dutch, whatever language your screen is in. Each language has its own dictionary and its own 52 safes, based on how common the letters are. Words are written without accents: É is E, Œ is OE.',
  },
  controls: {
    title: 'Controls',
    text: 'Type your word at any time, even while others are looking for theirs. The longest walk is drawn right away. Press a safe to add it or leave it out, or press the first one to start on another safe with its letter. A dotted line shows the walk in the other direction. To pass, press the button twice. You can search the words that were played.',
    help: 'If you play against bots only, you can get hints beside the board. After the match, the analysis shows the best word of every turn.',
  },
};

export type ManualTexts = typeof en;
