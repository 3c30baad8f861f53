/** English defines the shape of the other languages. */
export const en = {
  loading: 'Loading dictionary…',
  judging: 'Finding the best words…',
  unreadable: 'This record can’t be analysed.',
  failed: 'The dictionary didn’t load.',
  again: 'Try again',
  nothing: 'No turns were played.',
  nobody: 'No stones were laid in this match.',
  closest: (names: string, share: string) =>
    `Closest to the best words: ${names}, with ${share} of the possible stones on average.`,
  seats: {
    title: 'Compared with the best words',
    player: 'Player',
    share: 'Average share',
    laid: 'Stones laid',
    laidOf: (laid: string, most: string) => `${laid} of ${most}`,
    best: 'Best words',
    wrong: 'Invalid words',
    passes: 'Passes',
    safes: 'Safes',
    explained:
      'The best word is the allowed word that lays the most stones (ties: most safes locked). The share compares the stones you laid with that number; invalid words and passes lay none.',
  },
  turns: {
    title: 'Turn by turn',
    whose: 'Show turns of',
    everybody: 'Everyone',
    turn: 'Turn',
    played: 'Played',
    best: 'Best word',
    share: 'Share',
    walk: 'Walks',
    stones: (count: number) => (count === 1 ? '1 stone' : `${count} stones`),
    could: (count: number) => `${count} possible`,
    noBetter: 'no word lays more',
    noWord: 'no word left',
    walks: (turn: number) => `Walks of turn ${turn}`,
  },
};

export type AnalysisTexts = typeof en;
