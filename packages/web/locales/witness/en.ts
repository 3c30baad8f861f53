/** Texts of the comparison of a record with what this browser saw. */
export const en = {
  title: 'Compared with what this browser saw',
  same: 'The record agrees with what this browser saw during the match.',
  different: 'The record does not agree with what this browser saw during the match. The server has changed it.',
  nothing:
    'This browser didn’t see the match being played, so the record could only be checked against itself. A player’s own browser can do more.',
  commitment: 'Fingerprint of the secret, shown before the match',
  terms: 'Game and settings, as agreed',
  share: (name: string): string => `${name}’s share, as fixed before any was revealed`,
  repeated: (times: number): string =>
    times === 1
      ? 'The draw was repeated once because a player didn’t reveal their share. If that happens often, somebody may be waiting for better luck.'
      : `The draw was repeated ${times} times because a player didn’t reveal their share. Somebody may have been waiting for better luck.`,
  leftOut:
    'This browser added no share to the luck: it was away when the match began, or only watched. So this page can’t rule out that the server and another player chose the luck together.',
  seal: (name: string): string => `${name}: the hidden code is the one that was sealed`,
  receipt: 'What the server signed follows from the record, by the rules',
  signature: 'The server’s signature',
  frames: 'What this browser was shown is what the server signed',
  matches: 'same',
  differs: 'different',
  download: 'Save what this browser saw',
};
