/** English gives the shape that the other languages follow. */
export const en = {
  loading: 'Opening the dictionary',
  judging: 'Looking for the best words',
  unreadable: 'This record cannot be analysed.',
  failed: 'The dictionary could not be opened.',
  again: 'Try again',
  nothing: 'Nobody took a turn.',
  nobody: 'No stone was laid in this match.',
  closest: (names: string, share: string) =>
    `Closest to the best words: ${names}, with ${share} of their stones on average.`,
  seats: {
    title: 'Against the best words',
    player: 'Player',
    share: 'Mean share',
    laid: 'Stones laid',
    laidOf: (laid: string, most: string) => `${laid} of ${most}`,
    best: 'Best words',
    wrong: 'Wrong words',
    passes: 'Passes',
    safes: 'Safes',
    explained:
      'The best word of a turn lays more stones than any other of the dictionary that was still allowed; of equal ones it locks most safes. The share is how many of its stones were laid; wrong words and passes lay none.',
  },
  turns: {
    title: 'Turn by turn',
    whose: 'Whose turns',
    everybody: 'Everybody',
    turn: 'Turn',
    said: 'Said',
    best: 'Best word',
    share: 'Share',
    walk: 'Walks',
    stones: (count: number) => (count === 1 ? '1 stone' : `${count} stones`),
    could: (count: number) => `could lay ${count}`,
    noBetter: 'no word lays more',
    noWord: 'no word was left',
    walks: (turn: number) => `The walks of turn ${turn}`,
  },
};

export type AnalysisWords = typeof en;
