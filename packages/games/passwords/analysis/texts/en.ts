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
    `Closest to the best words: ${names}, with ${share} of the best result on average.`,
  seats: {
    title: 'Compared with the best words',
    player: 'Player',
    share: 'Average share',
    gone: 'Stones gone',
    goneOf: (gone: string, most: string) => `${gone} of ${most}`,
    best: 'Best words',
    wrong: 'Invalid words',
    passes: 'Passes',
    safes: 'Safes',
    explained:
      'Fewest stones wins, so the best word is the allowed word that gets rid of the most of your stones (ties: most safes locked, then most stones laid). The share compares your stones gone with that number or, where no stone could go, your stones laid.',
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
    result: (laid: number, gone: number) => (gone === 0 ? `${laid} laid` : `${laid} laid, ${gone} gone`),
    could: (count: number) => `${count} possible`,
    noBetter: 'no word is better',
    noWord: 'no word left',
    /** How common a word is, by grade. */
    grades: {
      1: 'everyday word',
      2: 'common word',
      3: 'uncommon word',
      4: 'rare word',
      5: 'vulgar word',
      allowed: 'allowed by the others',
    },
    walks: (turn: number) => `Walks of turn ${turn}`,
  },
};

export type AnalysisTexts = typeof en;
