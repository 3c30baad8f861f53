/** English gives the shape that the other languages follow. */
export const en = {
  lead: 'Say a word, walk once around the circle of safes, and leave stones on its letters. Whoever has the fewest stones in the end wins.',
  circle: {
    title: 'The circle',
    text: 'Seven safes lie in a circle. Each shows a letter and has two, three or four spaces for stones. The other 45 safes wait in a pile, and nobody knows their order.',
    stones: 'Everybody begins with as many stones: 20 with two players, 18 with three, 15 with four, 12 with five.',
    empty: 'four spaces, all free',
    begun: 'two stones, one space free',
    full: 'full: it is locked',
  },
  turn: {
    title: 'A turn',
    rules: [
      'Say a word that begins with the letter of a safe, and lay a stone on that safe. Where several show the letter, choose one.',
      'From there walk clockwise or anticlockwise, once around at most. On each safe you lay one stone at most.',
      'The letters you lay on come in the order in which they stand in the word. Letters may be left out, and safes passed by. A letter that stands twice in the word may serve twice.',
      'You cannot lay more stones than you have, and you may lay fewer than the word allows.',
      'You may also pass.',
    ],
    figure: (word: string) =>
      `Ann says ${word}. From G she goes anticlockwise, passes I and F, and lays on R, I, E and S: five stones.`,
  },
  trial: {
    title: 'Try it',
    text: (first: string, second: string) =>
      `Ann has said ${first}, Bo ${second}, and it is your turn. Type a word and see where it goes. Press a safe to leave it out or to take it in. No dictionary is asked here.`,
    tries: 'Words to try',
  },
  locking: {
    title: 'Locking safes',
    text: 'A safe that is full at the end of your turn is locked. Its stones go to the box, safe for good, whoever laid them. You keep the card, and a new one from the pile takes its place.',
    tip: 'So others may save your stones, and you theirs. Only stones in the box are out of the count.',
    figure: (word: string) =>
      `Cleo says ${word} and goes clockwise from F. The lower I has three stones now, so she locks it. The E has three as well, but a fourth space: it stays.`,
  },
  words: {
    title: 'Which words',
    rules: [
      'It is in the dictionary and has two letters or more.',
      'Nobody has said it before in this match.',
      'It contains no word that was said: after LOCK, neither LOCKER nor CLOCK.',
      'It has another root than every word that was said: after MAKING, no MAKES.',
    ],
    tip: 'Mind the short ones: once AT was said, every word with AT in it is out.',
    strict:
      'In a strict match, which is the usual one, a wrong word costs the turn: nothing is laid, and all hear why. It is not used up, and bars no other word.',
    gentle:
      'In a gentle match a wrong word is refused with the reason, and you try again until your time is up. Then you pass.',
  },
  end: {
    title: 'The end',
    text: 'Whoever has no stones left in front of them after their turn ends the match at once. It ends as well when everybody has passed twice in a row.',
    counting:
      'Everybody counts the stones in front of them and those on the circle. The fewest win. Of equals the one with more safes; if that is equal too, they share the victory.',
    figure: 'Ann has laid her last stone, but four of hers lie on the circle. Bo wins.',
  },
  languages: {
    title: 'Languages',
    text: 'A table chooses the language of its words: English, French or Dutch, whatever the language of your screen. Each has its own dictionary and its own 52 safes, by how often letters occur. Words are written without accents: É is E, Œ is OE.',
  },
  controls: {
    title: 'On the screen',
    text: 'Type your word; you may while others look for theirs. The longest walk is drawn at once. Press a safe to leave it out or to take it in, and the first one to begin on another with its letter. A dotted line shows the way round in the other direction. To pass, press twice. The words that were said can be searched.',
    help: 'If you play with bots alone, there are hints beside the board. After the match the analysis shows the best word of every turn.',
    keys: [
      ['A – Z', 'type the word, wherever you are'],
      ['Backspace', 'take a letter away'],
      ['↑', 'go the other way round'],
      ['↓', 'begin on another safe, or go the other way'],
      ['Tab', 'go to the safes and the buttons'],
      ['Space', 'press the safe you are on'],
      ['Enter', 'say the word'],
    ],
  },
};

export type ManualWords = typeof en;
